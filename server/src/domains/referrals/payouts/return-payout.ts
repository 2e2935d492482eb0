import type { Executor, Platform } from '../../../platform/platform.ts';
import { moveMoney, returnPayoutCredit } from '../../ledger/index.ts';
import { changePayout, type PayoutRow } from './payouts.store.ts';

/** Closes a locked payout without paying; the reserved money becomes available again. */
export async function returnPayout(
  tx: Executor,
  platform: Pick<Platform, 'clock' | 'ids'>,
  payout: PayoutRow,
  end: { readonly state: 'canceled' } | { readonly state: 'rejected'; readonly reason: string },
): Promise<PayoutRow> {
  const at = platform.clock.now();
  await moveMoney(tx, platform, {
    kind: 'payout_returned',
    subject: `payout:${payout.id}`,
    effect: end.state,
    partnerId: payout.user_id,
    from: 'in_payout',
    to: 'available',
    amountCents: payout.amount_cents,
    at,
  });
  await returnPayoutCredit(tx, platform, { partnerId: payout.user_id, payoutId: payout.id, at });
  return changePayout(tx, payout.id, { ...end, closed_at: at });
}
