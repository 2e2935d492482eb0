import { applyOutcome } from '../kit/outcomes.ts';
import { refusal } from './errors.ts';
import type { PayPalPayment } from './payment.ts';
import { newId, type PayPal } from './paypal.ts';
import { captureWebhook } from './webhooks.ts';

/** Captures an approved order once, with the result that the buyer's approval determined. */
export function captureOrder(
  paypal: PayPal,
  payment: PayPalPayment,
  requestId: string,
): PayPalPayment {
  const { emulator, requests } = paypal;
  const { approval } = payment;
  const repeated = requests.isRepeat(requestId, `/v2/checkout/orders/${payment.id}/capture`, {});
  if (payment.captureId !== null) {
    if (repeated) return payment;
    throw refusal(422, 'ORDER_ALREADY_CAPTURED', 'The order was captured before');
  }
  if (payment.state === 'expired') throw refusal(422, 'ORDER_EXPIRED', 'The order has ended');
  if (approval === null) throw refusal(422, 'ORDER_NOT_APPROVED', 'The payer has not approved it');
  requireNewInvoice(paypal, payment);
  if (approval.as === 'decline') {
    emulator.payments.put({ ...payment, state: 'declined' });
    throw refusal(422, 'INSTRUMENT_DECLINED', 'The way to pay was declined by its bank');
  }
  const { as, amountMinor } = approval;
  const at = emulator.unixNow();
  const captured: PayPalPayment = {
    ...applyOutcome(payment, as, { amountMinor, at, refundId: newId() }),
    captureId: reverse(payment.id),
    updatedAt: at,
  };
  emulator.payments.put(captured);
  emulator.webhooks.send(captureWebhook(paypal, captured));
  return captured;
}

function requireNewInvoice({ emulator }: PayPal, { id, orderId, invoiceId }: PayPalPayment) {
  const paid = emulator.payments
    .listByOrder(orderId)
    .some((known) => known.id !== id && known.invoiceId === invoiceId && known.captureId !== null);
  if (paid) throw refusal(422, 'DUPLICATE_INVOICE_ID', 'This invoice was paid before');
}

/** A capture's id is the reversed id of its order, so it can be found without an index. */
export function orderIdOf(captureId: string): string {
  return reverse(captureId);
}

function reverse(id: string): string {
  return [...id].reverse().join('');
}
