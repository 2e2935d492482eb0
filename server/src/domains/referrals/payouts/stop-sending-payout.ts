import type { ConsolePayout } from '@sesame/contract/console/referrals.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { By } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAuditEvent } from '../../operators/index.ts';
import { changePayout, lockOpenPayouts, lockPayout } from './payouts.store.ts';
import { recallPayouts } from './recall-payouts.ts';
import { serializeConsolePayout } from './serialize-console-payout.ts';
import { requireSourcedPayout } from './sourced-payouts.ts';

/** Records that a payout was not sent after all. If its money was reversed in the meantime, it needs approval again. */
export async function stopSendingPayout(
  platform: Pick<Platform, 'db' | 'clock'>,
  input: By & { payoutId: string; reason: string },
): Promise<ConsolePayout> {
  const { operator, request, payoutId, reason } = input;
  return inTransaction(platform.db, async (tx) => {
    const payout = await lockPayout(tx, payoutId);
    if (payout === undefined) refuse('not_found');
    if (payout.state !== 'approved' || payout.sending_at === null) refuse('payout_state_changed');
    await lockOpenPayouts(tx, payout.user_id);
    await changePayout(tx, payout.id, { sending_by: null, sending_at: null });
    await recallPayouts(tx, { partnerId: payout.user_id, at: platform.clock.now() });
    const listed = await requireSourcedPayout(tx, payoutId);
    await recordAuditEvent(tx, platform, {
      operator,
      action: 'payouts.not_sent',
      subject: `payout:${payout.id}`,
      before: { sending: true },
      after: { sending: false, state: listed.state },
      reason,
      request,
    });
    return serializeConsolePayout(listed);
  });
}
