import { readBuyer } from '@sesame/contract/console/buyers.ts';
import { getConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { listConsolePayments } from '@sesame/contract/console/payments/payment-list.ts';
import {
  declareDispute,
  listPaymentRefunds,
  resolveReview,
} from '@sesame/contract/console/payments/payments.ts';
import {
  extendSubscription,
  listSubscriptions,
  readSubscription,
  revokeSubscription,
  shortenSubscription,
} from '@sesame/contract/console/subscriptions.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import type { AccessState, ShownPaymentState } from '@sesame/contract/shared/states.ts';
import { listActiveSubscriptions, listEndedSubscriptions } from '@sesame/contract/shop/access.ts';
import { exportData } from '@sesame/contract/shop/account.ts';
import { getPayment } from '@sesame/contract/shop/payment-detail.ts';
import { exportOwnPayments, searchPayments } from '@sesame/contract/shop/payment-search.ts';
import { stateNotes } from '@sesame/contract/shop/payment-texts.ts';
import { listPayments } from '@sesame/contract/shop/payments.ts';
import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { PaymentState } from '../../src/database.types.ts';
import { PROPERTY_TIMEOUT_MS, propertyRuns } from '../property-runs.ts';
import { findRow } from '../rows.ts';
import type { TestPartner } from '../shops/parts/partners.ts';
import { shopTest } from '../shops/shop-test.ts';

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT_MS });

/**
 * Random lives of payments and access by real operations: afterwards every screen, list, file, mail and call names the
 * state that the books give. What the books give is worked out here from journal, events, grants and deliveries alone.
 */

