import {
  getConsolePayment,
  revealWebhook,
} from '@sesame/contract/console/payments/payment-detail.ts';
import { expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import { getRow } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

let finance: TestOperator;
let paymentId: string;
let webhookEventId: string;

const test = shopTest(['sales']);
const { shop } = test;
test.beforeAll(async () => {
  finance = await buildOperator(shop.app, { role: 'finance' });
  const { body } = await shop.pay(await shop.newBuyer());
  paymentId = body.payment_id;
  await shop.bank.decide(paymentId, 'pay');
  await shop.settled();
  const { body: payment } = await shop.app.call(
    getConsolePayment,
    { params: { id: paymentId } },
    finance,
  );
  webhookEventId = String(payment.webhooks[0]?.id);
});

const reveal = (
  params: { id: string; webhook: string },
  by: TestOperator,
  reason = 'A complaint',
) => shop.app.call(revealWebhook, { params, body: { reason } }, by);

test('shows the body of a webhook and records an audit event with the reason', async () => {
  const { body } = await reveal({ id: paymentId, webhook: webhookEventId }, finance);
  expect(JSON.parse(body.body)).toMatchObject({ payment: { order_id: paymentId } });
  const event = await getRow(shop.app, 'audit_events', { action: 'payments.reveal_webhook' }, [
    'operator_id',
    'subject',
    'reason',
  ]);
  expect(event).toEqual({
    operator_id: finance.id,
    subject: `payment:${paymentId}`,
    reason: 'A complaint',
  });
});

test('does not find a webhook of another payment', async () => {
  const { body } = await shop.pay(await shop.newBuyer());
  expect((await reveal({ id: body.payment_id, webhook: webhookEventId }, finance)).status).toBe(
    404,
  );
  expect((await reveal({ id: paymentId, webhook: '2000000000' }, finance)).status).toBe(404);
});

test('requires more than the permission to read payments, and a reason', async () => {
  const support = await buildOperator(shop.app, { role: 'support' });
  expect((await reveal({ id: paymentId, webhook: webhookEventId }, support)).status).toBe(403);
  expect((await reveal({ id: paymentId, webhook: webhookEventId }, finance, ' ')).status).toBe(400);
});
