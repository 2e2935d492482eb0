import { createHash, randomBytes } from 'node:crypto';
import { type Bank, unixNow } from '../bank.ts';
import { BankError } from '../errors.ts';
import type { CreateBody } from '../wire.ts';
import type { Payment } from './payment.ts';

/**
 * Creates a payment, or returns the one created earlier with the same key. The same key with another body is refused.
 */
export function createPayment(
  bank: Bank,
  body: CreateBody,
  key: string,
): { payment: Payment; created: boolean } {
  const bodyHash = hashBody(body);
  const earlier = bank.store.findByCreateKey(key);
  if (earlier) {
    requireSameBody(earlier.createKey.bodyHash, bodyHash);
    return { payment: earlier, created: false };
  }
  const createdAt = unixNow(bank);
  if (body.expires_at <= createdAt) {
    throw new BankError(400, 'invalid_request', 'Not understood: expires_at is over already');
  }
  const payment: Payment = {
    id: `pay_${randomBytes(16).toString('base64url')}`,
    orderId: body.order_id,
    amount: body.amount,
    currency: body.currency,
    description: body.description,
    returnUrl: body.return_url,
    notifyUrl: body.notify_url,
    createdAt,
    expiresAt: body.expires_at,
    status: 'open',
    captured: null,
    refunded: 0,
    refundKeys: [],
    createKey: { key, bodyHash },
  };
  bank.store.put(payment);
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
    throw new BankError(
      409,
      'idempotency_conflict',
      'This Idempotency-Key was used with another body',
    );
  }
}
