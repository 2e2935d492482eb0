import type { CommissionReason } from '../../../database.types.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { moveMoney } from '../../ledger/index.ts';
import { lockOpenPayouts } from '../payouts/payouts.store.ts';
import { recallPayouts } from '../payouts/recall-payouts.ts';
import { type CommissionRow, changeCommission } from './commissions.store.ts';

/**
 * Reverses a locked commission until `toCents` of it are reversed in total. What is no longer pending is taken from the
 * available balance, which may become negative, so that money already paid out is not paid again. Payouts that are only
 * approved need approval again.
 */
export async function reverseCommission(
  tx: Executor,
  platform: Pick<Platform, 'ids'>,
  row: CommissionRow,
  { toCents, reason, at }: { toCents: number; reason: CommissionReason; at: Date },
): Promise<void> {
  const amountCents = toCents - row.reversed_cents;
  if (amountCents <= 0) return;
  const held = row.state === 'available' ? 'available' : 'pending';
  const [from, to] =
    row.mode === 'subs'
      ? ([`days_${held}`, 'days_reversed'] as const)
      : ([held, 'reversed'] as const);
  await lockOpenPayouts(tx, row.partner_id);
  await moveMoney(tx, platform, {
    kind: 'commission_reversed',
    subject: `commission:${row.id}`,
    effect: `reversed:${toCents}`,
    partnerId: row.partner_id,
    from,
    to,
    amountCents,
    at,
  });
  await recallPayouts(tx, { partnerId: row.partner_id, at });
  await changeCommission(tx, row.id, {
    reversed_cents: toCents,
    reason,
    ...(toCents === row.amount_cents && { state: 'reversed' }),
  });
}
