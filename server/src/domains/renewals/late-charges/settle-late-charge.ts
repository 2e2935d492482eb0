import { closeAlerts } from '../../../platform/alerts.store.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { endGrace } from '../../access/index.ts';
import { findPayment } from '../../payments/index.ts';
import { notifyRenewal } from '../notify-renewal.ts';
import { changeRenewal, type LoadedRenewal } from '../renewals.store.ts';
import { markSucceeded } from './late-charges.store.ts';

/** Ends a locked renewal as paid by an attempt that had failed, whose money has come after all; none of them is open. */
export async function settleLateCharge(
  tx: Executor,
  platform: Platform,
  {
    row,
    attempt,
  }: {
    readonly row: LoadedRenewal;
    readonly attempt: { readonly id: string; readonly payment_id: string };
  },
): Promise<void> {
  const at = platform.clock.now();
  const payment = await findPayment(tx, attempt.payment_id);
  if (payment === undefined || !(await markSucceeded(tx, { id: attempt.id, at }))) return;
  await changeRenewal(tx, row.id, { state: 'paid', closed_at: at, next_at: null });
  await endGrace(tx, row.subscription_id);
  await closeAlerts(tx, { kinds: ['renewal_stuck'], subjects: [row.subscription_id], at });
  await notifyRenewal(tx, platform, row, { kind: 'charged', payment });
}
