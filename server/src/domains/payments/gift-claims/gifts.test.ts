import { getConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import type { GiftState } from '@sesame/contract/shared/gifts/gift-states.ts';
import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import {
  claimGift,
  listGifts,
  previewGift,
  readGift,
  refundGift,
} from '@sesame/contract/shop/gifts.ts';
import { getPayment } from '@sesame/contract/shop/payment-detail.ts';
import { exportOwnPayments } from '@sesame/contract/shop/payment-search.ts';
import { listPayments } from '@sesame/contract/shop/payments.ts';
import { getReferralData } from '@sesame/contract/shop/referrals.ts';
import { expect } from 'vitest';
import { buildPromo } from '../../../../test/build/build-promo.ts';
import { type Buyer, buildBuyer, buildProduct } from '../../../../test/build/build-purchase.ts';
import { meetAtLock } from '../../../../test/database/meet-at-lock.ts';
import { updateRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

const test = shopTest(['refunds', 'mail']);
const { shop } = test;

interface Bought {
  readonly sender: Buyer;
  readonly paymentId: string;
  readonly id: string;
  readonly code: string;
}

/** A gift of 200.00 a month, paid at the bank. */
async function buyGift(
  sender?: Buyer,
  order: { promocode?: string; gateway?: string } = {},
): Promise<Bought> {
  const by = sender ?? (await shop.newBuyer());
  const { body, refusal } = await shop.pay(by, {
    ...{ priceId: shop.expensivePriceId, gateway: 'free', gift: true },
    ...order,
  });
  if (refusal !== undefined) throw new Error(`the order was refused: ${refusal.code}`);
  const { total_cents: total } = await shop.payment(body.payment_id);
  if (total > 0 && order.gateway !== 'balance') await shop.bank.decide(body.payment_id, 'pay');
  await shop.settled();
  const gift = (await giftsOf(by)).find(({ payment_id: id }) => id === body.payment_id);
  const { code } = (await read(by, gift?.id ?? '')).body;
  return { sender: by, paymentId: body.payment_id, id: gift?.id ?? '', code };
}

const giftsOf = async (sender: Buyer) =>
  (await shop.app.call(listGifts, { query: {} }, sender)).body;
const read = (sender: Buyer, id: string) => shop.app.call(readGift, { params: { id } }, sender);
const claim = (buyer: Buyer, code: string) => shop.app.call(claimGift, { body: { code } }, buyer);
const preview = (buyer: Buyer, code: string) =>
  shop.app.call(previewGift, { body: { code } }, buyer);
const refund = (sender: Buyer, id: string, amount = 200) =>
  shop.app.call(refundGift, { params: { id }, body: { expected_amount: amount } }, sender);
const stateOf = async ({ sender, id }: Bought): Promise<GiftState | undefined> =>
  (await giftsOf(sender)).find((one) => one.id === id)?.state;
const accessOf = async (buyer: Buyer) =>
  (await shop.app.call(listActiveSubscriptions, {}, buyer)).body[0]?.date_end;
/** A month of the shop's calendar from now. */
const inMonths = (count: number) => {
  const date = shop.app.clock.now();
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString();
};
const balanceOf = async (buyer: Buyer) => {
  const { body } = await shop.app.call(getReferralData, {}, buyer);
  return { available: body.available_for_payout_and_orders, ordersOnly: body.orders_only };
};
async function mailsAfter(action: () => Promise<unknown>): Promise<string[]> {
  await shop.app.jobs.run('send-mails');
  shop.mailbox.clear();
  await action();
  await shop.app.jobs.run('send-mails');
  return shop.mailbox.mails().map(({ subject }) => subject.replace(/: product-.*/, ''));
}
/** Both calls wait for the lock of the payment before either goes on. */
const atOnce = <Answer>(paymentId: string, calls: readonly (() => Promise<Answer>)[]) =>
  meetAtLock(
    shop.app.platform.pool,
    ['select 1 from payments where id = $1 for update', paymentId],
    calls,
  );

test('gives its buyer a code and no access, and its claimer a period once', async () => {
  const bought = await buyGift();
  const { sender, paymentId, code } = bought;
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(await accessOf(sender)).toBeUndefined();
  const [listed] = await giftsOf(sender);
  expect(listed).toMatchObject({
    ...{ state: 'open', payment_id: paymentId, duration: '1 mon', code_ending: code.slice(-4) },
    refund: { amount: 200, to: 'gateway' },
  });
  expect(JSON.stringify(listed)).not.toContain(code);
  const { body: detail } = await shop.app.call(getPayment, { params: { id: paymentId } }, sender);
  expect(detail).toMatchObject({ status: 'Active', access: null });
  expect(detail.next_step).toEqual({ kind: 'gift', actions: ['gifts'] });
  expect(detail.gift_state).toBe('open');
  const [row] = (await shop.app.call(listPayments, { query: {} }, sender)).body;
  expect(row).toMatchObject({ status: 'Active', gift: true, gift_state: 'open' });

  const claimer = await shop.newBuyer();
  const typed = code.toLowerCase().replaceAll('-', ' ');
  expect((await preview(claimer, typed)).body).toMatchObject({
    ...{ duration: '1 mon', until: inMonths(1), credit: null, is_own: false },
  });
  expect(await stateOf(bought)).toBe('open');
  const subjects = await mailsAfter(async () => {
    expect((await claim(claimer, typed)).body).toEqual({ until: inMonths(1), credit: null });
  });
  expect(subjects.sort()).toEqual(['You have redeemed a gift', 'Your gift was redeemed']);
  expect(await accessOf(claimer)).toBe(inMonths(1));
  const [used] = await giftsOf(sender);
  expect(used).toMatchObject({ state: 'claimed', refund: null });
  expect(used?.claimed_at).toBe(shop.app.clock.now().toISOString());
  expect(JSON.stringify(used)).not.toContain(claimer.id);

  expect((await claim(claimer, code)).refusal?.code).toBe('gift_used');
  expect((await preview(sender, code)).refusal?.code).toBe('gift_used');
  expect((await claim(await shop.newBuyer(), code)).refusal?.code).toBe('gift_invalid');
  expect((await refund(sender, bought.id)).refusal?.code).toBe('gift_used');
  const { body: after } = await shop.app.call(getPayment, { params: { id: paymentId } }, sender);
  expect(after).toMatchObject({ status: 'Active', gift_state: 'claimed' });
  expect(after.next_step.kind).toBe('gift_claimed');
  const file = await fetch(`${shop.app.url}${exportOwnPayments.path}?language=en`, {
    headers: { authorization: `Bearer ${sender.token}` },
  });
  expect(await file.text()).toContain(',Redeemed');
  // What the claimer has is not shown to the sender.
  expect((await shop.payment(paymentId)).access_until).toBeNull();
});

test('stacks on what its claimer has, also when the sender redeems it', async () => {
  const sender = await shop.newBuyer();
  await shop.buy(sender);
  const { code } = await buyGift(sender);
  expect((await claim(sender, code)).body.until).toBe(inMonths(2));
  expect(await accessOf(sender)).toBe(inMonths(2));
  const { body } = await shop.app.call(listPayments, { query: {} }, sender);
  expect(body.map(({ asks_double: asks }) => asks)).toEqual([undefined, undefined]);
});

test('one of two simultaneous claims wins', async () => {
  const { paymentId, code } = await buyGift();
  const buyers = [await shop.newBuyer(), await shop.newBuyer()];
  const answers = await atOnce(
    paymentId,
    buyers.map((buyer) => () => claim(buyer, code)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await Promise.all(buyers.map(accessOf))).filter(Boolean)).toHaveLength(1);
});

test('either a claim or a simultaneous refund wins', async () => {
  const bought = await buyGift();
  const claimer = await shop.newBuyer();
  const [claimed, refunded] = await atOnce<{ status: number }>(bought.paymentId, [
    () => claim(claimer, bought.code),
    () => refund(bought.sender, bought.id),
  ]);
  expect([claimed?.status, refunded?.status].sort()).toEqual([200, 409]);
  await shop.settled();
  const won = claimed?.status === 200;
  expect(await stateOf(bought)).toBe(won ? 'claimed' : 'refunded');
  expect(shop.returnedByBank(bought.paymentId)).toBe(won ? 0 : 20_000);
  expect((await accessOf(claimer)) !== undefined).toBe(won);
});

test('its sender gets everything back before it is redeemed, once', async () => {
  const bought = await buyGift();
  const { sender, id, code } = bought;
  expect((await refund(await shop.newBuyer(), id)).status).toBe(404);
  expect((await refund(sender, id, 199)).refusal?.code).toBe('gift_changed');
  expect((await refund(sender, id)).body).toEqual({ state: 'refunded' });
  expect(shop.returnedByBank(bought.paymentId)).toBe(20_000);
  expect((await claim(await shop.newBuyer(), code)).refusal?.code).toBe('gift_invalid');
  expect((await refund(sender, id)).refusal?.code).toBe('payment_not_refundable');
});

test('cannot be redeemed while its refund is open or its payment is disputed', async () => {
  const bought = await buyGift();
  shop.bank.faults.set({ refund: 'refuse_500' });
  const claimer = await shop.newBuyer();
  expect((await refund(bought.sender, bought.id)).body).toEqual({ state: 'refunding' });
  expect((await claim(claimer, bought.code)).refusal?.code).toBe('gift_unavailable');
  shop.bank.faults.set({});

  const disputed = await buyGift();
  await shop.report(disputed.paymentId, { state: 'disputed' });
  expect(await stateOf(disputed)).toBe('on_hold');
  expect((await claim(claimer, disputed.code)).refusal?.code).toBe('gift_unavailable');
  await shop.report(disputed.paymentId, { state: 'paid' });
  expect((await claim(claimer, disputed.code)).status).toBe(200);
});

test('a dispute after the claim holds the period, losing it takes it back, and both are notified', async () => {
  const bought = await buyGift();
  const claimer = await shop.newBuyer();
  await claim(claimer, bought.code);
  expect(
    (await mailsAfter(() => shop.report(bought.paymentId, { state: 'disputed' }))).sort(),
  ).toEqual(['Gift on hold', 'Gift on hold']);
  expect(await accessOf(claimer)).toBeDefined();
  const lost = await mailsAfter(() =>
    shop.report(bought.paymentId, { state: 'refunded', refunded: 20_000 }),
  );
  expect(lost.sort()).toEqual(['Gift reversed', 'Payment reversed']);
  expect(await accessOf(claimer)).toBeUndefined();
  expect(await stateOf(bought)).toBe('reversed');
});

test('becomes credit when its product is no longer offered, and a refund reverses what is left', async () => {
  const { db } = shop.app.platform;
  const archive = (at: Date | null) =>
    db.updateTable('products').set({ archived_at: at }).where('id', '=', shop.product.id).execute();
  const bought = await buyGift();
  await archive(shop.app.clock.now());
  const claimer = await shop.newPartner();
  expect((await preview(claimer, bought.code)).body).toMatchObject({ until: null, credit: 200 });
  expect((await claim(claimer, bought.code)).body).toEqual({ until: null, credit: 200 });
  expect(await balanceOf(claimer)).toEqual({ available: 200, ordersOnly: 200 });
  expect(await accessOf(claimer)).toBeUndefined();
  await archive(null);
  const { priceId } = await buildProduct(shop.app.platform);
  expect((await shop.pay(claimer, { priceId, gateway: 'balance' })).status).toBe(200);
  expect(await balanceOf(claimer)).toEqual({ available: 195.1, ordersOnly: 195.1 });
  await shop.refund(bought.paymentId);
  await shop.settled();
  expect(await balanceOf(claimer)).toEqual({ available: 0, ordersOnly: 0 });
  expect(await stateOf(bought)).toBe('reversed');
});

test('earns the inviter of its sender a commission when another person redeems it', async () => {
  const partner = await shop.newPartner();
  const sender = await shop.invite(partner);
  const own = await buyGift(sender);
  await claim(sender, own.code);
  const toPartner = await buyGift(sender);
  await claim(partner, toPartner.code);
  expect((await shop.figures(partner)).earned).toBe(0);
  const other = await buyGift(sender);
  expect((await shop.figures(partner)).earned).toBe(0);
  await claim(await buildBuyer(shop.app.platform), other.code);
  expect((await shop.figures(partner)).earned).toBeGreaterThan(0);
  await shop.refund(other.paymentId);
  await shop.settled();
  expect(await shop.figures(partner)).toMatchObject({ held: 0 });
});

test('takes promo codes as any order, within their limits, and a free one is redeemed too', async () => {
  await buildPromo(shop.app.platform, { code: 'HALF', discount_percent: 5_000, per_user_limit: 1 });
  const half = await buyGift(undefined, { promocode: 'HALF' });
  expect((await giftsOf(half.sender))[0]?.refund).toEqual({ amount: 100, to: 'gateway' });
  const again = await shop.pay(half.sender, {
    ...{ priceId: shop.expensivePriceId, promocode: 'HALF', gift: true },
  });
  expect(again.refusal).toMatchObject({ code: 'promo_invalid' });
  expect((await refund(half.sender, half.id, 100)).status).toBe(200);

  await buildPromo(shop.app.platform, { code: 'ALL', discount_percent: 10_000 });
  const free = await buyGift(undefined, { promocode: 'ALL' });
  expect((await giftsOf(free.sender))[0]?.refund).toBeNull();
  expect((await claim(await shop.newBuyer(), free.code)).body.until).toBe(inMonths(1));
});

test('is redeemed also after the account that bought it was erased', async () => {
  const bought = await buyGift();
  const at = new Date(shop.app.clock.now().getTime() - 1);
  const { db } = shop.app.platform;
  await updateRows(db, 'users', { id: bought.sender.id }, { deletion_at: at });
  await shop.app.jobs.run('erase-accounts');
  const claimer = await shop.newBuyer();
  const mails = await mailsAfter(() => claim(claimer, bought.code));
  expect(mails).toEqual(['You have redeemed a gift']);
  expect(await accessOf(claimer)).toBe(inMonths(1));
});

test('an order as a gift and an ordinary one replace each other while they are open', async () => {
  const buyer = await shop.newBuyer();
  const priceId = shop.expensivePriceId;
  const order = async (gift?: true) =>
    (await shop.pay(buyer, { priceId, ...(gift && { gift }) })).body.payment_id;
  const first = await order(true);
  expect(await order(true)).toBe(first);
  const second = await order();
  expect(second).not.toBe(first);
  expect((await shop.payment(first)).state).toBe('canceled');
  await shop.bank.decide(second, 'pay');
  await shop.settled();
  expect(await giftsOf(buyer)).toEqual([]);
  expect(await accessOf(buyer)).toBeDefined();
});

test('codes stay secret: not in lists, in the console, or in the database as text', async () => {
  const { code, paymentId, sender, id } = await buyGift();
  const other = await shop.newBuyer();
  expect((await read(other, id)).status).toBe(404);
  expect(await giftsOf(other)).toEqual([]);
  const { body } = await shop.app.call(
    getConsolePayment,
    { params: { id: paymentId } },
    shop.operator,
  );
  expect(JSON.stringify(body)).not.toContain(code);
  const { rows } = await shop.app.platform.pool.query('select g.*, g::text as all from gifts g');
  expect(JSON.stringify(rows)).not.toContain(code);
  expect((await read(sender, id)).body.url).toBe(`${shop.app.platform.publicUrl()}/gift#${code}`);
});
