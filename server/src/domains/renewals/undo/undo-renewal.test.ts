import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import {
  readRenewalUndo,
  readUndoLink,
  undoByLink,
  undoRenewal,
} from '@sesame/contract/shop/renewals/renewal-undo.ts';
import { listRenewals } from '@sesame/contract/shop/renewals.ts';
import { expect } from 'vitest';
import { buildAgreement } from '../../../../test/build/build-agreement.ts';
import { updateRows } from '../../../../test/rows.ts';
import {
  type RenewingShop,
  renewalTest,
  type Subscriber,
} from '../../../../test/shops/renewal-test.ts';
import { findBalances } from '../../ledger/index.ts';
import { linkTokenOf } from '../link-tokens/link-token.ts';

let shop: RenewingShop;
const test = renewalTest();
test.beforeAll(({ renewals }) => {
  shop = renewals;
});

/** The payment of the renewal that was charged last. */
async function paidOf(one: Subscriber): Promise<string> {
  const paid = (await shop.paymentsOf(one)).findLast(({ state }) => state === 'paid');
  if (paid === undefined) throw new Error('nothing was charged');
  return paid.id;
}

/** Buyers whose renewals were charged at the same moment. */
async function renewedTogether(count: number) {
  const all: { one: Subscriber; end: string }[] = [];
  for (let n = 0; n < count; n++) {
    const one = await shop.subscribe();
    all.push({ one, end: await shop.endOf(one) });
  }
  const [first] = all;
  if (first !== undefined) await shop.toCharge(first.one);
  return Promise.all(all.map(async (each) => ({ ...each, id: await paidOf(each.one) })));
}

async function renewed() {
  const [only] = await renewedTogether(1);
  if (only === undefined) throw new Error('nothing was charged');
  return only;
}

const seenBy = async (id: string, { buyer }: Subscriber) =>
  (await shop.app.call(readRenewalUndo, { params: { id } }, buyer)).body;
/** As after reading what is refunded. */
const undo = async (id: string, one: Subscriber) =>
  shop.app.call(
    undoRenewal,
    { params: { id }, body: { expected_total: (await seenBy(id, one)).total ?? 0 } },
    one.buyer,
  );
const shown = async ({ buyer }: Subscriber) =>
  (await shop.app.call(listRenewals, {}, buyer)).body[0];
const linkOf = (id: string) => ({
  body: { token: linkTokenOf(shop.app.platform, 'renewal-undo', id) },
});
const undoLinkOf = (id: string) => ({ body: { ...linkOf(id).body, expected_total: 4.9 } });

/** Lets the job request the refund from the bank, whose webhook books it. */
async function refunded(): Promise<void> {
  shop.app.clock.advance(10 * 60_000);
  await shop.app.jobs.run('follow-up-refunds');
  await shop.settled();
}

test('undoing a renewal refunds all, ends renewal, and leaves what was paid before', async () => {
  const { one, id, end } = await renewed();
  expect(await shown(one)).toMatchObject({
    state: 'on',
    undo: { payment_id: id, is_whole: true, until: end },
  });
  expect(await seenBy(id, one)).toMatchObject({
    ...{ state: 'open', total: 4.9, part: null, refund_to: 'method', ends_at: end },
  });
  for (const _repeat of [1, 2]) expect((await undo(id, one)).status).toBe(200);
  expect(await shop.stopReasonOf(one)).toBe('undone');
  await refunded();
  expect(await shop.paymentsOf(one)).toMatchObject([{ state: 'refunded', refunded_cents: 490 }]);
  expect(await shop.chargesOf(one)).toMatchObject([{ refundedMinor: 490 }]);
  expect(await shop.endOf(one)).toBe(end);
  expect(await shop.hasAccess(one)).toBe(true);
  expect(await shown(one)).toMatchObject({ state: 'off', undo: null });
  await shop.goTo(shop.app.clock.now().getTime() + 20 * DAY_MS);
  expect(await shop.chargesOf(one)).toHaveLength(1);
  const mails = await shop.mailsOf(one);
  expect(mails.filter((subject) => /is undone/.test(subject))).toHaveLength(1);
});

