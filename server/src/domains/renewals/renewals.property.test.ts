import { refundPayment } from '@sesame/contract/console/payments/payments.ts';
import { extendSubscription } from '@sesame/contract/console/subscriptions.ts';
import { claimGift, listGifts, readGift } from '@sesame/contract/shop/gifts.ts';
import { readPlanChange } from '@sesame/contract/shop/orders/plan-changes.ts';
import { startPayment } from '@sesame/contract/shop/payments.ts';
import { readRenewalUndo, undoRenewal } from '@sesame/contract/shop/renewals/renewal-undo.ts';
import { removeSavedMethod } from '@sesame/contract/shop/saved-methods.ts';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { buildAgreement } from '../../../test/build/build-agreement.ts';
import { buildOperator } from '../../../test/build/build-operator.ts';
import { buildProduct } from '../../../test/build/build-purchase.ts';
import { buildSavedMethod } from '../../../test/build/build-saved-method.ts';
import { fillInventory } from '../../../test/build/fill-inventory.ts';
import { PROPERTY_TIMEOUT_MS, propertyRuns } from '../../../test/property-runs.ts';
import type { ChargeScript } from '../../../test/shops/charging-bank.ts';
import {
  DAY_MS,
  type RenewingShop,
  renewalTest,
  type Subscriber,
} from '../../../test/shops/renewal-test.ts';
import { retryRenewal } from './retry-renewal.ts';

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT_MS });

/**
 * Random lives of subscriptions: orders, renewals with every answer of a gateway, refunds, disputes, removed methods, moved
 * clocks, operators. After each step of each life the ledger is in order, no period was charged twice, and access is
 * exactly what was paid and given. Steps of further features belong in `Step`, with their effect in `take`.
 */

/** At the bank in dollars, from the balance, or at the bank in rubles. */
type PaidBy = 'free' | 'balance' | 'rubles';

type Step =
  | { readonly do: 'wait'; readonly days: number }
  /** The clock jumps without a worker, as after an outage. */
  | { readonly do: 'jump'; readonly days: number }
  | { readonly do: 'answer'; readonly answers: readonly ChargeScript[] }
  | { readonly do: 'order'; readonly by: PaidBy }
  /** Money on the balance, from another purchase that is refunded to it. */
  | { readonly do: 'fill' }
  /** Another rate of the ruble; far above the last one, a renewal is notified again. */
  | { readonly do: 'rate'; readonly rate: number }
  /** Another plan of the same product, or of another one, with credit for unused days. */
  | { readonly do: 'change'; readonly to: 'long' | 'other'; readonly outcome: 'pay' | 'decline' }
  /** Someone else buys the plan, the buyer redeems it, and its payment stays or goes back. */
  | { readonly do: 'gift'; readonly payment: 'keep' | 'refund' | 'dispute' }
  | { readonly do: 'decide'; readonly outcome: 'pay' | 'decline' | 'refund' | 'dispute' }
  | { readonly do: 'undo' }
  | { readonly do: 'stop' }
  | { readonly do: 'agree'; readonly by: PaidBy }
  | { readonly do: 'remove' }
  | { readonly do: 'extend'; readonly days: number }
  | { readonly do: 'retry' };

const answers = fc.array(
  fc.constantFrom<ChargeScript>(
    ...(['pay', 'lost', 'dropped', 'declined_but_paid', 'pending', 'unavailable'] as const),
    ...(['funds', 'soft', 'technical', 'action', 'hard', 'revoked', 'config'] as const),
  ),
  { minLength: 1, maxLength: 4 },
);
const plain = <Do extends 'fill' | 'undo' | 'stop' | 'remove' | 'retry'>(what: Do) =>
  fc.constant({ do: what });
const paid = <Do extends 'order' | 'agree'>(what: Do) =>
  fc.record({
    do: fc.constant(what),
    by: fc.constantFrom<PaidBy>('free', 'free', 'balance', 'rubles'),
  });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      days: fc.constantFrom(0.05, 1, 3, 10, 28),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('jump' as const), days: fc.constantFrom(2, 29, 45) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('answer' as const), answers }) },
  { weight: 1, arbitrary: paid('order') },
  { weight: 1, arbitrary: plain('fill') },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('rate' as const),
      rate: fc.constantFrom(700_000, 800_000, 860_000, 1_000_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      to: fc.constantFrom(...(['long', 'long', 'other'] as const)),
      outcome: fc.constantFrom(...(['pay', 'pay', 'decline'] as const)),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('gift' as const),
      payment: fc.constantFrom(...(['keep', 'refund', 'dispute'] as const)),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      outcome: fc.constantFrom(...(['pay', 'pay', 'decline', 'refund', 'dispute'] as const)),
    }),
  },
  { weight: 2, arbitrary: plain('undo') },
  { weight: 1, arbitrary: plain('stop') },
  { weight: 3, arbitrary: paid('agree') },
  { weight: 1, arbitrary: plain('remove') },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('extend' as const), days: fc.constantFrom(1, 7) }),
  },
  { weight: 1, arbitrary: plain('retry') },
);

