import type { ConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import type { refundAccesses } from '@sesame/contract/console/payments/payments.ts';
import { centsFromDollars } from '@sesame/contract/shared/money.ts';

export type RefundAccess = (typeof refundAccesses)[number];

/** What is left to refund, in cents: not what became credit of a later plan change. */
export function remainingCents({
  paid,
  refunded,
  credited = 0,
  lines: { credit = 0 },
}: Pick<ConsolePayment, 'paid' | 'refunded' | 'credited'> & {
  readonly lines: Pick<ConsolePayment['lines'], 'credit'>;
}): number {
  const money = centsFromDollars(paid) - centsFromDollars(refunded);
  const worth = money + centsFromDollars(credit) - centsFromDollars(credited);
  return Math.max(0, Math.min(money, worth));
}

/** A full refund ends the access, a partial one keeps it, unless the operator chooses otherwise. */
export function usualAccess(cents: number, remaining: number): RefundAccess {
  return cents >= remaining ? 'revoke' : 'keep';
}
