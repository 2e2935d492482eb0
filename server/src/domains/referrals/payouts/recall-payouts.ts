import { raiseAlert } from '../../../platform/alerts.store.ts';
import type { Executor } from '../../../platform/platform.ts';
import { lockBalances, payableCents } from '../../ledger/index.ts';
import { changePayout, lockOpenPayouts } from './payouts.store.ts';

/**
 * Called after money was reversed. If the payable balance is negative, approved payouts go back to `requested` and an
 * alert is raised. A payout being sent keeps its state, because its money may already have left; its alert says so. The
 * caller must lock the partner's open payouts before reversing anything.
 */
export async function recallPayouts(
  tx: Executor,
  { partnerId, at }: { partnerId: string; at: Date },
): Promise<void> {
  const open = await lockOpenPayouts(tx, partnerId);
  const approved = open.filter(({ state }) => state === 'approved');
  if (approved.length === 0) return;
  const payable = payableCents(await lockBalances(tx, partnerId));
  if (payable >= 0) return;
  for (const payout of approved) {
    const underway = payout.sending_at !== null;
    if (!underway) {
      await changePayout(tx, payout.id, {
        state: 'requested',
        approved_by: null,
        approved_at: null,
      });
    }
    await raiseAlert(
      tx,
      {
        kind: underway ? 'payout_underway' : 'payout_recalled',
        subject: `payout:${payout.id}`,
        detail: {
          partner_id: partnerId,
          owed_cents: -payable,
          amount_cents: payout.amount_cents,
        },
        at,
      },
      'resolved',
    );
  }
}