const outcomes = ['pay', 'pay', 'pay', 'pay_late', 'pay_less', 'decline', 'expire'] as const;
const which = fc.nat({ max: 3 });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      outcome: fc.constantFrom(...outcomes),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      which,
      amount: fc.constantFrom(50, 'all' as const),
      method: fc.constantFrom('gateway' as const, 'balance' as const, 'record' as const),
      access: fc.constantFrom('keep' as const, 'shorten' as const, 'revoke' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('dispute' as const),
      which,
      outcome: fc.constantFrom(
        'opened' as const,
        'opened' as const,
        'won' as const,
        'lost' as const,
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('gateway' as const),
      which,
      outcome: fc.constantFrom('refund' as const, 'dispute' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('review' as const),
      which,
      decision: fc.constantFrom('accept' as const, 'return' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('access' as const),
      route: fc.constantFrom(extendSubscription, shortenSubscription, revokeSubscription),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      days: fc.constantFrom(1, 12, 40),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const test = shopTest(['refunds', 'mail']);
const { shop } = test;

const reason = 'as the buyer asked';

async function play(steps: readonly Step[], buyer: TestPartner): Promise<void> {
  const payments: string[] = [];
  for (const one of steps) await take(one, buyer, payments);
  await shop.settled();
}

async function take(one: Step, buyer: TestPartner, payments: string[]): Promise<void> {
  const { app, operator, bank } = shop;
  const id = 'which' in one ? payments[one.which] : undefined;
  if ('which' in one && id === undefined) return;
  const params = { id: id ?? '' };
  switch (one.do) {
    case 'buy': {
      const priceId = shop.expensivePriceId;
      const { status, body } = await shop.pay(buyer, { priceId, gateway: 'free' });
      expect(status).toBeLessThan(500);
      if (status !== 200) return;
      payments.push(body.payment_id);
      await decide(body.payment_id, one.outcome);
      return;
    }
    case 'refund': {
      const { method, access, amount } = one;
      const { status } = await shop.refund(params.id, { method, access, amount });
      expect(status).toBeLessThan(500);
      return;
    }
    case 'dispute': {
      const body = { outcome: one.outcome, reason };
      const { status } = await app.call(declareDispute, { params, body }, operator);
      expect(status).toBeLessThan(500);
      return;
    }
    case 'gateway':
      if (bank.payments().some(({ orderId }) => orderId === id))
        await decide(params.id, one.outcome);
      return;
    case 'review': {
      const body = { decision: one.decision, reason };
      const { status } = await app.call(resolveReview, { params, body }, operator);
      expect(status).toBeLessThan(500);
      return;
    }
    case 'access': {
      const own = await subscriptionOf(buyer);
      if (own === undefined) return;
      const body = { days: 3, expected_end: own.ends_at.toISOString(), reason };
      const input = { params: { id: own.id } };
      const { days: _, ...withoutDays } = body;
      const { status } =
        one.route === revokeSubscription
          ? await app.call(revokeSubscription, { ...input, body: withoutDays }, operator)
          : await app.call(
              one.route === extendSubscription ? extendSubscription : shortenSubscription,
              { ...input, body },
              operator,
            );
      expect(status).toBeLessThan(500);
      return;
    }
    case 'wait':
      app.clock.advance(one.days * 86_400_000);
      await app.jobs.run('reconcile-payments');
      await app.jobs.run('expire-payments');
  }
}

async function decide(paymentId: string, outcome: Parameters<typeof shop.bank.decide>[1]) {
  try {
    await shop.bank.decide(shop.atBank(paymentId).id, outcome);
  } catch {
    // Not possible in the current state: nothing happened.
  }
  await shop.settled();
}

async function subscriptionOf(buyer: TestPartner) {
  return findRow(shop.app, 'subscriptions', { user_id: buyer.id }, ['id', 'ends_at']);
}

interface Booked {
  readonly id: string;
  readonly number: string;
  /** Only for a payment without a sale, which the journal does not know. */
  readonly state: PaymentState;
  readonly sold: number | null;
  readonly refunded: number;
  readonly events: readonly string[];
  readonly runs: boolean;
}

/** The payments of a buyer as journal, events and grants have them. */
async function readBooks(buyer: TestPartner): Promise<readonly Booked[]> {
  const now = shop.app.clock.now();
  const { rows } = await sql<Booked>`
    select p.id, p.number, p.state,
      (select -sum(e.amount_cents)::int from journals j join journal_entries e on e.journal_id = j.id
        where j.payment_id = p.id and j.kind = 'sale' and e.account in ('sales', 'fees', 'discounts', 'overpayments')
      ) as sold,
      (select coalesce(sum(e.amount_cents), 0)::int from journals j join journal_entries e on e.journal_id = j.id
        where j.payment_id = p.id and e.account = 'refunds') as refunded,
      array(select e.kind from payment_events e where e.payment_id = p.id order by e.id) as events,
      exists (select from grants g where g.payment_id = p.id and g.reversed_at is null and g.ends_at > ${now}) as runs
    from payments p where p.user_id = ${buyer.id}`.execute(shop.app.platform.db);
  return rows;
}

function stateOf({ state, sold, refunded, events }: Booked): ShownPaymentState {
  if (sold === null) return state;
  let dispute: 'none' | 'open' | 'lost' = 'none';
  for (const kind of events) {
    if (kind === 'disputed') dispute = 'open';
    else if (kind === 'refunded' && dispute === 'open') dispute = 'lost';
    else if (kind === 'dispute_won' || kind === 'partially_refunded') dispute = 'none';
  }
  if (dispute === 'open') return 'disputed';
  if (dispute === 'lost') return 'dispute_lost';
  if (refunded === 0) return 'paid';
  return refunded >= sold ? 'refunded' : 'partially_refunded';
}

/** The status of the specification. */
function statusOf(booked: Booked): 'Active' | 'Expired' | 'Not payed' {
  if (booked.sold === null) return 'Not payed';
  return booked.runs && booked.refunded < booked.sold ? 'Active' : 'Expired';
}

async function accessOf(subscription: string): Promise<AccessState> {
  const now = shop.app.clock.now();
  const { rows } = await sql<{ until: Date | null; holders: string[]; waits: boolean }>`
    select (select max(ends_at) from grants where subscription_id = ${subscription} and reversed_at is null) as until,
      array(select payment_id::text from grants where subscription_id = ${subscription} and reversed_at is null
        and payment_id is not null and starts_at <= ${now} and ends_at > ${now}) as holders,
      coalesce((select bool_and(inventory_item_id is null) from deliveries where subscription_id = ${subscription}), false)
        as waits`.execute(shop.app.platform.db);
  const [row] = rows;
  if (row === undefined || row.until === null || row.until <= now) return 'ended';
  const books = await Promise.all(row.holders.map(bookOf));
  if (books.some((booked) => booked !== undefined && stateOf(booked) === 'disputed'))
    return 'on_hold';
  return row.waits ? 'waiting' : 'active';
}

let books: readonly Booked[] = [];
const bookOf = async (id: string) => books.find((one) => one.id === id);

/** A file as rows by column name. */
async function csvOf(route: RouteSpec, query: Record<string, string>, token: string) {
  const response = await fetch(`${shop.app.url}${route.path}?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  const rows: Record<string, string>[] = parse(await response.text(), { columns: true, bom: true });
  return rows;
}

const words = (rows: readonly { readonly id: string; readonly state: string }[]) =>
  Object.fromEntries(rows.map(({ id, state }) => [id, state]));

async function expectPaymentsToAgree(buyer: TestPartner): Promise<void> {
  const { app, operator } = shop;
  const expected = words(books.map((booked) => ({ id: booked.id, state: stateOf(booked) })));
  const statuses = Object.fromEntries(books.map((booked) => [booked.id, statusOf(booked)]));

  const history = (await app.call(listPayments, { query: {} }, buyer)).body;
  expect(words(history), 'history').toEqual(expected);
  expect(Object.fromEntries(history.map(({ id, status }) => [id, status]))).toEqual(statuses);
  const found = (await app.call(searchPayments, { query: {} }, buyer)).body;
  expect(words(found), 'search of the history').toEqual(expected);

  const list = await app.call(listConsolePayments, { query: { search: buyer.id } }, operator);
  expect(words(list.body), 'list of the console').toEqual(expected);
  const record = await app.call(readBuyer, { params: { id: buyer.id } }, operator);
  expect(words(record.body.payments), 'record of the buyer').toEqual(expected);
  const file = await csvOf(listConsolePayments.export, { search: buyer.id }, operator.token);
  expect(
    Object.fromEntries(file.map(({ id, state }) => [id, state])),
    'file of the console',
  ).toEqual(expected);
  const body = { password: buyer.password };
  const data = await app.call(exportData, { body }, buyer);
  // The cast is safe: the export holds the rows that the console shows.
  expect(words(data.body.payments as never), 'personal data').toEqual(expected);

  const own = await csvOf(exportOwnPayments, { language: 'en' }, buyer.token);
  for (const { id, number } of books) {
    const params = { id };
    expect((await app.call(getPayment, { params }, buyer)).body.state).toBe(expected[id]);
    expect((await app.call(getConsolePayment, { params }, operator)).body.state).toBe(expected[id]);
    const refunds = await app.call(listPaymentRefunds, { params }, operator);
    expect(refunds.body.state).toBe(expected[id]);
    const note = stateNotes[expected[id] as ShownPaymentState];
    const line = own.find((row) => Object.values(row).includes(number));
    expect(note === null ? '' : app.platform.mail.texts.page('en', note)).toBe(
      Object.values(line ?? {})
        .at(-1)
        ?.split(', ')
        .at(1) ?? '',
    );
    await expectMailsToAgree(id, expected[id]);
  }
}

/** The last email about a dispute says its present state, and money is never confirmed that was not booked. */
async function expectMailsToAgree(id: string, state: string | undefined): Promise<void> {
  const { rows } = await sql<{ kind: string }>`
    select split_part(key, ':', 1) as kind from mails where key like '%' || ${id} || '%' order by queued_at, id
  `.execute(shop.app.platform.db);
  const kinds = rows.map(({ kind }) => kind);
  const dispute = kinds.findLast((kind) => kind.startsWith('dispute'));
  expect(dispute === 'dispute-lost', `${kinds}`).toBe(state === 'dispute_lost');
  if (state === 'disputed') expect(dispute).toBe('disputed');
  const booked = await bookOf(id);
  expect(kinds.includes('receipt'), `${kinds}`).toBe(booked?.sold !== null);
}

async function expectAccessToAgree(buyer: TestPartner): Promise<void> {
  const { app, operator } = shop;
  const own = await subscriptionOf(buyer);
  if (own === undefined) return;
  const expected = await accessOf(own.id);
  const list = await app.call(listSubscriptions, { query: { search: buyer.id } }, operator);
  expect(words(list.body)).toEqual({ [own.id]: expected });
  const params = { id: own.id };
  expect((await app.call(readSubscription, { params }, operator)).body.state).toBe(expected);
  const record = await app.call(readBuyer, { params: { id: buyer.id } }, operator);
  expect(words(record.body.subscriptions)).toEqual({ [own.id]: expected });
  const file = await csvOf(listSubscriptions.export, { search: buyer.id }, operator.token);
  expect(file.map(({ state }) => state)).toEqual([expected]);

  const [active] = (await app.call(listActiveSubscriptions, {}, buyer)).body;
  expect(active === undefined).toBe(expected === 'ended');
  if (active !== undefined) {
    expect(active.on_hold).toBe(expected === 'on_hold');
    if (expected === 'waiting') expect(active.fulfilment_pending).toBe(true);
    if (expected !== 'active') expect(active.links).toEqual([]);
  }
  const ended = (await app.call(listEndedSubscriptions, {}, buyer)).body;
  if (expected !== 'ended') expect(ended).toEqual([]);
}

test('every surface names the state that the books give', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const buyer = await shop.newPartner();
      await play([{ do: 'buy', outcome: 'pay' }, ...steps], buyer);
      books = await readBooks(buyer);
      await expectPaymentsToAgree(buyer);
      await expectAccessToAgree(buyer);
    }),
    { numRuns: propertyRuns(4, 400) },
  );
});
