import type { ConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import type { refundAccesses } from '@sesame/contract/console/payments/payments.ts';
import { centsFromDollars } from '@sesame/contract/shared/money.ts';

export type RefundAccess = (typeof refundAccesses)[number];

/** What is left to refund, in cents. */
export function remainingCents({
  paid,
  refunded,
}: Pick<ConsolePayment, 'paid' | 'refunded'>): number {
  return centsFromDollars(paid) - centsFromDollars(refunded);
}

/** A full refund ends the access, a partial one keeps it, unless the operator chooses otherwise. */
export function usualAccess(cents: number, remaining: number): RefundAccess {
  return cents >= remaining ? 'revoke' : 'keep';
}
