import { refundPayment } from '@sesame/contract/console/payments/payments.ts';
import { grantSubscription } from '@sesame/contract/console/subscriptions.ts';
import { replyToTicket } from '@sesame/contract/console/tickets.ts';
import { claimGift, listGifts, readGift } from '@sesame/contract/shop/gifts.ts';
import { chooseReferralMode } from '@sesame/contract/shop/referrals.ts';
import { createTicket } from '@sesame/contract/shop/support.ts';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { buildOperator } from '../../test/build/build-operator.ts';
import { buildPromo } from '../../test/build/build-promo.ts';
import type { Buyer } from '../../test/build/build-purchase.ts';
import { copyRow } from '../../test/database/copy-row.ts';
import { shopTest } from '../../test/shops/shop-test.ts';
import type { Database } from '../database.types.ts';
import { applyWebhookQueue } from '../domains/payments/webhooks/apply-webhook.ts';
import { invariants, verifyLedger } from './verify-ledger.ts';

let paid: string;
let open: string;
let refunded: string;
let referred: string;
let creditedInPart: string;
let ticket: string;

/** A shop with at least one record of each kind that the invariants cover, all of them valid. */
const test = shopTest(['partners']);
const { shop } = test;
test.beforeAll(async () => {
  await buildPromo(shop.app.platform, { code: 'AUDIT', discount_percent: 2_000, max_uses: 3 });
  const [one, two] = [await shop.newBuyer(), await shop.newBuyer()];
  const priceId = shop.expensivePriceId;
  paid = (await shop.pay(one, { priceId, promocode: 'AUDIT' })).body.payment_id;
  refunded = (await shop.pay(two, { priceId })).body.payment_id;
  await shop.bank.decide(paid, 'pay');
  await shop.bank.decide(refunded, 'pay');
  await shop.settled();
  await shop.bank.decide(refunded, 'refund');
  await shop.settled();
  const operator = await buildOperator(shop.app);
  creditedInPart = (await shop.pay(two, { priceId })).body.payment_id;
  await shop.bank.decide(creditedInPart, 'pay');
  await shop.settled();
  await shop.app.call(
    refundPayment,
    {
      params: { id: creditedInPart },
      body: { method: 'balance', access: 'shorten', amount: 50, expected_refunded: 0, reason: 'R' },
    },
    operator,
  );
  const { body: opened } = await shop.app.call(
    createTicket,
    { body: { title: 'A question', header_message: 'How does it work?' } },
    { token: one.token, headers: { 'idempotency-key': 'one-"intent\\"' } },
  );
  ticket = opened.id;
  const { id: user } = await shop.newBuyer();
  const given = { user, product: shop.product.id, duration: '1 mon', reason: 'R' };
  await shop.app.call(
    grantSubscription,
    { body: given },
    {
      ...operator,
      headers: { 'idempotency-key': 'a-"gift\\"' },
    },
  );
  const reply = { params: { id: ticket }, body: { content: 'R' } };
  await shop.app.call(replyToTicket, reply, operator);
  const partner = await shop.newPartner();
  const earner = await shop.newPartner();
  const [origin = 0] = shop.product.serviceIds;
  await shop.app.call(chooseReferralMode, { body: { origins: [origin] } }, earner);
  await shop.buy(await shop.invite(earner));
  referred = await shop.buy(await shop.invite(partner));
  await shop.buy(await shop.invite(partner));
  await shop.buy(await shop.invite(partner));
  await shop.wait(15);
  await shop.pay(partner, { priceId: shop.expensivePriceId, gateway: 'balance' });
  await shop.buy(await shop.invite(partner));
  const sender = await shop.newBuyer();
  for (const gift of [undefined, 'claimed']) {
    const { body: bought } = await shop.pay(sender, { priceId, gateway: 'free', gift: true });
    await shop.bank.decide(bought.payment_id, 'pay');
    await shop.settled();
    if (gift === 'claimed') await claim(sender, bought.payment_id);
  }
  open = (await shop.pay(one, { priceId, gateway: 'free' })).body.payment_id;
});

/** Redeems a gift with the account that bought it. */
async function claim({ token }: Buyer, paymentId: string): Promise<void> {
  const { body: gifts } = await shop.app.call(listGifts, { query: {} }, { token });
  const id = gifts.find((one) => one.payment_id === paymentId)?.id ?? '';
  const { body } = await shop.app.call(readGift, { params: { id } }, { token });
  const claimed = await shop.app.call(claimGift, { body: { code: body.code } }, { token });
  expect(claimed.status).toBe(200);
}

