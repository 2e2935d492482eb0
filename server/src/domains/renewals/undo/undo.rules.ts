import { UNDO_DAYS, type UndoState } from '@sesame/contract/shop/renewals/renewal-undo.ts';
import { DAY_MS } from '../calendar.rules.ts';
import type { PaymentState } from '../renewal-state.rules.ts';

/** A paid renewal with what decides whether its buyer can take it back. */
export interface PaidRenewal {
  readonly paidAt: Date;
  /** Start of the period that it paid for. */
  readonly startsAt: Date;
  readonly payment: PaymentState;
  /** A refund of its payment is on its way. */
  readonly hasOpenRefund: boolean;
  /** Something was delivered for the subscription since it was paid, or it became credit for another plan. */
  readonly isUsed: boolean;
  readonly isBlocked: boolean;
  readonly undoneAt: Date | null;
}

/** Until when it can be undone at the latest: for 14 days, and while nothing of the new period has passed. */
export function undoUntil({ paidAt, startsAt }: Pick<PaidRenewal, 'paidAt' | 'startsAt'>): Date {
  return new Date(Math.min(paidAt.getTime() + UNDO_DAYS * DAY_MS, startsAt.getTime()));
}

/** Whether a renewal can be undone by its buyer at a moment, or why not. */
export function undoStateOf(renewal: PaidRenewal, now: Date): UndoState {
  if (renewal.undoneAt !== null) return 'undone';
  const holdsMoney = renewal.payment === 'paid' || renewal.payment === 'partially_refunded';
  if (!holdsMoney || renewal.hasOpenRefund) return 'refunded';
  const isOver = now >= undoUntil(renewal) || renewal.isUsed || renewal.isBlocked;
  return isOver ? 'closed' : 'open';
}
