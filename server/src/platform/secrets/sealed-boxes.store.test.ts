import { sql } from 'kysely';
import { expect } from 'vitest';
import { buildProduct } from '../../../test/build/build-purchase.ts';
import { watchStatements } from '../../../test/database/watch-statements.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';
import { listSealingKeys, sealedTables } from './sealed-boxes.store.ts';

const MANY = 3_000;
/** The longest id that a key may have. */
const LONG = 'a-key-of-sixteen';

const test = shopTest();
const { app } = test;
test.beforeAll(async () => {
  const [serviceId = 0] = (await buildProduct(app.platform)).serviceIds;
  await sql`
    insert into inventory_items (id, service_id, kind, secret, secret_fingerprint, created_at)
    select gen_random_uuid(), ${serviceId}, 'unique',
      convert_to(case n when 1 then ${`${LONG}.AA`} else 'test.AA' end, 'UTF8'), uuid_send(gen_random_uuid()), now()
    from generate_series(1, ${MANY}::integer) n`.execute(app.platform.db);
  await sql`
    insert into mails (id, key, content, queued_at, sent_at)
    select gen_random_uuid(), 'many ' || n, case when n % 2 = 0 then 'mails.' || repeat('A', 1000) end, now(),
      case when n % 2 = 1 then now() end
    from generate_series(1, ${MANY}::integer) n`.execute(app.platform.db);
  await sql`vacuum analyze inventory_items, mails`.execute(app.owner.db);
});

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** The number of rows that a statement read from tables, according to EXPLAIN. */
async function rowsReadBy(text: string): Promise<number> {
  const { rows } = await app.platform.pool.query(`explain (analyze, format json) ${text}`);
  const count = (node: PlanNode): number => {
    const own =
      node['Relation Name'] === undefined
        ? 0
        : (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
    return own + (node.Plans ?? []).reduce((sum, child) => sum + count(child), 0);
  };
  return count(rows[0]['QUERY PLAN'][0].Plan);
}

test('the keys of all secrets are found without reading the secrets', async () => {
  const { result, statements } = await watchStatements(app.platform.pool, () =>
    listSealingKeys(app.platform.db),
  );
  expect(result).toEqual([LONG, 'mails', 'test']);
  expect(statements).toHaveLength(1);
  // One row for each key of a table.
  expect(await rowsReadBy(String(statements[0]))).toBeLessThan(3 * sealedTables.length);
});

test('every table that grows with the shop has an index for it', async () => {
  const { statements } = await watchStatements(app.platform.pool, () =>
    listSealingKeys(app.platform.db),
  );
  const plan = await app.platform.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql`explain ${sql.raw(String(statements[0]))}`.execute(tx);
    return JSON.stringify(rows);
  });
  const used = new Set([...plan.matchAll(/(\w+)_sealing_key on/g)].map(([, table]) => table));
  const small = ['operators', 'operator_invitations', 'provider_settings', 'connection_settings'];
  expect([...used, ...small].toSorted()).toEqual(sealedTables.toSorted());
});
