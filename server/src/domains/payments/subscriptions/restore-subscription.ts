import type { restoreSubscription as route } from '@sesame/contract/console/subscriptions.ts';
import type { AnswerOf, BodyOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { withCurrent } from '../../../platform/http/idempotency/with-current.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { notifyAccessChanged, readSubscription, restoreAccess } from '../../access/index.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { savePeriods } from '../records/save-periods.ts';
import { stillStand } from './restored-payments.store.ts';

/**
 * Restores access that an operator has ended, with the periods as they were. Refused when money of one of its payments
 * has been returned or claimed since: that access is not paid for any more.
 */
export function restoreSubscription(
  platform: TransactionalPlatform,
  { id, expected_end: expectedEnd, reason }: BodyOf<typeof route> & { readonly id: string },
  by: Actor,
): Promise<AnswerOf<typeof route>> {
  const at = platform.clock.now();
  const writing = inTransaction(platform.db, async (tx) => {
    const restored = await restoreAccess(tx, { id, expectedEnd, at });
    const { endsAt, shifted, boughtBy, revokedAt } = restored;
    if (!(await stillStand(tx, boughtBy, revokedAt))) refuse('undo_too_late');
    await savePeriods(tx, shifted);
    await notifyAccessChanged(tx, platform, { id, change: 'granted' });
    const ends_at = endsAt.toISOString();
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'subscriptions.restore',
      subject: `subscription:${id}`,
      before: { ends_at: new Date(expectedEnd).toISOString() },
      after: { ends_at },
      reason,
    });
    return { ends_at };
  });
  return withCurrent(writing, () => readSubscription(platform, id));
}
