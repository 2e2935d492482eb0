import { blockBuyer } from '@sesame/contract/console/buyers.ts';
import { declareDispute, refundPayment } from '@sesame/contract/console/payments/payments.ts';
import { extendSubscription } from '@sesame/contract/console/subscriptions.ts';
import { claimGift, listGifts, readGift } from '@sesame/contract/shop/gifts.ts';
import { readPlanChange } from '@sesame/contract/shop/orders/plan-changes.ts';
import { startPayment } from '@sesame/contract/shop/payments.ts';
import { readRenewalUndo, undoRenewal } from '@sesame/contract/shop/renewals/renewal-undo.ts';
import { removeSavedMethod } from '@sesame/contract/shop/saved-methods.ts';
import { expect } from 'vitest';
import { retryRenewal } from '../../src/domains/renewals/retry-renewal.ts';
import { planDeletion } from '../../src/domains/users/privacy/plan-deletion.ts';
import { lockUser } from '../../src/domains/users/users.store.ts';
import { buildAgreement } from '../build/build-agreement.ts';
import { buildSavedMethod } from '../build/build-saved-method.ts';
import { findRow, getRow, updateRows } from '../rows.ts';
import { type Life, type LifeShop, newBuyer } from './life-shop.ts';
import type { PaidBy, Script, Step } from './life-steps.ts';

const REASON = 'as the buyer wanted';

/** A buyer who has paid a period and agreed to its renewal. */
export async function beginLife(shop: LifeShop, number: number, script: Script): Promise<Life> {
  const buyer = await newBuyer(shop);
  const product = shop.products[script.product];
  const plan = product.plans[script.plan];
  const order = await shop.pay(buyer, { priceId: plan.priceId, gateway: 'free' });
  if (order.refusal !== undefined)
    throw new Error(`the first order was refused: ${order.refusal.code}`);
  const paymentId = order.body.payment_id;
  await decideAtBank(shop, paymentId, 'pay');
  const { id: subscriptionId } = await getRow(shop.app, 'subscriptions', { user_id: buyer.id });
  const life: Life = {
    ...{ number, script, buyer, subscriptionId, plan },
    ...{ tokens: [], orders: [paymentId], gifts: [], redeemed: [], extendedDays: [] },
    ...{ refundedByOperator: new Set(), disputedByOperator: new Set() },
    ...{ creditedCents: 0, hasUnknownBalance: false, isBlocked: false },
  };
  await agree(shop, life, script.renewedBy);
  return life;
}

type Refused = { readonly code: string } | undefined;

/** Calls until the shop has decided, as a client does that is asked to try again; it must not fail otherwise. */
async function answerOf<Answer extends { readonly status: number; readonly refusal: Refused }>(
  call: () => Promise<Answer>,
): Promise<Answer> {
  for (let left = 2; ; left--) {
    const answer = await call();
    if (answer.status < 500) return answer;
    if (answer.status !== 503 || left === 0) {
      throw new Error(`answered ${answer.status} ${answer.refusal?.code}`);
    }
  }
}

type StepOf<Name extends Step['do']> = Extract<Step, { readonly do: Name }>;
type Take<Name extends Step['do']> = (
  shop: LifeShop,
  life: Life,
  step: StepOf<Name>,
) => Promise<unknown>;

