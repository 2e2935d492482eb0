import { inTransaction } from '../../../platform/db/transaction.ts';
import type { By } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAuditEvent } from '../../operators/index.ts';
import { lockUser } from '../../users/index.ts';
import { findPartner, setVerified } from './partners.store.ts';

/** Grants or removes the rate of verified partners; earlier commissions keep their rate. */
export async function verifyPartner(
  platform: Pick<Platform, 'db' | 'clock'>,
  input: By & { userId: string; verified: boolean; reason: string },
): Promise<void> {
  const { operator, request, userId, verified, reason } = input;
  await inTransaction(platform.db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (user === undefined || user.deleted_at !== null) refuse('not_found');
    const before = await findPartner(tx, userId);
    await setVerified(tx, userId, verified ? platform.clock.now() : null);
    await recordAuditEvent(tx, platform, {
      operator,
      action: 'referrals.verify',
      subject: `user:${userId}`,
      before: { verified: before.verified },
      after: { verified },
      reason,
      request,
    });
  });
}
