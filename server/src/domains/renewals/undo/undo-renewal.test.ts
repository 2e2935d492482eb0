import {
  readRenewalUndo,
  readUndoLink,
  undoByLink,
  undoRenewal,
} from '@sesame/contract/shop/renewals/renewal-undo.ts';
import { listRenewals } from '@sesame/contract/shop/renewals.ts';
import { expect } from 'vitest';
import { buildAgreement } from '../../../../test/build/build-agreement.ts';
import {
  DAY_MS,
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
  for (const { one } of all) await shop.toCharge(one);
  return Promise.all(all.map(async (each) => ({ ...each, id: await paidOf(each.one) })));
}

async function renewed() {
  const [only] = await renewedTogether(1);
  if (only === undefined) throw new Error('nothing was charged');
  return only;
}

const undo = (id: string, { buyer }: Subscriber) =>
  shop.app.call(undoRenewal, { params: { id } }, buyer);
const shown = async ({ buyer }: Subscriber) =>
  (await shop.app.call(listRenewals, {}, buyer)).body[0];
const linkOf = (id: string) => ({
  body: { token: linkTokenOf(shop.app.platform, 'renewal-undo', id) },
});

/** Lets the job request the refund from the bank, whose webhook books it. */
async function refunded(): Promise<void> {
  shop.app.clock.advance(10 * 60_000);
  await shop.app.jobs.run('follow-up-refunds');
  await shop.settled();
}

test('undoing a renewal gives all back, ends renewal, and leaves what was paid before', async () => {
  const { one, id, end } = await renewed();
  expect(await shown(one)).toMatchObject({ state: 'on', undo: { payment_id: id, until: end } });
  const { body } = await shop.app.call(readRenewalUndo, { params: { id } }, one.buyer);
  expect(body).toMatchObject({ state: 'open', total: 4.9, refund_to: 'method', ends_at: end });
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
  const calls = [undo(id, one), undo(id, one), shop.app.call(undoByLink, linkOf(id))];
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
  const forged = { body: { token: `${await paidOf(other)}.${signature}` } };
  for (const route of [readUndoLink, undoByLink]) {
    expect((await shop.app.call(route, forged)).refusal?.code).toBe('undo_link_invalid');
  }
  const mails = shop.app.platform.db.selectFrom('mails').select('key');
  expect(
    await mails
      .where('key', 'like', `renewal-charged:${(await shop.renewalsOf(one))[0]?.id}%`)
      .execute(),
  ).toHaveLength(1);
  await shop.app.call(undoByLink, link);
  expect((await shop.app.call(readUndoLink, link)).body.state).toBe('undone');
});

test('a period that has begun or was used is refused, with a payment for the ticket', async () => {
  const { one, id, end } = await renewed();
  shop.app.clock.set(end);
  expect((await undo(id, one)).refusal?.code).toBe('undo_closed');
  expect((await shown(one))?.undo).toBeNull();
  const { body } = await shop.app.call(readUndoLink, linkOf(id));
  const [payment] = await shop.paymentsOf(one);
  expect(body).toMatchObject({ state: 'closed', payment_id: payment?.id });

  const used = await renewed();
  await shop.app.platform.db
    .updateTable('deliveries')
    .set({ delivered_at: shop.app.clock.now() })
    .where('subscription_id', '=', used.one.subscriptionId)
    .execute();
  expect((await undo(used.id, used.one)).refusal?.code).toBe('undo_closed');
  expect(await shop.stopReasonOf(used.one)).toBeNull();
});

test('turned on again, the same period is charged again and can be undone again, from the balance', async () => {
  const { platform } = shop.app;
  await platform.db
    .updateTable('payment_methods')
    .set({ enabled: true })
    .where('gateway', '=', 'balance')
    .execute();
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
  const { body } = await shop.app.call(readRenewalUndo, { params: { id: again } }, one.buyer);
  expect(body).toMatchObject({ state: 'open', refund_to: 'balance' });
  await undo(again, one);
  expect(await available()).toBe(490);
  expect((await shop.paymentsOf(one)).map(({ state }) => state)).toEqual(['refunded', 'refunded']);
  await shop.run();
  expect((await shop.renewalsOf(one)).map(({ state }) => state)).toEqual(['undone', 'canceled']);
});

test('in roubles, exactly the roubles that were charged are given back', async () => {
  await shop.sellInRoubles();
  await shop.useRate(831_777);
  const one = await shop.subscribeInRoubles();
  await shop.toCharge(one);
  await shop.useRate(990_000);
  await undo(await paidOf(one), one);
  await refunded();
  const [payment] = await shop.paymentsOf(one);
  expect(payment).toMatchObject({ state: 'refunded', charge_currency: 'RUB' });
  expect(await shop.chargesOf(one)).toMatchObject([{ refundedMinor: payment?.charge_minor }]);
});
