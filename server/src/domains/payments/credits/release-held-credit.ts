import type { HeldCredit } from '@sesame/contract/console/payments/credits.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { By } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findCreditHold, releaseCredit } from '../../ledger/index.ts';
import { recordAuditEvent } from '../../operators/index.ts';
import { lockPayment } from '../records/payments.store.ts';
import { serializeHeldCredit } from './list-held-credits.ts';

/**
 * Releases withheld credit for payouts. Refused before the dispute window of its payment has ended, and while that
 * payment is disputed.
 */
export async function releaseHeldCredit(
  platform: Pick<Platform, 'db' | 'clock' | 'ids'>,
  input: By & { creditId: string; reason: string },
): Promise<HeldCredit> {
  const { operator, request, creditId, reason } = input;
  return inTransaction(platform.db, async (tx) => {
    const hold = await findCreditHold(tx, creditId);
    if (hold === undefined) refuse('not_found');
    const at = platform.clock.now();
    if (hold.releasable_at > at) refuse('credit_waits');
    const payment = await lockPayment(tx, hold.payment_id);
    if (payment?.state === 'disputed') refuse('credit_disputed');
    const cents = await releaseCredit(tx, platform, hold, { by: operator.id, at });
    if (cents === undefined) refuse('credit_released');
    await recordAuditEvent(tx, platform, {
      operator,
      action: 'credits.release',
      subject: `credit:${hold.id}`,
      before: { user_id: hold.user_id, payment_id: hold.payment_id },
      after: { released_cents: cents },
      reason,
      request,
    });
    return serializeHeldCredit({ ...hold, released_at: at, released_cents: cents });
  });
}
