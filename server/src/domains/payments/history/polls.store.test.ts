import { sql } from 'kysely';
import { expect } from 'vitest';
import { buildMethod } from '../../../../test/build/build-method.ts';
import { type Buyer, buildBuyer, buildProduct } from '../../../../test/build/build-purchase.ts';
import { propertyRuns } from '../../../../test/property-runs.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { sha256 } from '../../../platform/secrets/crypto.ts';
import { historyOfSession, olderHistoryOfSession, pendingOfSession } from './polls.store.ts';

/**
 * A poll costs the same for a buyer with thousands of payments as for a new one: it scans an index and stops at its
 * limit.
 */

const MANY = propertyRuns(3_000, 20_000);
let buyer: Buyer;
let middle: string;

const test = shopTest();
const { app } = test;
test.beforeAll(async () => {
  const { platform } = app;
  buyer = await buildBuyer(platform);
  const other = await buildBuyer(platform);
  const product = await buildProduct(platform);
  await buildMethod(platform, { gateway: 'card', feePercent: 0 });
  for (const owner of [buyer, other]) {
    await sql`
      insert into payments (
        id, user_id, product_id, price_id, gateway, provider, title, description, description_ru, duration_count,
        duration_unit, price_cents, fee_percent, fee_cents, discount_percent, discount_cents, total_cents, charge_minor, currency,
        state, created_at, expires_at, checkout_state)
      select gen_random_uuid(), ${owner.id}, ${product.id}, ${product.priceId}, 'card', 'bank', 'A plan', '', '', 1,
        'month', 490, 0, 0, 0, 0, 490, 490, 'USD', 'expired', ${app.clock.now()}::timestamptz - n * interval '1 minute',
        ${app.clock.now()}::timestamptz, 'ready'
      from generate_series(1, ${MANY}) n`.execute(platform.db);
  }
  await sql`vacuum analyze payments`.execute(app.owner.db);
  const { id } = await platform.db
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', buyer.id)
    .orderBy('created_at', 'desc')
    .offset(MANY / 2)
    .limit(1)
    .executeTakeFirstOrThrow();
  middle = id;
});

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** The number of rows of payments that a statement read, according to EXPLAIN. */
async function rowsLookedAt(text: string, values: unknown[]): Promise<number> {
  const { rows } = await app.platform.pool.query(`explain (analyze, format json) ${text}`, values);
  const count = (node: PlanNode): number => {
    const own =
      node['Relation Name'] === 'payments'
        ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
        : 0;
    return own + (node.Plans ?? []).reduce((sum, child) => sum + count(child), 0);
  };
  return count(rows[0]['QUERY PLAN'][0].Plan);
}

const session = () => [sha256(buyer.token), app.clock.now()];

test('is_pending reads no ended payment', async () => {
  expect(await rowsLookedAt(pendingOfSession, session())).toBe(0);
});

test('the history reads only its page', async () => {
  expect(await rowsLookedAt(historyOfSession, [...session(), 50])).toBe(50);
});

test('an older page reads its rows and the one it starts after', async () => {
  expect(await rowsLookedAt(olderHistoryOfSession, [...session(), 50, middle])).toBe(51);
});