class Undo extends Error {}

/** Applies the damage with triggers and foreign keys off, verifies the ledger and rolls everything back. */
async function violationsAfter(damage: (tx: Transaction<Database>) => Promise<unknown>) {
  let found: string[] = [];
  const undone = shop.app.owner.db.transaction().execute(async (tx) => {
    // The verification must find what the constraints would have refused.
    await sql`set local session_replication_role = replica`.execute(tx);
    await damage(tx);
    const violations = await verifyLedger(tx, shop.app.clock.now());
    found = violations.map(({ invariant }) => invariant);
    throw new Undo();
  });
  await expect(undone).rejects.toThrow(Undo);
  return found;
}

test('a valid shop has no violations', async () => {
  await shop.expectClean();
});

/** A requested payout without a journal entry. */
const payout = (tx: Transaction<Database>, cents: number) =>
  sql`insert into payouts (id, user_id, network, address, amount_cents, rule_version, created_at, not_before, state)
      select gen_random_uuid(), user_id, 'ton', 'x', ${cents}, 1, now(), now(), 'requested'
      from payments where id = ${paid}`.execute(tx);

/** Sets when each job last succeeded, in seconds relative to now. */
async function setLastRuns(tx: Transaction<Database>, jobs: Readonly<Record<string, number>>) {
  for (const [name, seconds] of Object.entries(jobs)) {
    const at = new Date(shop.app.clock.now().getTime() + seconds * 1_000);
    await sql`insert into job_runs (name, interval_s, succeeded_at) values (${name}, 60, ${at})
      on conflict (name) do update set succeeded_at = excluded.succeeded_at`.execute(tx);
  }
}

/** Makes a partial refund that shortened access one of a renewal that was undone. */
async function undoRenewal(
  tx: Transaction<Database>,
  { reason, days }: { readonly reason: string; readonly days: number },
) {
  await sql`update payment_refunds set reason = ${reason} where access = 'shorten'`.execute(tx);
  await sql`
    insert into renewal_undos (payment_id, refund_id, undone_by, undone_at, net_cents, unused_days, total_days)
    select payment_id, id, 'buyer', created_at, amount_cents, ${days}, ${days} from payment_refunds
    where access = 'shorten' limit 1`.execute(tx);
}

