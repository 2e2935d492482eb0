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

/** A payment on a page, or one that charges a saved method at once, as the switch `charge` says. */
export function createPayment(
  emulator: Emulator<YookassaPayment>,
  shop: Shop,
  body: CreateBody,
): YookassaPayment {
  const { payments, payUrl, unixNow, switchOf } = emulator;
  const amountMinor = minorOf(body.amount);
  if (amountMinor < MIN_MINOR || amountMinor > MAX_MINOR) {
    throw refusal(400, 'The amount is out of bounds for this method', 'amount.value');
  }
  const charged = body.payment_method_id === undefined ? undefined : chargedBy(emulator, body);
  if (body.confirmation === undefined && charged === undefined) {
    throw refusal(400, 'A confirmation is missing', 'confirmation');
  }
  if (body.save_payment_method && switchOf('saving') === 'forbidden') {
    throw refusal(403, 'Recurring payments are not allowed for this shop');
  }
  const hasQr = body.confirmation?.type === 'qr';
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
    returnUrl: body.confirmation?.return_url,
    createdAt,
    expiresAt: charged === undefined ? createdAt + LIFETIME_S : undefined,
    metadata,
    hasQr,
    hasOwnMethod: body.payment_method_data !== undefined,
    methodType: charged?.methodType ?? body.payment_method_data?.type ?? 'bank_card',
    saves: body.save_payment_method === true && switchOf('saving') === 'saved',
    chargedMethod: charged?.id ?? null,
    declineReason: (charged && switchOf('charge')) || 'insufficient_funds',
    last4: charged?.last4 ?? (switchOf('card') || '4444'),
    madeAt: new Date(),
    receipt: body.receipt,
    sentReceipts: [],
  };
  payments.put(payment);
  if (charged === undefined) return payment;
  const outcome = switchOf('charge');
  if (outcome === 'pending') return emulator.decide(id, 'pay_slowly');
  return emulator.decide(id, outcome === '' ? 'pay' : 'decline');
}

/** The payment with which the method was saved; its id is that of the method. */
function chargedBy(
  { payments }: Emulator<YookassaPayment>,
  { payment_method_id: method = '', confirmation }: CreateBody,
): YookassaPayment {
  const saved = payments.find(method);
  if (confirmation !== undefined || !saved?.saves || saved.capturedAt === null) {
    throw refusal(400, 'The payment method is not saved', 'payment_method_id');
  }
  return saved;
}
