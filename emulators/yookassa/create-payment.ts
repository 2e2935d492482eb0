import { randomUUID } from 'node:crypto';
import type { Emulator } from '../kit/emulator.ts';
import { untouched } from '../kit/payment-record.ts';
import { refusal } from './errors.ts';
import type { YookassaPayment } from './payment.ts';
import { requireReceipt } from './require-receipt.ts';
import type { Shop } from './shop.ts';
import { type CreateBody, minorOf } from './wire.ts';

const LIFETIME_S = 3_600;
const MIN_MINOR = 100;
const MAX_MINOR = 35_000_000;

export function createPayment(
  { payments, payUrl, unixNow, switchOf }: Emulator<YookassaPayment>,
  shop: Shop,
  body: CreateBody,
): YookassaPayment {
  const amountMinor = minorOf(body.amount);
  if (amountMinor < MIN_MINOR || amountMinor > MAX_MINOR) {
    throw refusal(400, 'The amount is out of bounds for this method', 'amount.value');
  }
  const hasQr = body.confirmation.type === 'qr';
  if (hasQr && (switchOf('qr') === 'refused' || body.payment_method_data?.type !== 'sbp')) {
    throw refusal(400, 'This confirmation is not available for the method', 'confirmation.type');
  }
  if (shop.receipts || body.receipt) requireReceipt(body.receipt, amountMinor);
  const id = randomUUID();
  const createdAt = unixNow();
  const metadata = body.metadata ?? {};
  const payment: YookassaPayment = {
    ...untouched,
    id,
    orderId: metadata.payment_id ?? '',
    amountMinor,
    currency: body.amount.currency,
    url: payUrl(id),
    description: body.description ?? '',
    returnUrl: body.confirmation.return_url,
    createdAt,
    expiresAt: createdAt + LIFETIME_S,
    metadata,
    hasQr,
    hasOwnMethod: body.payment_method_data !== undefined,
    methodType: body.payment_method_data?.type ?? 'bank_card',
    madeAt: new Date(),
    receipt: body.receipt,
    sentReceipts: [],
  };
  payments.put(payment);
  return payment;
}
