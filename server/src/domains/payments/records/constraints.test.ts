import { type RawBuilder, sql } from 'kysely';
import { expect } from 'vitest';
import { buildPromo } from '../../../../test/build/build-promo.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import type { Shop } from '../../../../test/shops/start-shop.ts';

/** Changes that database constraints refuse, as the last line of defence against races in the code. */

let shop: Shop<'sales'>;
let paid: string;
let open: string;
let journal: string;

const test = shopTest(['sales']);
test.beforeAll(async ({ shop: running }) => {
  shop = running;
  await buildPromo(shop.app.platform, { code: 'GUARD', discount_percent: 1_000 });
  const buyer = await shop.newBuyer();
  paid = (await shop.pay(buyer, { promocode: 'GUARD' })).body.payment_id;
  await shop.bank.decide(paid, 'pay');
  await shop.settled();
  open = (await shop.pay(buyer, { gateway: 'free' })).body.payment_id;
  const row = await shop.app.platform.db
    .selectFrom('journals')
    .select('id')
    .where('payment_id', '=', paid)
    .executeTakeFirstOrThrow();
  journal = row.id;
});

const copyOf = (
  table: 'payments' | 'grants' | 'promo_redemptions',
  change: string,
  where: RawBuilder<unknown>,
) =>
  sql`insert into ${sql.table(table)} select (copy.r).* from (
        select jsonb_populate_record(t, ${change}::jsonb) as r from ${sql.table(table)} t where ${where}) copy`;

test.each<[string, () => RawBuilder<unknown>, string]>([
  [
    'a second open payment for one price and method',
    () =>
      copyOf(
        'payments',
        '{"id": "01970000-0000-7000-8000-000000000001", "gateway_reference": null}',
        sql`id = ${open}`,
      ),
    'payments_one_open',
  ],
  [
    'two payments with one reference at a gateway',
    () =>
      copyOf(
        'payments',
        '{"id": "01970000-0000-7000-8000-000000000001", "state": "expired"}',
        sql`id = ${open}`,
      ),
    'payments_reference',
  ],
  [
    'a second capture',
    () => sql`insert into payment_effects values (${paid}, 'capture', now())`,
    'payment_effects_pkey',
  ],
  [
    'a second grant of one payment',
    () =>
      copyOf('grants', '{"id": "01970000-0000-7000-8000-000000000001"}', sql`payment_id = ${paid}`),
    'grants_payment_id_key',
  ],
  [
    'a second use of a single-use code by one user',
    () =>
      copyOf(
        'promo_redemptions',
        `{"id": "01970000-0000-7000-8000-000000000001", "payment_id": "${open}"}`,
        sql`payment_id = ${paid}`,
      ),
    'promo_redemptions_slot',
  ],
  [
    'a second inbox row for one event',
    () =>
      sql`insert into webhook_events (provider, event_key, body, received_at)
          select provider, event_key, body, received_at from webhook_events limit 1`,
    'webhook_events_provider_event_key_key',
  ],
  [
    'paid going back to pending',
    () => sql`update payments set state = 'pending' where id = ${paid}`,
    'cannot move from paid to pending',
  ],
  [
    'paid becoming canceled',
    () => sql`update payments set state = 'canceled' where id = ${paid}`,
    'cannot move',
  ],
  [
    'another total after Pay',
    () =>
      sql`update payments set price_cents = 1, total_cents = 1, fee_cents = 0 where id = ${open}`,
    'a quote is frozen',
  ],
  [
    'a refund above the capture',
    () => sql`update payments set refunded_cents = captured_cents + 1 where id = ${paid}`,
    'violates check constraint',
  ],
  [
    'paid without a payment time',
    () => sql`update payments set state = 'paid' where id = ${open}`,
    'violates check constraint',
  ],
  [
    'a journal that does not balance',
    () =>
      sql`insert into journal_entries (journal_id, account, amount_cents, currency) values (${journal}, 'sales', 1, 'USD')`,
    'does not balance',
  ],
  [
    'a journal without its effect',
    () =>
      sql`insert into journals values (gen_random_uuid(), 'refund', ${paid}, 'refund:1', now(), ${`payment:${paid}`})`,
    'violates foreign key constraint',
  ],
  [
    'an edited entry',
    () => sql`update journal_entries set amount_cents = 2`,
    'never changed or deleted',
  ],
  ['a deleted entry', () => sql`delete from journal_entries`, 'never changed or deleted'],
  [
    'a deleted payment',
    () => sql`delete from payments where id = ${open}`,
    'never changed or deleted',
  ],
  [
    'an edited payment event',
    () => sql`update payment_events set kind = 'x'`,
    'never changed or deleted',
  ],
  ['an edited price', () => sql`update prices set amount_cents = 1`, 'a price is never edited'],
])('%s is refused', async (_name, statement, reason) => {
  await expect(statement().execute(shop.app.owner.db)).rejects.toThrow(reason);
});