test('two of a buyer and a link at the same moment are one refund', async () => {
  const { one, id } = await renewed();
  const calls = [undo(id, one), undo(id, one), shop.app.call(undoByLink, undoLinkOf(id))];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200]);
  await refunded();
  const refunds = shop.app.platform.db
    .selectFrom('payment_refunds')
    .innerJoin('payments', 'payments.id', 'payment_refunds.payment_id')
    .select(['amount_cents', 'requested_by', 'reason'])
    .where('user_id', '=', one.buyer.id);
  expect(await refunds.execute()).toEqual([
    { amount_cents: 490, requested_by: 'buyer', reason: 'renewal_undone' },
  ]);
});

test('the link in the receipt shows, and acts only on request; a foreign or forged one does nothing', async () => {
  const [first, second] = await renewedTogether(2);
  if (first === undefined || second === undefined) throw new Error('nothing was charged');
  const { one, id } = first;
  const { one: other } = second;
  const link = linkOf(id);
  const { body: seen } = await shop.app.call(readUndoLink, link);
  expect(seen).toMatchObject({ state: 'open', total: 4.9 });
  expect(await shop.stopReasonOf(one)).toBeNull();
  expect((await undo(id, other)).refusal?.code).toBe('not_found');
  const [, signature] = link.body.token.split('.');
  const token = `${await paidOf(other)}.${signature}`;
  for (const { refusal } of [
    await shop.app.call(readUndoLink, { body: { token } }),
    await shop.app.call(undoByLink, { body: { token, expected_total: 4.9 } }),
  ]) {
    expect(refusal?.code).toBe('undo_link_invalid');
  }
  const mails = shop.app.platform.db.selectFrom('mails').select('key');
  expect(
    await mails
      .where('key', 'like', `renewal-charged:${(await shop.renewalsOf(one))[0]?.id}%`)
      .execute(),
  ).toHaveLength(1);
  await shop.app.call(undoByLink, undoLinkOf(id));
  expect((await shop.app.call(readUndoLink, link)).body.state).toBe('undone');
});

test('once its period has begun the unused days are refunded, and end at once', async () => {
  const { one, id, end } = await renewed();
  const start = new Date(end).getTime();
  const total = (new Date(await shop.endOf(one)).getTime() - start) / DAY_MS;
  shop.app.clock.set(new Date(start + 3.5 * DAY_MS));
  const cents = Math.floor((490 * (total - 4)) / total);
  const left = new Date(start + 4 * DAY_MS).toISOString();
  expect((await shown(one))?.undo).toMatchObject({ payment_id: id, is_whole: false });
  expect(await seenBy(id, one)).toMatchObject({
    ...{ state: 'open', total: cents / 100, refund_to: 'method', ends_at: left },
    part: { unused_days: total - 4, total_days: total, paid: 4.9 },
  });
  // What was shown before the period began.
  const stale = await shop.app.call(undoByLink, undoLinkOf(id));
  expect(stale.refusal?.code).toBe('undo_changed');
  const calls = await Promise.all([undo(id, one), undo(id, one)]);
  expect(calls.map(({ status }) => status)).toEqual([200, 200]);
  expect(await shop.endOf(one)).toBe(left);
  expect(await shop.stopReasonOf(one)).toBe('undone');
  await refunded();
  expect(await shop.paymentsOf(one)).toMatchObject([
    { state: 'partially_refunded', refunded_cents: cents },
  ]);
  expect(await shop.chargesOf(one)).toMatchObject([{ refundedMinor: cents }]);
  expect(await seenBy(id, one)).toMatchObject({ state: 'undone' });
  expect(await shown(one)).toMatchObject({ state: 'off', undo: null });
  await shop.goTo(start + 5 * DAY_MS);
  expect(await shop.hasAccess(one)).toBe(false);
  expect(await shop.chargesOf(one)).toHaveLength(1);
});

