import {
  getReferralData,
  getReferralStatistics,
  listCommissions,
  listPayouts,
} from '@sesame/contract/shop/referrals.ts';
import type pg from 'pg';
import { type Buyers, bearer } from '../buyers.ts';
import { type Figure, median } from '../figure.ts';
import { expectOk, postJson, send } from '../load/http-client.ts';
import type { Pace } from '../load/race.ts';
import type { BenchShop } from '../shop.ts';

const COMMISSIONS = 500_000;
const VIEWS_A_ROUND = 40;
const WARM_UP = 10;

/**
 * Measures the page of a partner with 1,000,000 rows in the journal: all its requests, sent in parallel as the page
 * does. The rows are inserted without triggers, so the partner's balances are written as well.
 */
export async function measurePartners(
  shop: BenchShop,
  buyers: Buyers,
  pace: Pace,
): Promise<Figure[]> {
  const [token = ''] = buyers.take(1);
  await addCommissions(shop.database, token, COMMISSIONS);
  const headers = bearer(token);
  const get = (path: string) => send(`${shop.url}${path}`, { headers });
  const times: number[] = [];
  for (let view = -WARM_UP; view < pace.rounds * VIEWS_A_ROUND; view++) {
    const started = performance.now();
    const answers = await Promise.all([
      postJson(`${shop.url}${getReferralData.path}`, {}, headers),
      get(`${getReferralStatistics.path}?days=365`),
      get(listCommissions.path),
      get(listPayouts.path),
    ]);
    if (view >= 0) times.push(performance.now() - started);
    for (const answer of answers) expectOk(answer);
  }
  times.sort((one, other) => one - other);
  const p99 = times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
  return [
    {
      area: 'Partners',
      what: 'page of a partner with 1,000,000 journal rows, slowest of a hundred',
      unit: 'ms',
      value: p99,
      target: { of: 'value', atMost: 100 },
    },
    {
      area: 'Partners',
      what: 'page of a partner with 1,000,000 journal rows',
      unit: 'ms',
      value: median(times),
    },
  ];
}

/** Commissions of the last year, each booked with two entries, without their purchases. */
async function addCommissions(database: pg.Pool, token: string, count: number): Promise<void> {
  const client = await database.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(
      `create temp table made on commit drop as
       select gen_random_uuid() as id, gen_random_uuid() as journal_id, user_id as partner_id,
         (select id from users where id <> user_id limit 1) as buyer_id,
         now() - n * interval '1 minute' as at
       from sessions, generate_series(1, $2::int) n
       where token_hash = sha256(convert_to($1, 'UTF8'))`,
      [token, count],
    );
    await client.query(`
      update users set referral_code = 'benchben' where id = (select partner_id from made limit 1)`);
    await client.query(`
      insert into commissions (id, payment_id, kind, partner_id, buyer_id, mode, service_ids, rule_version,
        rate_percent, base_cents, amount_cents, created_at, available_at, state)
      select id, gen_random_uuid(), 'deposit', partner_id, buyer_id, 'base', '{}', 1, 3000, 1000, 300, at, at, 'available'
      from made`);
    await client.query(`
      insert into journals (id, kind, subject, effect, created_at)
      select journal_id, 'commission', 'commission:' || id, 'earned', at from made`);
    await client.query(`
      insert into journal_entries (journal_id, account, amount_cents, currency)
      select journal_id, unnest(array['partner_earned:' || partner_id, 'partner_available:' || partner_id]),
        unnest(array[300, -300]), 'USD' from made`);
    await client.query(`
      insert into partner_balances (partner_id, earned_cents, available_cents)
      select partner_id, 300 * count(*), 300 * count(*) from made group by partner_id`);
    await client.query(`
      insert into commission_days (partner_id, day, deposit_cents)
      select partner_id, (at at time zone 'UTC')::date, 300 * count(*) from made group by 1, 2`);
    await client.query('commit');
    await client.query('vacuum analyze commissions, journals, journal_entries');
    // Flushes the data now, so that it is not flushed while the page is measured.
    await client.query('checkpoint');
  } finally {
    client.release();
  }
}
