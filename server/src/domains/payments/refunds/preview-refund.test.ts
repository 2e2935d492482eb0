import {
  listPaymentRefunds,
  previewRefund,
  refundPayment,
} from '@sesame/contract/console/payments/payments.ts';
import { getPayment } from '@sesame/contract/shop/payment-detail.ts';
import { listPayments } from '@sesame/contract/shop/payments.ts';
import { expect } from 'vitest';
import { buildPromo } from '../../../../test/build/build-promo.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { previewRefund as previewRefundOperation } from './preview-refund.ts';

const test = shopTest(['refunds']);
const { shop } = test;
test.beforeAll(() => {
  shop.app.clock.set('2027-03-10T12:00:00.000Z');
});

type Choice = {
  method?: 'gateway' | 'balance' | 'record';
  access: 'keep' | 'shorten' | 'revoke';
  cents?: string;
};
const preview = (id: string, choice: Choice) =>
  shop.app.call(
    previewRefund,
    { params: { id }, query: { method: 'gateway', cents: 'all', ...choice } as never },
    shop.operator,
  );

const stateOf = async (id: string) => ({
  payment: await shop.payment(id),
  refunds: (await shop.app.call(listPaymentRefunds, { params: { id } }, shop.operator)).body,
});

test('shows what the refund will change in access, promo code, commission and balance, and changes nothing', async () => {
  await buildPromo(shop.app.platform, { code: 'PREVIEW', discount_percent: 1_000 });
  const partner = await shop.newPartner();
  const buyer = await shop.invite(partner);
  const id = await shop.buyAtBank(buyer, { promocode: 'PREVIEW' });
  const before = await stateOf(id);
  const choice = { method: 'balance', access: 'revoke' } as const;
  const { status, body } = await preview(id, choice);
  expect(status).toBe(200);
  expect(await stateOf(id)).toEqual(before);
  expect(body.amount).toBe(180);
  expect(body.state).toBe('refunded');
  expect(body.before).toMatchObject({
    access: { state: 'active', until: '2027-04-10T12:00:00.000Z' },
    promo: { code: 'PREVIEW', state: 'committed' },
    balance: 0,
  });
  expect(body.after).toMatchObject({
    access: { state: 'ended', subscription_state: 'ended', until: '2027-03-10T12:00:00.000Z' },
    promo: { state: 'released' },
    balance: 180,
  });
  expect(body.before.commissions.length).toBeGreaterThan(0);
  for (const [index, { amount, reversed }] of body.after.commissions.entries()) {
    expect(body.before.commissions[index]?.reversed).toBe(0);
    expect(reversed).toBe(amount);
  }
  await shop.refund(id, choice);
  expect((await shop.payment(id)).access_until).toEqual(new Date('2027-03-10T12:00:00.000Z'));
  const after = await preview(id, choice);
  expect(after.refusal?.code).toBe('payment_not_refundable');
});

test.each([
  ['keep', '100', 'active', '2027-04-10T12:00:00.000Z'],
  ['shorten', '10000', 'active', '2027-03-26T12:00:00.000Z'],
  ['revoke', '1', 'ended', '2027-03-10T12:00:00.000Z'],
] as const)(
  '%s with %s cents leaves the access %s until %s',
  async (access, cents, state, until) => {
    const id = await shop.buyAtBank(await shop.newBuyer());
    const { body } = await preview(id, { access, cents });
    expect(body.after.access).toMatchObject({ state, until });
    expect(body.state).toBe('partially_refunded');
  },
);

test('is refused for the same reasons as the refund', async () => {
  const id = await shop.buyAtBank(await shop.newBuyer());
  const { refusal } = await preview(id, { access: 'keep', cents: '20001' });
  expect(refusal).toMatchObject({ code: 'refund_too_large', remaining: 200 });
  await shop.refund(id);
  expect((await preview(id, { access: 'keep' })).refusal?.code).toBe('payment_not_refundable');
  for (const cents of ['0', '-1', '1.5', '']) {
    expect((await preview(id, { access: 'keep', cents })).status).toBe(400);
  }
});

test('a refund of one cent ends the access only after a second confirmation, and buyer and operator see the same', async () => {
  const buyer = await shop.newBuyer();
  const id = await shop.buyAtBank(buyer);
  const body = {
    method: 'gateway',
    access: 'revoke',
    amount: 0.01,
    expected_refunded: 0,
    reason: 'Overpaid',
  } as const;
  const refund = (more: object) =>
    shop.app.call(refundPayment, { params: { id }, body: { ...body, ...more } }, shop.operator);
  for (const more of [{}, { revokes_for_part: false }]) {
    expect((await refund(more)).refusal?.code).toBe('access_end_unconfirmed');
  }
  expect((await shop.payment(id)).refunded_cents).toBe(0);
  expect((await refund({ revokes_for_part: true })).status).toBe(200);
  const own = (await shop.app.call(getPayment, { params: { id } }, buyer)).body;
  expect(own).toMatchObject({
    status: 'Expired',
    state: 'partially_refunded',
    access: { until: '2027-03-10T12:00:00.000Z' },
  });
  const [row] = (await shop.app.call(listPayments, { query: {} }, buyer)).body;
  expect(row).toMatchObject({ status: 'Expired', state: 'partially_refunded' });
});

test('access that the refund ends is shown as ended in the preview, although time passes before the refund', async () => {
  const id = await shop.buyAtBank(await shop.newBuyer());
  const { platform } = shop.app;
  let ticks = 0;
  const clock = {
    ...platform.clock,
    now: () => new Date(platform.clock.now().getTime() + ticks++),
  };
  const input = { paymentId: id, method: 'gateway', access: 'revoke', cents: 1 } as const;
  const { after } = await previewRefundOperation({ ...platform, clock }, input);
  expect(after.access).toMatchObject({ state: 'ended', subscription_state: 'ended' });
});