test('what was delivered before the period counts as its first day; a later purchase moves up', async () => {
  const { one, id, end } = await renewed();
  await updateRows(
    shop.app,
    'deliveries',
    { subscription_id: one.subscriptionId },
    { delivered_at: shop.app.clock.now() },
  );
  const { body: order } = await shop.pay(one.buyer, { gateway: 'free' });
  await shop.bank.decide(shop.atBank(order.payment_id).id, 'pay');
  await shop.settled();
  const seen = await seenBy(id, one);
  expect(seen.part?.unused_days).toBe((seen.part?.total_days ?? 0) - 1);
  // A bank that cannot refund a part: the money goes to the balance.
  await shop.charging.withoutRefunds(() => undo(id, one));
  const { available_cents: cents } = await findBalances(shop.app.platform.db, one.buyer.id);
  expect(cents).toBe(Math.round(seen.total * 100));
  expect(await shop.endOf(one)).toBe(seen.ends_at);
  const periods = shop.app.platform.db
    .selectFrom('payments')
    .select(['access_from', 'access_until'])
    .where('user_id', '=', one.buyer.id)
    .orderBy('paid_at');
  const [, renewal, bought] = await periods.execute();
  expect(renewal?.access_until?.getTime()).toBe(new Date(end).getTime() + DAY_MS);
  expect(bought?.access_from).toEqual(renewal?.access_until);
});

test('after 14 days or in dispute it is refused, with a payment for the ticket', async () => {
  const [late, disputed] = await renewedTogether(2);
  if (late === undefined || disputed === undefined) throw new Error('nothing was charged');
  const [charge] = await shop.chargesOf(disputed.one);
  await shop.bank.decide(charge?.id ?? '', 'dispute');
  await shop.settled();
  expect(await seenBy(disputed.id, disputed.one)).toMatchObject({ state: 'refunded' });
  expect((await undo(disputed.id, disputed.one)).refusal?.code).toBe('undo_closed');
  shop.app.clock.advance(14 * DAY_MS);
  expect((await undo(late.id, late.one)).refusal?.code).toBe('undo_closed');
  expect((await shown(late.one))?.undo).toBeNull();
  const { body } = await shop.app.call(readUndoLink, linkOf(late.id));
  expect(body).toMatchObject({ state: 'closed', payment_id: late.id });
  expect(await shop.stopReasonOf(late.one)).toBeNull();
});

test('turned on again, the same period is charged again and can be undone again, from the balance', async () => {
  const { platform } = shop.app;
  await updateRows(platform.db, 'payment_methods', { gateway: 'balance' }, { enabled: true });
  const { one, id } = await renewed();
  const available = async () => (await findBalances(platform.db, one.buyer.id)).available_cents;
  // A bank that cannot refund: the money goes to the balance.
  await shop.charging.withoutRefunds(() => undo(id, one));
  expect(await available()).toBe(490);
  await buildAgreement(platform, {
    ...{ subscriptionId: one.subscriptionId, userId: one.buyer.id },
    ...{ priceId: shop.product.priceId, methodId: null },
  });
  await shop.run();
  expect(await available()).toBe(0);
  const again = await paidOf(one);
  expect(await seenBy(again, one)).toMatchObject({ state: 'open', refund_to: 'balance' });
  await undo(again, one);
  expect(await available()).toBe(490);
  expect((await shop.paymentsOf(one)).map(({ state }) => state)).toEqual(['refunded', 'refunded']);
  await shop.run();
  expect((await shop.renewalsOf(one)).map(({ state }) => state)).toEqual(['undone', 'canceled']);
});

test('in rubles, exactly the rubles that were charged are refunded', async () => {
  await shop.sellInRubles();
  await shop.useRate(831_777);
  const one = await shop.subscribeInRubles();
  await shop.toCharge(one);
  await shop.useRate(990_000);
  await undo(await paidOf(one), one);
  await refunded();
  const [payment] = await shop.paymentsOf(one);
  expect(payment).toMatchObject({ state: 'refunded', charge_currency: 'RUB' });
  expect(await shop.chargesOf(one)).toMatchObject([{ refundedMinor: payment?.charge_minor }]);
});
