import { getAnyPayment, revealNotice } from '@sesame/contract/operator-payment-detail.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build-operator.ts';
import { startShop, type TestShop } from '../../../../test/start-shop.ts';

let shop: TestShop;
let finance: TestOperator;
let paymentId: string;
let noticeId: string;

beforeAll(async () => {
  shop = await startShop();
  finance = await buildOperator(shop.app, { role: 'finance' });
  const { body } = await shop.pay(await shop.newBuyer());
  paymentId = body.payment_id;
  shop.bank.decide(shop.atBank(paymentId).id, 'approve');
  await shop.settled();
  const { body: payment } = await shop.app.call(
    getAnyPayment,
    { params: { id: paymentId } },
    finance,
  );
  noticeId = String(payment.notices[0]?.id);
});
afterAll(() => shop.stop());

const reveal = (params: { id: string; notice: string }, by: TestOperator, reason = 'A complaint') =>
  shop.app.call(revealNotice, { params, body: { reason } }, by);

test('shows what the gateway sent, and writes down who looked and why', async () => {
  const { body } = await reveal({ id: paymentId, notice: noticeId }, finance);
  expect(JSON.parse(body.body)).toMatchObject({ payment: { order_id: paymentId } });
  const act = await shop.app.platform.db
    .selectFrom('acts')
    .select(['operator_id', 'subject', 'reason'])
    .where('action', '=', 'payments.reveal_notice')
    .executeTakeFirstOrThrow();
  expect(act).toEqual({
    operator_id: finance.id,
    subject: `payment:${paymentId}`,
    reason: 'A complaint',
  });
});

test('of another payment it is not there', async () => {
  const { body } = await shop.pay(await shop.newBuyer());
  expect((await reveal({ id: body.payment_id, notice: noticeId }, finance)).status).toBe(404);
  expect((await reveal({ id: paymentId, notice: '2000000000' }, finance)).status).toBe(404);
});

test('those who may only read payments do not see it, and nobody does without a reason', async () => {
  const support = await buildOperator(shop.app, { role: 'support' });
  expect((await reveal({ id: paymentId, notice: noticeId }, support)).status).toBe(403);
  expect((await reveal({ id: paymentId, notice: noticeId }, finance, ' ')).status).toBe(400);
});
