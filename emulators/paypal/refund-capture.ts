import { refundable, withRefund } from '../kit/outcomes.ts';
import { refusal } from './errors.ts';
import { newId } from './ids.ts';
import type { PayPalPayment } from './payment.ts';
import { isRepeat, type PayPal } from './paypal.ts';
import { refundWebhook } from './webhooks.ts';
import { minorOf, type RefundBody } from './wire.ts';

/** Refunds a capture, once per request; the total is limited to the captured sum. */
export function refundCapture(
  paypal: PayPal,
  payment: PayPalPayment,
  body: RefundBody,
  requestId: string,
): { payment: PayPalPayment; refundId: string; created: boolean } {
  const { emulator, requests } = paypal;
  const path = `/v2/payments/captures/${payment.captureId}/refund`;
  const earlier = isRepeat(paypal, { id: requestId, path, body }) && requests.resultOf(requestId);
  if (earlier) return { payment, refundId: earlier, created: false };
  requireRefundable(payment);
  const rest = refundable(payment);
  const amountMinor = body.amount ? minorOf(body.amount) : rest;
  if (amountMinor > rest) throw refusal(422, 'REFUND_AMOUNT_EXCEEDED', 'More than is left');
  const refundId = newId();
  const refunded: PayPalPayment = {
    ...payment,
    ...withRefund(payment, { id: refundId, amountMinor, state: 'succeeded' }),
    ...(body.custom_id !== undefined && {
      refundCustomIds: { ...payment.refundCustomIds, [refundId]: body.custom_id },
    }),
    updatedAt: emulator.unixNow(),
  };
  emulator.payments.put(refunded);
  requests.saveResult(requestId, refundId);
  emulator.webhooks.send(refundWebhook(paypal, refunded));
  return { payment: refunded, refundId, created: true };
}

function requireRefundable(payment: PayPalPayment) {
  const { state, dispute } = payment;
  if (state === 'processing') throw refusal(422, 'PENDING_CAPTURE', 'It is not captured yet');
  if (state === 'disputed') throw refusal(422, 'TRANSACTION_DISPUTED', 'It is disputed');
  if (dispute === 'lost' || refundable(payment) === 0) {
    throw refusal(422, 'CAPTURE_FULLY_REFUNDED', 'Everything went back before');
  }
}