const day = 86_400_000;
const violationsById: Record<string, (tx: Transaction<Database>) => Promise<unknown>> = {
  I1: (tx) =>
    sql`delete from payment_effects where payment_id = ${paid} and effect = 'activate'`.execute(tx),
  'I4 captured': (tx) =>
    sql`update payments set captured_cents = captured_cents + 1 where id = ${paid}`.execute(tx),
  'I4 quote': (tx) =>
    sql`update payments set fee_cents = fee_cents + 1, total_cents = total_cents + 1, charge_minor = charge_minor + 1 where id = ${open}`.execute(
      tx,
    ),
  'I4 rate': (tx) =>
    sql`update payments set charge_currency = 'RUB', charge_minor = charge_minor + 1, rate_e4 = 10000, rate_source = 'cbr',
        rate_at = now() where id = ${open}`.execute(tx),
  I5: (tx) => sql`update prices set amount_cents = 1`.execute(tx),
  I6: (tx) =>
    sql`update payments set total_cents = 0, charge_minor = 0, discount_cents = price_cents + fee_cents, checkout_state = 'none' where id = ${open}`.execute(
      tx,
    ),
  I11: (tx) => sql`update payments set refunded_cents = 1 where id = ${paid}`.execute(tx),
  'I12 timeline': (tx) => sql`update payments set state = 'expired' where id = ${open}`.execute(tx),
  'I12 moves': (tx) =>
    sql`insert into payment_events (payment_id, kind, detail, created_at) values (${paid}, 'paid', '{"from": "refunded"}', now())`.execute(
      tx,
    ),
  I13: (tx) =>
    sql`with gone as (delete from payment_effects where payment_id = ${paid} returning 1)
        update payments set paid_at = ${new Date(shop.app.clock.now().getTime() - day)} where id = ${paid}`.execute(
      tx,
    ),
  I15: (tx) => sql`update payments set state = 'review' where id = ${open}`.execute(tx),
  'I15 manual': (tx) => sql`update payments set flags = 'manual' where id = ${paid}`.execute(tx),
  I20: (tx) => sql`update webhook_events set outcome = null`.execute(tx),
  I22: async (tx) => {
    await sql`drop index payments_one_open`.execute(tx);
    await copyRow(tx, 'payments', {
      change: { id: '01970000-0000-7000-8000-000000000000', gateway_reference: null },
      where: sql`id = ${open}`,
    });
  },
  'I2 journal': (tx) =>
    sql`update journal_entries set amount_cents = amount_cents + 1 where account = 'sales'`.execute(
      tx,
    ),
  'I2 whole': (tx) => sql`delete from journal_entries where account = 'sales'`.execute(tx),
  'I3 gateway': (tx) =>
    sql`update journal_entries set account = 'gateway:other' where account = 'gateway:bank'`.execute(
      tx,
    ),
  'I3 lines': (tx) =>
    sql`update journal_entries set account = 'fees' where account = 'sales'`.execute(tx),
  'I3 effects': (tx) =>
    sql`delete from journals where payment_id = ${refunded} and kind = 'refund'`.execute(tx),
  'I7 count': (tx) => sql`update promo_codes set uses = uses + 1`.execute(tx),
  'I7 limit': (tx) => sql`update promo_codes set max_uses = 0`.execute(tx),
  'I7 payment': (tx) => sql`update promo_redemptions set state = 'reserved'`.execute(tx),
  I8: (tx) =>
    sql`update subscription_end_changes set reason = 'purchase' where reason = 'refund'`.execute(
      tx,
    ),
  'I8 chain': (tx) =>
    sql`update subscription_end_changes set new_end = new_end + interval '1 day'`.execute(tx),
  I9: (tx) => sql`update subscriptions set ends_at = ends_at + interval '1 day'`.execute(tx),
  'I9 overlap': (tx) =>
    sql`insert into grants select gen_random_uuid(), subscription_id, ${open}, duration_count, duration_unit,
          starts_at + interval '1 day', ends_at, created_at, null from grants where payment_id = ${paid}`.execute(
      tx,
    ),
  I10: (tx) => sql`update grants set reversed_at = null`.execute(tx),
  'I10 active': (tx) => sql`delete from grants where payment_id = ${paid}`.execute(tx),
  'I10 moved': (tx) =>
    sql`insert into grants (id, subscription_id, operator_id, moved_from, duration_count, duration_unit, starts_at, ends_at, created_at)
        select gen_random_uuid(), subscription_id, gen_random_uuid(), id, 1, 'day', ends_at, ends_at + interval '1 day', created_at
        from grants where payment_id = ${paid}`.execute(tx),
  'I10 held': (tx) => sql`update grants set held_at = now() where payment_id = ${paid}`.execute(tx),
  'I11 rows': (tx) =>
    sql`update payment_refunds set amount_cents = 100000 where payment_id = ${creditedInPart}`.execute(
      tx,
    ),
  'I11 booked': (tx) => sql`update payment_refunds set amount_cents = amount_cents - 1`.execute(tx),
  'I11 owed': (tx) =>
    sql`update payments set owed_minor = 1, owed_cents = 1 where id = ${refunded}`.execute(tx),
  'I11 doubles': (tx) =>
    sql`insert into double_payments (payment_id, earlier_payment_id, policy, state, created_at)
        values (${open}, ${paid}, 'ask', 'open', now())`.execute(tx),
  'I3 credits': (tx) =>
    sql`update journal_entries set account = 'outside' where account = 'credits'`.execute(tx),
  I14: (tx) =>
    sql`update payments set access_until = access_until + interval '1 day' where id = ${paid}`.execute(
      tx,
    ),
  'I3 partners': (tx) =>
    sql`update partner_balances set earned_cents = earned_cents + 1, available_cents = available_cents + 1`.execute(
      tx,
    ),
  'I3 spent': (tx) =>
    sql`update journal_entries set account = 'gateway:other' where account = 'gateway:balance'`.execute(
      tx,
    ),
  'I16 base': (tx) => sql`update commissions set amount_cents = amount_cents - 1`.execute(tx),
  'I16 once': async (tx) => {
    await sql`alter table commissions drop constraint commissions_payment_id_kind_key`.execute(tx);
    await sql`insert into commissions
      select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid()))).*
      from commissions c where payment_id = ${referred} and kind = 'deposit'`.execute(tx);
  },
  'I16 refunds': (tx) =>
    sql`update payments set state = 'refunded', refunded_cents = captured_cents where id = ${referred}`.execute(
      tx,
    ),
  'I16 hold': (tx) =>
    sql`update commissions set available_at = available_at + interval '1 year'`.execute(tx),
  'I16 booked': (tx) =>
    sql`delete from journal_entries e using journals j
        where j.id = e.journal_id and j.kind = 'commission'`.execute(tx),
  I17: async (tx) => {
    await sql`alter table partner_balances drop constraint partner_balances_add_up`.execute(tx);
    await sql`update partner_balances set earned_cents = earned_cents + 1`.execute(tx);
  },
  'I17 rows': (tx) => sql`update commissions set state = 'pending'`.execute(tx),
  'I17 chart': (tx) =>
    sql`update commission_days set deposit_cents = deposit_cents + 1`.execute(tx),
  'I17 days': (tx) => sql`delete from grants where earned_days_id is not null`.execute(tx),
  'I17 withheld': (tx) => sql`delete from credit_holds`.execute(tx),
  'I17 released': (tx) =>
    sql`update partner_balances set released_cents = released_cents + 1`.execute(tx),
  I18: (tx) => payout(tx, 4_999),
  'I18 transfer': (tx) =>
    sql`insert into payouts (id, user_id, network, address, amount_cents, rule_version, created_at, not_before, state, approved_by, transaction)
        select gen_random_uuid(), user_id, 'ton', 'x', 5000, 1, now(), now(), 'paid', gen_random_uuid(), ${'ab'.repeat(32)}
        from payments where id = ${paid}`.execute(tx),
  'I18 booked': (tx) => payout(tx, 5_000),
  'A1 hash': (tx) =>
    sql`update audit_events set reason = 'nothing happened' where id = 1`.execute(tx),
  'A1 chain': (tx) => sql`delete from audit_events where id = 1`.execute(tx),
  'S1 last': (tx) => sql`update tickets set last_sender = 'user'`.execute(tx),
  'S1 answer': (tx) => sql`delete from ticket_messages where sender = 'admin'`.execute(tx),
  'S2 waits': (tx) => sql`update tickets set state = 'waiting_operator'`.execute(tx),
  'S3 merged': (tx) =>
    sql`update tickets set state = 'closed', merged_into = id where id = ${ticket}`.execute(tx),
  'T1 seen': (tx) => sql`update payments set provider = 'transfer' where id = ${paid}`.execute(tx),
  'T1 proof': (tx) =>
    sql`insert into transfer_proofs
        values (gen_random_uuid(), ${paid}, '', 'application/pdf', 1, now(), now(), 'accepted', now(), gen_random_uuid(), '')`.execute(
      tx,
    ),
  'I14 replaced': (tx) =>
    sql`with copy as (
          insert into inventory_items (id, service_id, kind, secret, secret_fingerprint, created_at)
          select gen_random_uuid(), service_id, 'unique', secret, '\\x01', created_at from inventory_items limit 1
          returning id
        )
        insert into item_replacements (id, delivery_id, old_item_id, new_item_id, link_check, created_at)
        select gen_random_uuid(), d.id, d.inventory_item_id, copy.id, 'unknown', now()
        from copy, deliveries d where d.inventory_item_id is not null limit 1`.execute(tx),
  'I14 inventory': (tx) => sql`update inventory_items set kind = 'unique'`.execute(tx),
  G1: (tx) => sql`update gifts set buyer_id = gen_random_uuid()`.execute(tx),
  G2: (tx) =>
    sql`update gifts set state = 'refunded', ended_at = now() where state = 'paid'`.execute(tx),
  G3: (tx) =>
    sql`update gifts set claimed_by = gen_random_uuid() where state = 'claimed'`.execute(tx),
  G4: (tx) => sql`delete from journal_entries where account = 'gifts'`.execute(tx),
  'G4 credit': (tx) =>
    sql`update gifts set credit_cents = 1, claimed_as = 'credit' where state = 'claimed'`.execute(
      tx,
    ),
  'C1 grants': (tx) =>
    sql`insert into grants (id, subscription_id, operator_id, duration_count, duration_unit, starts_at, ends_at, created_at)
        select gen_random_uuid(), subscription_id, gen_random_uuid(), 1, 'day', ends_at, ends_at + interval '1 day', created_at
        from grants where payment_id = ${paid}`.execute(tx),
  'C1 gifts': (tx) =>
    sql`
      update gifts set state = 'revoked', ended_at = now(), revoked_by = gen_random_uuid()
      where state = 'paid'`.execute(tx),
  'C1 refunds': (tx) => sql`delete from audit_events where action = 'payments.refund'`.execute(tx),
  'C2 once': async (tx) => {
    await sql`alter table grants drop constraint grants_intent_key`.execute(tx);
    await sql`update grants set intent = '\\x01' where payment_id is not null`.execute(tx);
  },
  'I23 quote': (tx) =>
    sql`
      update payments set credit_cents = 1, total_cents = total_cents - 1, charge_minor = charge_minor - 1
      where id = ${paid}`.execute(tx),
  'I23 ended': (tx) =>
    sql`
      update grants set changed_by = payment_id, reversed_at = created_at, reversed_by = null
      where payment_id = ${paid}`.execute(tx),
  'I23 kept': (tx) =>
    sql`
      update subscriptions s set kept_until = s.ends_at + interval '1 day', kept_for = o.id
      from subscriptions o where o.id <> s.id and s.id = (select subscription_id from grants where payment_id = ${paid})`.execute(
      tx,
    ),
  'I23 credited': (tx) =>
    sql`update payments set credited_cents = 1 where id = ${paid}`.execute(tx),
  'I23 rest': (tx) =>
    sql`
      insert into plan_changes (payment_id, subscription_id, credit_cents, rest_cents, quoted_at, settled_at)
      select payment_id, subscription_id, 5, 5, created_at, created_at from grants where payment_id = ${paid}`.execute(
      tx,
    ),
  'I23 returned': (tx) =>
    sql`
      with returned as (
        insert into journals (id, kind, subject, effect, created_at)
        values (gen_random_uuid(), 'plan_credit', ${`payment:${paid}`}, 'plan_return', ${shop.app.clock.now()}) returning id)
      insert into journal_entries (journal_id, account, amount_cents, currency)
      select id, 'credits', -5, 'USD' from returned`.execute(tx),
  'I24 refund': (tx) => undoRenewal(tx, { reason: 'R', days: 1 }),
  'I24 days': (tx) => undoRenewal(tx, { reason: 'renewal_undone', days: 9_999 }),
  'I24 late': (tx) =>
    sql`
      insert into renewal_attempts (id, renewal_id, number, payment_id, state, class, code, started_at, ended_at)
      values (gen_random_uuid(), gen_random_uuid(), 1, ${paid}, 'failed', 'technical', 'late_refund', now(), now())`.execute(
      tx,
    ),
  'C2 keys': (tx) => sql`delete from tickets where id = ${ticket}`.execute(tx),
  'Q1 jobs': (tx) => setLastRuns(tx, { 'expire-payments': 0, 'mature-commissions': -3_600 }),
  'Q1 queues': async (tx) => {
    await setLastRuns(tx, { 'expire-payments': 3_600 });
    await sql`delete from pgboss.job`.execute(tx);
    const { jobs } = shop.app.platform;
    await jobs.enqueue(tx, applyWebhookQueue, { webhookEvent: 0 }, { key: '0' });
  },
  'Q2 access': async (tx) => {
    await setLastRuns(tx, { 'fulfil-deliveries': 3_600 });
    await sql`update deliveries set delivered_at = null, inventory_item_id = null`.execute(tx);
  },
  'Q2 webhooks': async (tx) => {
    await setLastRuns(tx, { 'expire-payments': 4 * 86_400 });
    await sql`update webhook_events set applied_at = null, outcome = null`.execute(tx);
    await sql`delete from pgboss.job`.execute(tx);
  },
};

test('running jobs and queued work that is not yet due are not violations', async () => {
  await shop.app.jobs.run('apply-webhooks');
  const found = await violationsAfter(async (tx) => {
    await setLastRuns(tx, { 'fulfil-deliveries': 0 });
    // The job of a Telegram bot that was switched off.
    await setLastRuns(tx, { 'poll-telegram': -90 * 86_400 });
    const at = shop.app.clock.now();
    await sql`update deliveries set delivered_at = null, inventory_item_id = null, created_at = ${at}`.execute(
      tx,
    );
  });
  expect(found).toEqual([]);
});

test('every invariant has a damage case', () => {
  expect(Object.keys(violationsById).sort()).toEqual(invariants.map(({ id }) => id).sort());
});

test.each(Object.entries(violationsById))('%s is found', async (id, damage) => {
  expect(await violationsAfter(damage)).toContain(id);
});