let shop: RenewingShop;
/** Ids of the prices that plans are changed to. */
let plans: Readonly<Record<'long' | 'other', number>>;
const test = renewalTest();
test.beforeAll(async ({ renewals }) => {
  shop = renewals;
  const { platform } = shop.app;
  const other = await buildProduct(platform);
  await fillInventory(platform, other);
  await shop.sellInRubles();
  await shop.useRate(800_000);
  await platform.db
    .updateTable('payment_methods')
    .set({ enabled: true })
    .where('gateway', '=', 'balance')
    .execute();
  plans = { long: await addPrice(shop.product.id, 90, 1_290), other: other.priceId };
});

async function addPrice(productId: number, days: number, cents: number): Promise<number> {
  const { id } = await shop.app.platform.db
    .insertInto('prices')
    .values({
      ...{ product_id: productId, duration_count: days, duration_unit: 'day' },
      ...{ amount_cents: cents, replaced_by: null, archived_at: null },
      created_at: shop.app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function take(one: Subscriber, step: Step): Promise<void> {
  const { app, bank } = shop;
  const { clock, platform } = app;
  const { db } = platform;
  const of = { subscriptionId: one.subscriptionId, userId: one.buyer.id };
  switch (step.do) {
    case 'wait':
      return shop.goTo(clock.now().getTime() + step.days * DAY_MS);
    case 'jump':
      clock.advance(step.days * DAY_MS);
      return shop.run();
    case 'answer':
      shop.charging.reset();
      return shop.charging.next(...step.answers);
    case 'order': {
      await order(one, step.by);
      break;
    }
    case 'fill':
      await fillBalance(one);
      break;
    case 'rate':
      await shop.useRate(step.rate);
      break;
    case 'change':
      await changePlan(one, step);
      break;
    case 'gift':
      await redeemGift(one, step.payment);
      break;
    case 'decide': {
      const payment = (await shop.chargesOf(one)).at(-1);
      // The bank refuses what is not possible in its state.
      if (payment !== undefined) await bank.decide(payment.id, step.outcome).catch(() => undefined);
      break;
    }
    case 'undo': {
      const id = (await shop.paymentsOf(one)).at(-1)?.id;
      const undo = { params: { id: id ?? '' } };
      const { status, body } = await app.call(readRenewalUndo, undo, one.buyer);
      if (status !== 200) break;
      const input = { ...undo, body: { expected_total: body.total } };
      const { refusal } = await app.call(undoRenewal, input, one.buyer);
      expect(refusal?.code).toBe(
        body.state === 'open' || body.state === 'undone' ? undefined : 'undo_closed',
      );
      break;
    }
    case 'stop':
      for (const { id } of await living(one)) await shop.turnOff(id);
      break;
    case 'agree': {
      if ((await living(one)).length > 0) return;
      const [{ id: paymentId } = { id: '' }] = await db
        .selectFrom('payments')
        .select('id')
        .where('user_id', '=', one.buyer.id)
        .execute();
      const methodId =
        step.by === 'balance'
          ? null
          : await buildSavedMethod(platform, { userId: one.buyer.id, paymentId });
      const agreed = { ...of, priceId: shop.product.priceId, methodId };
      await buildAgreement(platform, agreed, { gateway: step.by });
      break;
    }
    case 'remove': {
      const [agreement] = await living(one);
      const id = agreement?.method_id;
      if (id) await app.call(removeSavedMethod, { params: { id } }, one.buyer);
      break;
    }
    case 'extend': {
      const { ends_at } = await db
        .selectFrom('subscriptions')
        .select('ends_at')
        .where('id', '=', one.subscriptionId)
        .executeTakeFirstOrThrow();
      const body = { days: step.days, expected_end: ends_at.toISOString(), reason: 'An outage' };
      const by = await buildOperator(app);
      await app.call(extendSubscription, { params: { id: one.subscriptionId }, body }, by);
      break;
    }
    case 'retry': {
      const last = (await shop.renewalsOf(one)).at(-1);
      if (last !== undefined) await retryRenewal(db, platform, last.id);
      break;
    }
  }
  await shop.settled();
  clock.advance(10 * 60_000);
  await app.jobs.run('follow-up-refunds');
  await shop.run();
}

/** Orders a month more; one that the balance does not suffice for is refused, and one that it pays needs no bank. */
async function order({ buyer }: Subscriber, by: PaidBy): Promise<void> {
  const { body } = await shop.pay(buyer, { gateway: by });
  await decideAtBank(body.payment_id, 'pay');
}

/** Another purchase of the same buyer, refunded to the balance as an operator does. */
async function fillBalance({ buyer }: Subscriber): Promise<void> {
  const { app } = shop;
  const { body } = await shop.pay(buyer, { priceId: plans.other, gateway: 'free' });
  await decideAtBank(body.payment_id, 'pay');
  const params = { id: body.payment_id };
  const refund = {
    method: 'balance',
    access: 'revoke',
    amount: 'all',
    expected_refunded: 0,
  } as const;
  const by = await buildOperator(app);
  // It is refused for an order that was refused, or has become credit.
  if (params.id !== undefined)
    await app.call(refundPayment, { params, body: { ...refund, reason: 'It never worked' } }, by);
}

/** Changes the plan as its buyer does; a change that is refused, or declined at the bank, leaves everything as it was. */
async function changePlan(
  { buyer, subscriptionId: subscription }: Subscriber,
  { to, outcome }: Extract<Step, { readonly do: 'change' }>,
): Promise<void> {
  const query = { subscription_price_id: String(plans[to]) };
  const preview = { query: { subscription, ...query } };
  const { status, body: quote } = await shop.app.call(readPlanChange, preview, buyer);
  if (status !== 200) return;
  const body = { gateway: 'free', change: { subscription, credit: quote.credit } };
  const { body: order } = await shop.app.call(startPayment, { query, body }, buyer);
  await decideAtBank(order.payment_id, outcome);
}

async function redeemGift(
  { buyer }: Subscriber,
  after: 'keep' | 'refund' | 'dispute',
): Promise<void> {
  const { app } = shop;
  const other = await shop.newBuyer();
  const { body: order } = await shop.pay(other, { gateway: 'free', gift: true });
  await decideAtBank(order.payment_id, 'pay');
  const [gift] = (await app.call(listGifts, { query: {} }, other)).body;
  if (gift === undefined) throw new Error('the payment made no gift');
  const { code } = (await app.call(readGift, { params: { id: gift.id } }, other)).body;
  const { refusal } = await app.call(claimGift, { body: { code } }, buyer);
  expect(refusal).toBeUndefined();
  if (after !== 'keep') await decideAtBank(order.payment_id, after);
}

/** Nothing to decide about an order that credit has paid, or that was refused. */
async function decideAtBank(
  paymentId: string | undefined,
  outcome: 'pay' | 'decline' | 'refund' | 'dispute',
): Promise<void> {
  const payment = shop.bank.payments().find(({ orderId }) => orderId === paymentId);
  if (payment !== undefined) await shop.bank.decide(payment.id, outcome);
  await shop.settled();
}

const living = ({ subscriptionId }: Subscriber) =>
  shop.app.platform.db
    .selectFrom('renewal_agreements')
    .select(['id', 'method_id'])
    .where('subscription_id', '=', subscriptionId)
    .where('stopped_at', 'is', null)
    .execute();

/** What the bank holds is what the shop has booked, at most once for a period, and each of it is a period of access. */
async function expectExact(one: Subscriber): Promise<void> {
  await shop.expectClean();
  const { db } = shop.app.platform;
  const payments = await shop.paymentsOf(one);
  const held = new Map(
    shop.bank
      .payments()
      .map(({ orderId, capturedMinor, refundedMinor }) => [orderId, capturedMinor - refundedMinor]),
  );
  const winners = new Map<string | null, number>();
  for (const payment of payments) {
    const { id, renewal_id: renewal, captured_cents, refunded_cents, state } = payment;
    const atBank = held.get(id) ?? 0;
    const isWaiting = state === 'pending' || state === 'review';
    // A refund that the shop has requested, or that the bank has just reported, may be on its way.
    if (!isWaiting && state !== 'failed' && state !== 'disputed') {
      expect(payment.captured_minor - payment.returned_minor, id).toBeGreaterThanOrEqual(atBank);
    }
    if (captured_cents > refunded_cents) winners.set(renewal, (winners.get(renewal) ?? 0) + 1);
  }
  expect([...winners.values()].filter((count) => count > 1)).toEqual([]);
  const { rows } = await sql<{ payment_id: string }>`
    select p.id as payment_id from payments p
    left join grants g on g.payment_id = p.id and g.reversed_at is null
    where (p.user_id = ${one.buyer.id} or p.id in (select payment_id from gifts where claimed_by = ${one.buyer.id}))
      -- What was not used of a changed plan has become credit.
      and not exists (select from grants c where c.payment_id = p.id and c.changed_by is not null)
      and (p.state in ('paid', 'partially_refunded')) <> (g.id is not null)
      and p.state not in ('disputed')`.execute(db);
  expect(rows, 'paid without access, or access without money').toEqual([]);
  const twice = await sql`
    select renewal_id from renewal_attempts t join renewals r on r.id = t.renewal_id
    where r.subscription_id = ${one.subscriptionId} and t.state in ('started', 'unknown', 'pending', 'succeeded')
    group by 1 having count(*) > 1`.execute(db);
  expect(twice.rows).toEqual([]);
}

test('every life of a subscription is charged at most once a period and gives what was paid', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const one = await shop.subscribe();
      for (const next of steps) {
        await take(one, next);
        await expectExact(one);
      }
      await shop.endAll();
    }),
    { numRuns: propertyRuns(20, 10_000), endOnFailure: true },
  );
});