/** What each step does, as its buyer, an operator or the bank does it. */
const takes: { readonly [Name in Step['do']]: Take<Name> } = {
  async answer({ charging }, { tokens }, { answers }) {
    const token = tokens.at(-1);
    if (token !== undefined) charging.nextOf(token, answers);
  },
  async order(shop, life, { by, outcome }) {
    const { body, refusal } = await shop.pay(life.buyer, {
      priceId: life.plan.priceId,
      gateway: by,
    });
    if (refusal !== undefined) return;
    life.orders.push(body.payment_id);
    if (by !== 'balance' && outcome !== 'leave') await decideAtBank(shop, body.payment_id, outcome);
  },
  async fill(shop, life) {
    const { priceId } = shop.products.other.plans.month;
    const { body, refusal } = await shop.pay(life.buyer, { priceId, gateway: 'free' });
    if (refusal !== undefined) return;
    life.orders.push(body.payment_id);
    await decideAtBank(shop, body.payment_id, 'pay');
    await refund(shop, life, body.payment_id, { method: 'balance', access: 'revoke', share: 1 });
  },
  async change(shop, life, { to, outcome }) {
    const { buyer, subscriptionId: subscription } = life;
    const { app, products } = shop;
    const { plans } = to === 'other' ? products.other : products[life.script.product];
    const query = { subscription_price_id: String(plans.long.priceId) };
    const preview = { query: { subscription, ...query } };
    const { status, body: quote } = await app.call(readPlanChange, preview, buyer);
    if (status !== 200) return;
    const body = { gateway: 'free', change: { subscription, credit: quote.credit } };
    const { body: order, refusal } = await app.call(startPayment, { query, body }, buyer);
    if (refusal !== undefined) return;
    life.hasUnknownBalance = true;
    life.orders.push(order.payment_id);
    await decideAtBank(shop, order.payment_id, outcome);
  },
  async gift(shop, life, { after }) {
    const { app } = shop;
    for (const gift of life.gifts.splice(0)) await redeem(shop, life, gift);
    const sender = await newBuyer(shop);
    const { body: order, refusal } = await shop.pay(sender, {
      ...{ priceId: life.plan.priceId, gateway: 'free', gift: true },
    });
    if (refusal !== undefined) return;
    const paymentId = order.payment_id;
    await decideAtBank(shop, paymentId, 'pay');
    const [gift] = (await app.call(listGifts, { query: {} }, sender)).body;
    if (gift === undefined) throw new Error('the payment made no gift');
    const { code } = (await app.call(readGift, { params: { id: gift.id } }, sender)).body;
    if (after === 'later') life.gifts.push({ paymentId, code });
    else await redeem(shop, life, { paymentId, code });
    if (after === 'keep' || after === 'later') return;
    // Only the credit that is still there is reversed.
    life.hasUnknownBalance ||= !life.redeemed.includes(paymentId);
    await decideAtBank(shop, paymentId, after);
  },
  async decide(shop, life, { outcome }) {
    const id = await latestAtBank(shop, life);
    if (id !== undefined) await decideAtBank(shop, id, outcome);
  },
  async refund(shop, life, { amount, method, access }) {
    const id = await latestAtBank(shop, life);
    const share = amount === 'all' ? 1 : 0.5;
    if (id !== undefined) await refund(shop, life, id, { method, access, share });
  },
  async settle_dispute(shop, life, { outcome }) {
    const { app, operator } = shop;
    const disputed = await findRow(app, 'payments', { user_id: life.buyer.id, state: 'disputed' }, [
      'id',
    ]);
    const id = disputed?.id ?? (await latestAtBank(shop, life));
    if (id === undefined) return;
    const results = disputed === undefined ? (['opened', outcome] as const) : [outcome];
    for (const one of results) {
      const body = { outcome: one, reason: REASON };
      const call = () => app.call(declareDispute, { params: { id }, body }, operator);
      const { status } = await answerOf(call);
      // What an operator records differs from the books of the bank, which are not compared further.
      if (status === 200) life.disputedByOperator.add(id);
    }
  },
  async undo({ app }, life) {
    const last = await app.platform.db
      .selectFrom('payments')
      .select(['id', 'gateway'])
      .where('user_id', '=', life.buyer.id)
      .where('renewal_id', 'is not', null)
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    if (last === undefined) return;
    const params = { id: last.id };
    const { status, body } = await app.call(readRenewalUndo, { params }, life.buyer);
    if (status !== 200) return;
    if (body.state === 'open') life.refundedByOperator.add(last.id);
    const input = { params, body: { expected_total: body.total } };
    const { refusal } = await app.call(undoRenewal, input, life.buyer);
    // What the balance had paid is not spent any more, which its payment says.
    const isGiven = body.refund_to === 'balance' && last.gateway !== 'balance';
    if (body.state === 'open' && isGiven) life.creditedCents += Math.round(body.total * 100);
    expect(refusal?.code).toBe(
      body.state === 'open' || body.state === 'undone' ? undefined : 'undo_closed',
    );
  },
  async stop({ app }, life) {
    await updateRows(
      app,
      'renewal_agreements',
      { subscription_id: life.subscriptionId, stopped_at: null },
      { stopped_at: app.clock.now(), stopped_by: 'buyer', stop_reason: 'turned_off' },
    );
  },
  async agree(shop, life, { by }) {
    if (life.isBlocked || (await activeAgreement(shop, life)) !== undefined) return;
    await agree(shop, life, by);
  },
  async remove(shop, life) {
    const id = (await activeAgreement(shop, life))?.method_id;
    if (id) await shop.app.call(removeSavedMethod, { params: { id } }, life.buyer);
  },
  async extend({ app, operator }, life, { days }) {
    const { ends_at } = await getRow(app, 'subscriptions', { id: life.subscriptionId });
    const body = { days, expected_end: ends_at.toISOString(), reason: REASON };
    const params = { id: life.subscriptionId };
    const call = () => app.call(extendSubscription, { params, body }, operator);
    const { status } = await answerOf(call);
    if (status === 200) life.extendedDays.push(days);
  },
  async retry({ app }, life) {
    const { platform } = app;
    const last = await platform.db
      .selectFrom('renewals')
      .select('id')
      .where('subscription_id', '=', life.subscriptionId)
      .orderBy('period_start', 'desc')
      .executeTakeFirst();
    if (last !== undefined) await retryRenewal(platform.db, platform, last.id);
  },
  async block({ app, operator }, life) {
    const params = { id: life.buyer.id };
    await answerOf(() => app.call(blockBuyer, { params, body: { reason: REASON } }, operator));
    life.isBlocked = true;
  },
  async erase({ app }, life) {
    life.isBlocked = true;
    await app.platform.db.transaction().execute(async (tx) => {
      const user = await lockUser(tx, life.buyer.id);
      if (user !== undefined) await planDeletion(tx, app.platform, user, { change: 'deletion' });
    });
  },
};

