import type { Executor, Platform } from '../../../platform/platform.ts';
import { reversedCents } from './commissions.rules.ts';
import { changeCommission, lockCommissionsOfPayment } from './commissions.store.ts';
import { reverseCommission } from './reverse-commission.ts';

export interface Refund {
  readonly paymentId: string;
  readonly capturedCents: number;
  /** Total of all refunds, including this one. */
  readonly refundedCents: number;
  /** Whether the money went back by a lost dispute. */
  readonly disputed: boolean;
  readonly at: Date;
}

/** Reverses the same share of the commissions as of the payment, in the refund's transaction. Idempotent. */
export async function reverseCommissionsOfPayment(
  tx: Executor,
  platform: Pick<Platform, 'ids'>,
  { paymentId, capturedCents, refundedCents, disputed, at }: Refund,
): Promise<void> {
  const full = refundedCents >= capturedCents;
  for (const row of await lockCommissionsOfPayment(tx, paymentId)) {
    const toCents = reversedCents(row.amount_cents, { capturedCents, refundedCents });
    const reason = disputed ? 'dispute' : 'refund';
    await reverseCommission(tx, platform, row, { toCents, reason, at });
    // A partly lost dispute is closed, so the remaining part becomes pending again.
    if (row.state === 'disputed' && !full && toCents < row.amount_cents) {
      await changeCommission(tx, row.id, { state: 'pending' });
    }
  }
}
