import { listConsolePayments } from '@sesame/contract/console/payments/payment-list.ts';
import { createPromoCode } from '@sesame/contract/console/payments/promo-codes.ts';
import { allRoutes } from '@sesame/contract/shared/all-routes.ts';
import type pg from 'pg';
import { expect } from 'vitest';
import type { Database } from '../../src/database.types.ts';
import { createPool } from '../../src/platform/db/connections/pool.ts';
import { createDatabase } from '../../src/platform/db/database.ts';
import { createReads, type Reads, registerReads } from '../../src/platform/db/replica/reads.ts';
import { buildOperator } from '../build/build-operator.ts';
import { freePort } from '../free-port.ts';
import { shopTest } from '../shops/shop-test.ts';

/** Which reads a replica answers. A real one is in `npm run drill -- replica`. */

const POSITION = 4_711;
const test = shopTest(['sales']);
/** The positions that calls required of the replica. */
const required: (number | undefined)[] = [];
let pool: pg.Pool;
test.beforeAll(({ app }) => {
  const { log, db } = app.platform;
  // Refuses what a standby refuses.
  const options = '-c default_transaction_read_only=on';
  pool = createPool({ url: app.databaseUrl, size: 3, namedStatements: true, log, options });
  const replica = createDatabase<Database>(pool);
  registerReads(db, {
    db: replica,
    has(position) {
      required.push(position);
      return true;
    },
    upToDate: (read) => read(replica),
    position: () => Promise.resolve(POSITION),
    pool,
    figures: {
      ...{ missingBytes: 0, isUsed: true, ageMs: 0, repeated: 0 },
      answered: { replica: 0, primary: 0 },
    },
    stop: () => pool.end(),
  } satisfies Reads);
});
test.afterAll(() => pool.end());

const period = { since: '2026-03-01', until: '2026-03-10' };
const queries: Readonly<Record<string, object>> = {
  getOverview: { days: '30' },
  getSalesReport: { ...period, by: 'product' },
  exportSalesReport: { ...period, by: 'product' },
  getSubscriptionReport: period,
  exportSubscriptionReport: period,
  getConversionReport: period,
  exportConversionReport: period,
  findRecords: { search: 'card' },
};

test('lists, exports, reports and search of the console are answered by a database that cannot write', async ({
  app,
}) => {
  const { token } = await buildOperator(app);
  const reads = allRoutes.filter(
    ({ auth, method, path }) => auth === 'operator' && method === 'GET' && !path.includes(':'),
  );
  const answered = new Map<string, number>();
  for (const { id, path } of reads) {
    const before = required.length;
    const search = new URLSearchParams(Object.entries(queries[id] ?? {}));
    const response = await fetch(`${app.url}${path}?${search}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await response.text();
    if (required.length > before) answered.set(id, response.status);
  }
  expect([...answered].filter(([, status]) => status !== 200)).toEqual([]);
  expect([...answered.keys()]).toEqual(
    expect.arrayContaining([
      ...['listConsolePayments', 'exportPayments', 'listBuyers', 'findRecords', 'listAuditEvents'],
      ...Object.keys(queries),
    ]),
  );
  // The session of an operator, for one, is always read from the primary.
  expect(answered.has('getOperatorSession')).toBe(false);
});

test('after a change its operator reads what includes it, and others go on as before', async ({
  app,
}) => {
  const [writer, reader] = [await buildOperator(app), await buildOperator(app)];
  const requiredBy = async (token: string) => {
    required.length = 0;
    await app.call(listConsolePayments, { query: {} }, { token });
    return required;
  };
  expect(await requiredBy(writer.token)).toEqual([undefined]);
  await app.call(
    createPromoCode,
    {
      body: {
        ...{ code: 'REPLICA', percent: 5, starts_at: null, ends_at: null, max_uses: null },
        ...{ per_user_limit: 1, first_purchase_only: false, min_amount: 0 },
        ...{ method_category: null, product_ids: [], note: '' },
      },
    },
    { token: writer.token },
  );
  expect(await requiredBy(writer.token)).toEqual([POSITION]);
  expect(await requiredBy(reader.token)).toEqual([undefined]);
});

test('the primary answers while the replica is away or not a standby', async ({ app }) => {
  const { pool: primary, log } = app.platform;
  const port = await freePort();
  for (const url of [`postgres://127.0.0.1:${port}/none`, app.databaseUrl]) {
    const reads = createReads({
      ...{ url, limitMs: 5_000, db: createDatabase<Database>(primary), primary, log },
      pool: { size: 1, namedStatements: true, log },
    });
    const { n } = await reads.db
      .selectFrom('products')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    expect(n).toBeGreaterThan(0);
    await reads.upToDate((db) => db.selectFrom('products').select('id').execute());
    expect(reads.figures).toMatchObject({ isUsed: false, answered: { replica: 0, primary: 2 } });
    await reads.stop();
  }
});
