import { createHash, createHmac } from 'node:crypto';
import type { Emulator } from '../kit/emulator.ts';
import { untouched } from '../kit/payment-record.ts';
import { refusal } from './errors.ts';
import type { BankPayment } from './payment.ts';
import type { CreateBody } from './wire.ts';

/**
 * Creates a payment, or returns the one created earlier with the same idempotency key. The same key with another body
 * is refused.
 */
export function createPayment(
  { payments, payUrl, unixNow }: Emulator<BankPayment>,
  body: CreateBody,
  { key, apiKey }: { key: string; apiKey: string },
): { payment: BankPayment; created: boolean } {
  const bodyHash = hashBody(body);
  // Made from the key, which finds the payment again, and from the secret, so that the page cannot be guessed.
  const id = `pay_${createHmac('sha256', apiKey).update(key).digest('base64url').slice(0, 22)}`;
  const earlier = payments.find(id);
  if (earlier) {
    requireSameBody(earlier.bodyHash, bodyHash);
    return { payment: earlier, created: false };
  }
  const createdAt = unixNow();
  if (body.expires_at <= createdAt) {
    throw refusal(400, 'invalid_request', 'Not understood: expires_at is over already');
  }
  const payment: BankPayment = {
    ...untouched,
    id,
    orderId: body.order_id,
    amountMinor: body.amount,
    currency: body.currency,
    url: payUrl(id),
    description: body.description,
    returnUrl: body.return_url,
    notifyUrl: body.notify_url,
    createdAt,
    expiresAt: body.expires_at,
    bodyHash,
    refundKeys: [],
  };
  payments.put(payment);
  return { payment, created: true };
}

export function hashBody(body: object): string {
  // Sorted, so that the order of fields does not change the digest.
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(body).sort()))
    .digest('hex');
}

export function requireSameBody(earlier: string, now: string) {
  if (earlier !== now) {
    throw refusal(409, 'idempotency_conflict', 'This Idempotency-Key was used with another body');
  }
}
