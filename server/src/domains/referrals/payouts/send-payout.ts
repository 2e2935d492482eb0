import type { ConsolePayout } from '@sesame/contract/console/referrals.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { By } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockBalances, payableCents } from '../../ledger/index.ts';
import { recordAuditEvent } from '../../operators/index.ts';
import { changePayout, lockPayout } from './payouts.store.ts';
import { requireSecondOperator } from './require-second-operator.ts';
import { serializeConsolePayout } from './serialize-console-payout.ts';
import { requireSourcedPayout } from './sourced-payouts.ts';

/**
 * Starts sending an approved payout: marks it as being sent and only then returns its full address. Takes the same
 * locks as a reversal. Only one operator can send a payout; repeating the call returns the address again.
 */
export async function sendPayout(
  platform: Pick<Platform, 'db' | 'clock'>,
  { operator, request, payoutId }: By & { payoutId: string },
): Promise<ConsolePayout> {
  return inTransaction(platform.db, async (tx) => {
    const payout = await lockPayout(tx, payoutId);
    if (payout === undefined) refuse('not_found');
    if (payout.state !== 'approved') refuse('payout_state_changed');
    if (payout.sending_by !== null && payout.sending_by !== operator.id) refuse('payout_underway');
    if (payout.sending_by === null) {
      const at = platform.clock.now();
      await requireSecondOperator(tx, payout, operator, at);
      if (payableCents(await lockBalances(tx, payout.user_id)) < 0) refuse('balance_too_small');
      await changePayout(tx, payout.id, { sending_by: operator.id, sending_at: at });
    }
    const listed = await requireSourcedPayout(tx, payoutId);
    await recordAuditEvent(tx, platform, {
      operator,
      action: 'payouts.send',
      subject: `payout:${payout.id}`,
      before: { sending: payout.sending_by !== null },
      after: { sending: true },
      request,
    });
    return serializeConsolePayout(listed);
  });
}
