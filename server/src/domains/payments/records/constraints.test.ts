import { sql } from 'kysely';
import { expect } from 'vitest';
import { buildPromo } from '../../../../test/build/build-promo.ts';
import { copyRow } from '../../../../test/database/copy-row.ts';
import { getRow } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import type { Executor } from '../../../platform/platform.ts';

/** Changes that database constraints refuse, as the last line of defense against races in the code. */

let paid: string;
let open: string;
let journal: string;

const test = shopTest(['sales']);
const { shop } = test;
test.beforeAll(async () => {
  await buildPromo(shop.app.platform, { code: 'GUARD', discount_percent: 1_000 });
  const buyer = await shop.newBuyer();
  paid = (await shop.pay(buyer, { promocode: 'GUARD' })).body.payment_id;
  await shop.bank.decide(paid, 'pay');
  await shop.settled();
  open = (await shop.pay(buyer, { gateway: 'free' })).body.payment_id;
  const row = await getRow(shop.app, 'journals', { payment_id: paid }, ['id']);
  journal = row.id;
});

const ID = '01970000-0000-7000-8000-000000000001';
type Statement = (db: Executor) => Promise<unknown>;

test.each<[string, Statement, string]>([
  [
    'a second open payment for one price and method',
    (db) =>
      copyRow(db, 'payments', {
        change: { id: ID, gateway_reference: null },
        where: sql`id = ${open}`,
      }),
    'payments_one_open',
  ],
  [
    'two payments with one reference at a gateway',
    (db) =>
      copyRow(db, 'payments', { change: { id: ID, state: 'expired' }, where: sql`id = ${open}` }),
    'payments_reference',
  ],
  [
    'a second capture',
    (db) => sql`insert into payment_effects values (${paid}, 'capture', now())`.execute(db),
    'payment_effects_pkey',
  ],
  [
    'a second grant of one payment',
    (db) => copyRow(db, 'grants', { change: { id: ID }, where: sql`payment_id = ${paid}` }),
    'grants_payment_id_key',
  ],
  [
    'a second use of a single-use code by one user',
    (db) =>
      copyRow(db, 'promo_redemptions', {
        change: { id: ID, payment_id: open },
        where: sql`payment_id = ${paid}`,
      }),
    'promo_redemptions_slot',
  ],
  [
    'a second inbox row for one event, also in another month',
    (db) =>
      sql`insert into webhook_events (provider, event_key, body, received_at)
          select provider, event_key, body, received_at + interval '1 month' from webhook_events limit 1`.execute(
        db,
      ),
    'webhook_events_provider_event_key_key',
  ],
  [
    'paid going back to pending',
    (db) => sql`update payments set state = 'pending' where id = ${paid}`.execute(db),
    'cannot move from paid to pending',
  ],
  [
    'paid becoming canceled',
    (db) => sql`update payments set state = 'canceled' where id = ${paid}`.execute(db),
    'cannot move',
  ],
  [
    'another total after Pay',
    (db) =>
      sql`update payments set price_cents = 1, total_cents = 1, fee_cents = 0 where id = ${open}`.execute(
        db,
      ),
    'a quote is frozen',
  ],
  [
    'a refund above the capture',
    (db) =>
      sql`update payments set refunded_cents = captured_cents + 1 where id = ${paid}`.execute(db),
    'violates check constraint',
  ],
  [
    'paid without a payment time',
    (db) => sql`update payments set state = 'paid' where id = ${open}`.execute(db),
    'violates check constraint',
  ],
  [
    'a journal that does not balance',
    (db) =>
      sql`insert into journal_entries (journal_id, account, amount_cents, currency) values (${journal}, 'sales', 1, 'USD')`.execute(
        db,
      ),
    'does not balance',
  ],
  [
    'a journal without its effect',
    (db) =>
      sql`insert into journals values (gen_random_uuid(), 'refund', ${paid}, 'refund:1', now(), ${`payment:${paid}`})`.execute(
        db,
      ),
    'violates foreign key constraint',
  ],
  [
    'an edited entry',
    (db) => sql`update journal_entries set amount_cents = 2`.execute(db),
    'never changed or deleted',
  ],
  [
    'a deleted entry',
    (db) => sql`delete from journal_entries`.execute(db),
    'never changed or deleted',
  ],
  [
    'a deleted payment',
    (db) => sql`delete from payments where id = ${open}`.execute(db),
    'never changed or deleted',
  ],
  [
    'an edited payment event',
    (db) => sql`update payment_events set kind = 'x'`.execute(db),
    'never changed or deleted',
  ],
  [
    'an edited price',
    (db) => sql`update prices set amount_cents = 1`.execute(db),
    'a price is never edited',
  ],
])('%s is refused', async (_name, statement, reason) => {
  await expect(statement(shop.app.owner.db)).rejects.toThrow(reason);
});
