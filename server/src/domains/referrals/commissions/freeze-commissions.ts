import type { Executor, Platform } from '../../../platform/platform.ts';
import { moveMoney } from '../../ledger/index.ts';
import { lockOpenPayouts } from '../payouts/payouts.store.ts';
import { recallPayouts } from '../payouts/recall-payouts.ts';
import { changeCommission, lockCommissionsOfPayment } from './commissions.store.ts';

/**
 * Freezes the commissions of a disputed payment. Available money becomes pending again, which may make the available
 * balance negative; approved payouts then need approval again.
 */
export async function freezeCommissions(
  tx: Executor,
  platform: Pick<Platform, 'ids'>,
  { paymentId, at }: { paymentId: string; at: Date },
): Promise<void> {
  for (const row of await lockCommissionsOfPayment(tx, paymentId)) {
    if (row.state === 'reversed' || row.state === 'disputed') continue;
    if (row.state === 'available') {
      const [from, to] =
        row.mode === 'subs'
          ? (['days_available', 'days_pending'] as const)
          : (['available', 'pending'] as const);
      await lockOpenPayouts(tx, row.partner_id);
      await moveMoney(tx, platform, {
        kind: 'commission_frozen',
        subject: `commission:${row.id}`,
        effect: `frozen:${row.matured_count}`,
        partnerId: row.partner_id,
        from,
        to,
        amountCents: row.amount_cents - row.reversed_cents,
        at,
      });
      await recallPayouts(tx, { partnerId: row.partner_id, at });
    }
    await changeCommission(tx, row.id, { state: 'disputed', reason: 'dispute' });
  }
}

/**
 * Resumes commissions after a dispute was won. If their hold is already over, the next run of the job makes them
 * available.
 */
export async function releaseCommissions(
  tx: Executor,
  { paymentId }: { paymentId: string },
): Promise<void> {
  for (const row of await lockCommissionsOfPayment(tx, paymentId)) {
    if (row.state !== 'disputed') continue;
    await changeCommission(tx, row.id, {
      state: 'pending',
      reason: row.reversed_cents > 0 ? 'refund' : null,
    });
  }
}
