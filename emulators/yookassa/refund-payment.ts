import { randomUUID } from 'node:crypto';
import type { Emulator } from '../kit/emulator.ts';
import { refundable, withRefund } from '../kit/outcomes.ts';
import { refusal } from './errors.ts';
import { noticesOf } from './notices.ts';
import { refundView, type YookassaPayment } from './payment.ts';
import { requireReceipt } from './require-receipt.ts';
import type { Shop } from './shop.ts';
import { minorOf, type RefundBody } from './wire.ts';

/** Gives money back. A payment with a receipt needs one for a part of it; the whole takes the first one back. */
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
  if (before.hasReceipt && amountMinor < before.capturedMinor) {
    requireReceipt(body.receipt, amountMinor);
  }
  const refund = { id: randomUUID(), amountMinor, state: 'succeeded' as const };
  const after = { ...before, ...withRefund(before, refund) };
  emulator.payments.put(after);
  emulator.notices.send(...noticesOf(after, before, { emulator, shop }));
  return refundView(after, refund);
}
