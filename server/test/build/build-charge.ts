import { randomUUID } from 'node:crypto';
import type { ChargeRequest } from '../../src/domains/payments/gateways/charge.ts';

/** A first attempt to charge a saved method, without its buyer. */
export function buildCharge(
  method: ChargeRequest['method'],
  changes: Partial<ChargeRequest> = {},
): ChargeRequest {
  const now = new Date();
  return {
    orderId: randomUUID(),
    description: 'Sesame: 1 month',
    amountMinor: 1_068,
    currency: 'USD',
    email: 'buyer@example.org',
    webhookUrl: 'https://shop.example/webhooks',
    method,
    initiator: 'merchant',
    isRepeat: false,
    firstTriedAt: now,
    now,
    ...changes,
  };
}

/** What a charge of the same order is in rubles. */
export const inRubles = {
  description: 'Sesame: 1 месяц',
  amountMinor: 103_920,
  currency: 'RUB',
} as const;
