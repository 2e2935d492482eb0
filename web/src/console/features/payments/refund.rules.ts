import type { ConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import type { refundAccesses } from '@sesame/contract/console/payments/payments.ts';
import { centsFromDollars } from '@sesame/contract/shared/money.ts';

export type RefundAccess = (typeof refundAccesses)[number];

type Amounts = Pick<ConsolePayment, 'paid' | 'refunded' | 'flags' | 'lines'>;

/** What is left to refund, in cents. */
export function remainingCents({ paid, refunded }: Pick<Amounts, 'paid' | 'refunded'>): number {
  return centsFromDollars(paid) - centsFromDollars(refunded);
}

/** The amount that the reason of a refund suggests, in cents: the surplus of an overpaid order, else all of it. */
export function proposedCents(payment: Amounts): number {
  const left = remainingCents(payment);
  if (!payment.flags.includes('overpaid')) return left;
  const surplus = centsFromDollars(payment.paid) - centsFromDollars(payment.lines.total);
  const unreturned = surplus - centsFromDollars(payment.refunded);
  return unreturned > 0 ? Math.min(unreturned, left) : left;
}

/** A full refund ends the access, a partial one keeps it, unless the operator chooses otherwise. */
export function usualAccess(cents: number, remaining: number): RefundAccess {
  return cents >= remaining ? 'revoke' : 'keep';
}
