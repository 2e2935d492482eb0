import { randomUUID } from 'node:crypto';
import type { Emulator } from '../kit/emulator.ts';
import { refundable, withRefund } from '../kit/outcomes.ts';
import { refusal } from './errors.ts';
import { refundView, type YookassaPayment } from './payment.ts';
import { requireReceipt } from './require-receipt.ts';
import type { Shop } from './shop.ts';
import { webhooksOf } from './webhooks.ts';
import { minorOf, type RefundBody } from './wire.ts';

/**
 * Refunds a payment. A partial refund of a payment with a receipt needs a receipt; a full one reverses the first
 * receipt.
 */
export function refundPayment(
  emulator: Emulator<YookassaPayment>,
  shop: Shop,
  body: RefundBody,
): ReturnType<typeof refundView> {
  const before = emulator.payments.find(body.payment_id);
  if (before === undefined) throw refusal(400, 'No such payment', 'payment_id');
  if (before.capturedCurrency === null) throw refusal(400, 'The payment is not paid', 'payment_id');
  const amountMinor = minorOf(body.amount);
  if (amountMinor === 0 || amountMinor > refundable(before)) {
    throw refusal(400, 'The amount is more than can be refunded', 'amount.value');
  }
  if (body.amount.currency !== before.capturedCurrency) {
    throw refusal(400, 'The payment was in another currency', 'amount.currency');
  }
  if (before.receipt && amountMinor < before.capturedMinor) {
    const left = refundable(before) - amountMinor;
    const isSelfEmployed = emulator.switchOf('seller') === 'self_employed';
    // The self-employed replace the receipt by one of what remains; nothing remains after the last part.
    if (!isSelfEmployed) requireReceipt(body.receipt, amountMinor);
    else if (left > 0) requireReceipt(body.receipt, left);
  }
  const refund = { id: randomUUID(), amountMinor, state: 'succeeded' as const };
  const after = { ...before, ...withRefund(before, refund) };
  emulator.payments.put(after);
  emulator.webhooks.send(...webhooksOf(after, before, { emulator, shop }));
  return refundView(after, refund, { receipt: emulator.switchOf('receiptRegistration') });
}
