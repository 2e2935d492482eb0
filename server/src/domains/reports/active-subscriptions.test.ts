import { getOverview } from '@sesame/contract/console/reports.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { buildOperator } from '../../../test/build/build-operator.ts';
import { buildProduct } from '../../../test/build/build-purchase.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';
import { countActive } from './overview.store.ts';

// The grants are inserted directly, which the ledger does not know.
const test = shopTest([], { verifiesLedger: false });
const { app } = test;

/** Grants around the given hours from now, with and without a reversal. */
async function plantGrants(): Promise<void> {
  const product = await buildProduct(app.platform);
  await sql`
    with buyers as (
      insert into users (id, email, username, username_key, created_at)
      select gen_random_uuid(), 'active-' || n || '@buyers.example', 'active-' || n, 'active-' || n, ${app.clock.now()}
      from generate_series(1, 180) n returning id
    ), numbered as (select id, (row_number() over ())::int - 1 as n from buyers),
    subscribed as (
      insert into subscriptions (id, user_id, product_id, anchor_day, ends_at, created_at)
      select gen_random_uuid(), id, ${product.id}, 1, ${app.clock.now()}, ${app.clock.now()}
      from numbered returning id
    )
    insert into grants (id, subscription_id, operator_id, duration_count, duration_unit, starts_at, ends_at, created_at, reversed_at)
    select gen_random_uuid(), id, (select id from operators limit 1), 1, 'day', starts_at,
      starts_at + interval '1 hour' * (12 + n * 7 % 60), starts_at,
      case when n % 3 = 0 then starts_at + interval '1 hour' * (n * 5 % 40) end
    from (select id, (row_number() over ())::int as n from subscribed) numbered,
      lateral (select ${app.clock.now()}::timestamptz + interval '1 hour' * (n * 11 % 120 - 96) as starts_at) started`.execute(
    app.platform.db,
  );
}

/** The same count over every grant, one moment at a time. */
async function activeAt(at: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum((
      tstzrange(starts_at, ends_at) @> ${at}::timestamptz and coalesce(reversed_at > ${at}, true)
    )::int), 0)::int as count from grants`.execute(app.platform.db);
  return rows[0]?.count ?? 0;
}

const overview = async (token: string) =>
  (await app.call(getOverview, { query: { days: '1' } }, { token })).body;

test('active subscriptions are counted at both moments, and again after half a minute', async () => {
  const { token } = await buildOperator(app);
  await plantGrants();
  const hoursAgo = (hours: number) => new Date(app.clock.now().getTime() - hours * 3_600_000);
  for (const [end, start] of [
    [0, 24],
    [0, 72],
    [20, 50],
    [-12, 6],
  ] as const) {
    const [at, before] = [hoursAgo(end), hoursAgo(start)];
    const counts = { at: await activeAt(at), before: await activeAt(before) };
    expect(await countActive(app.platform.db, { at, before })).toEqual(counts);
    expect(counts.at).not.toBe(counts.before);
  }

  const seen = await overview(token);
  expect(seen.figures.active_subscriptions).toBe(await activeAt(app.clock.now()));
  expect(seen.previous.active_subscriptions).toBe(await activeAt(hoursAgo(24)));
  await sql`update grants set reversed_at = ${app.clock.now()} where reversed_at is null`.execute(
    app.platform.db,
  );
  app.clock.advance(29_000);
  expect((await overview(token)).figures).toEqual(seen.figures);
  app.clock.advance(1_000);
  const later = (await overview(token)).figures.active_subscriptions;
  expect(later).toBe(await activeAt(app.clock.now()));
  expect(later).toBeLessThan(seen.figures.active_subscriptions);
});