async function redeem(
  { app }: LifeShop,
  life: Life,
  { paymentId, code }: { readonly paymentId: string; readonly code: string },
): Promise<void> {
  const { body, refusal } = await app.call(claimGift, { body: { code } }, life.buyer);
  if (refusal !== undefined) return;
  if (body.credit === null) life.redeemed.push(paymentId);
  else life.creditedCents += Math.round(body.credit * 100);
}

export function takeStep(shop: LifeShop, life: Life, step: Step): Promise<unknown> {
  // The cast is safe: the table has for each name the function that takes its step.
  const take = takes[step.do] as Take<Step['do']>;
  return take(shop, life, step);
}

const activeAgreement = ({ app }: LifeShop, { subscriptionId }: Life) =>
  findRow(app, 'renewal_agreements', { subscription_id: subscriptionId, stopped_at: null }, [
    'id',
    'method_id',
  ]);

/** Consents to the renewal of the plan that was bought first. */
async function agree({ app }: LifeShop, life: Life, by: PaidBy): Promise<void> {
  const { platform } = app;
  const { subscriptionId, plan, buyer } = life;
  const [paymentId = ''] = life.orders;
  const methodId =
    by === 'balance' ? null : await buildSavedMethod(platform, { userId: buyer.id, paymentId });
  if (methodId !== null) life.tokens.push(`pm_${methodId}`);
  await buildAgreement(
    platform,
    { subscriptionId, userId: buyer.id, priceId: plan.priceId, methodId },
    {
      ...{ gateway: by, ceiling_cents: plan.cents },
      ...{ duration_count: plan.count, duration_unit: plan.unit },
    },
  );
}

/** The latest payment that was made at the bank. */
async function latestAtBank({ app }: LifeShop, { buyer }: Life): Promise<string | undefined> {
  const latest = await app.platform.db
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', buyer.id)
    .where('provider', '=', 'bank')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return latest?.id;
}

/** The bank refuses what is not possible in its state, and knows no order that credit has paid. */
async function decideAtBank(
  shop: LifeShop,
  paymentId: string,
  outcome: 'pay' | 'decline' | 'refund' | 'dispute',
): Promise<void> {
  const isDone = await shop.bank.decide(paymentId, outcome).then(
    () => true,
    () => false,
  );
  if (isDone) await shop.settled();
}

async function refund(
  { app, operator }: LifeShop,
  life: Life,
  id: string,
  {
    method,
    access,
    share,
  }: { method: 'gateway' | 'balance'; access: 'keep' | 'shorten' | 'revoke'; share: number },
): Promise<void> {
  const payment = await getRow(app, 'payments', { id }, ['captured_cents', 'refunded_cents']);
  const cents = Math.floor(payment.captured_cents * share);
  const body = {
    ...{ method, access, revokes_for_part: true, reason: REASON },
    amount: share === 1 ? ('all' as const) : cents / 100,
    expected_refunded: payment.refunded_cents / 100,
  };
  const isHad = life.refundedByOperator.has(id);
  life.refundedByOperator.add(id);
  const { status, body: answer } = await answerOf(() =>
    app.call(refundPayment, { params: { id }, body }, operator),
  );
  if (status !== 200) {
    if (!isHad) life.refundedByOperator.delete(id);
    return;
  }
  if (method === 'balance')
    life.creditedCents += Math.round(answer.refunded * 100) - payment.refunded_cents;
}
