import { closeAlerts } from '../../../platform/alerts.store.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { endGrace } from '../../access/index.ts';
import { type PaymentRow, type RefundsOfGateway, refundRenewal } from '../../payments/index.ts';
import { settleLateCharge } from '../late-charges/settle-late-charge.ts';
import { notifyRenewal } from '../notify-renewal.ts';
import { findPaidLate } from '../renewal-state.rules.ts';
import {
  type AttemptRow,
  changeOpenAttempt,
  changeRenewal,
  type LoadedRenewal,
  listAttempts,
} from '../renewals.store.ts';

/**
 * Ends a renewal whose payment has arrived. If it was canceled or its agreement stopped while the charge was on its way,
 * or the money of an earlier attempt came first, the money is refunded in full.
 * @param paid.able what the gateway of the payment can refund
 */
export async function recordPaid(
  tx: Executor,
  platform: Platform,
  paid: {
    readonly row: LoadedRenewal;
    readonly attempt: Pick<AttemptRow, 'id'>;
    readonly payment: PaymentRow;
    readonly able: RefundsOfGateway;
  },
): Promise<void> {
  const { row, attempt, payment, able } = paid;
  const at = platform.clock.now();
  const early = findPaidLate(row, await listAttempts(tx, row.id));
  const isSecond = early !== undefined && early.paid_at <= (payment.paid_at ?? at);
  const isLate =
    isSecond || row.state === 'closing' || row.stopped_at !== null || row.deleted_at !== null;
  const end = isLate
    ? ({ state: 'failed', class: 'technical', code: 'late_refund' } as const)
    : ({ state: 'succeeded' } as const);
  if (!(await changeOpenAttempt(tx, attempt.id, { ...end, ended_at: at }))) return;
  if (isLate) {
    await refundRenewal(tx, platform, { paymentId: payment.id, able, reason: 'renewal_canceled' });
  }
  if (isSecond) return settleLateCharge(tx, platform, { row, attempt: early });
  await changeRenewal(tx, row.id, {
    ...(isLate
      ? { state: 'late', close_reason: row.close_reason ?? 'stopped' }
      : { state: 'paid' }),
    closed_at: at,
    next_at: null,
  });
  await endGrace(tx, row.subscription_id);
  await closeAlerts(tx, { kinds: ['renewal_stuck'], subjects: [row.subscription_id], at });
  if (!isLate) await notifyRenewal(tx, platform, row, { kind: 'charged', payment });
}
