import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { UNDO_DAYS, type UndoState } from '@sesame/contract/shop/renewals/renewal-undo.ts';
import type { PaymentState } from '../renewal-state.rules.ts';

interface Worth {
  readonly amountCents: number;
  /** Set once a part of it was used. */
  readonly part:
    | { readonly netCents: number; readonly unusedDays: number; readonly totalDays: number }
    | undefined;
}

/** A paid renewal with what decides whether its buyer can take it back. */
export interface PaidRenewal {
  readonly paidAt: Date;
  readonly payment: PaymentState;
  /** A refund of its payment is on its way. */
  readonly hasOpenRefund: boolean;
  readonly isBlocked: boolean;
  readonly undoneAt: Date | null;
  /** Undefined when its period is no longer there: it ended, moved to another product, or became credit. */
  readonly worth: Worth | undefined;
}

/** Until when it can be undone at the latest. */
function undoUntil({ paidAt }: Pick<PaidRenewal, 'paidAt'>): Date {
  return new Date(paidAt.getTime() + UNDO_DAYS * DAY_MS);
}

/**
 * Until when it can be undone as it can now: in full until its period begins, then in part while a whole day of it is
 * left; and for 14 days at most.
 */
export function undoOfferEnd(
  renewal: Pick<PaidRenewal, 'paidAt' | 'worth'>,
  period: { readonly startsAt: Date; readonly endsAt: Date },
): Date {
  const isWhole = renewal.worth?.part === undefined;
  const last = isWhole ? period.startsAt.getTime() : period.endsAt.getTime() - DAY_MS;
  return new Date(Math.min(undoUntil(renewal).getTime(), last));
}

/** Whether a renewal can be undone by its buyer at a moment, or why not. */
export function undoStateOf(renewal: PaidRenewal, now: Date): UndoState {
  if (renewal.undoneAt !== null) return 'undone';
  const holdsMoney = renewal.payment === 'paid' || renewal.payment === 'partially_refunded';
  if (!holdsMoney || renewal.hasOpenRefund) return 'refunded';
  const isOver = now >= undoUntil(renewal) || renewal.isBlocked;
  const isWorthless = renewal.worth === undefined || renewal.worth.amountCents === 0;
  return isOver || isWorthless ? 'closed' : 'open';
}
