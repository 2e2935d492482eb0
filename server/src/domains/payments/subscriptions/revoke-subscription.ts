import type { revokeSubscription as route } from '@sesame/contract/console/subscriptions.ts';
import type { AnswerOf, BodyOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { withCurrent } from '../../../platform/http/idempotency/with-current.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { notifyAccessChanged, readSubscription, revokeAccess } from '../../access/index.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { savePeriods } from '../records/save-periods.ts';

/** Ends access at once, including future periods. No money is moved: a refund is a separate action. */
export function revokeSubscription(
  platform: TransactionalPlatform,
  { id, expected_end: expectedEnd, reason }: BodyOf<typeof route> & { readonly id: string },
  by: Actor,
): Promise<AnswerOf<typeof route>> {
  const at = platform.clock.now();
  const writing = inTransaction(platform.db, async (tx) => {
    const { endsAt, shifted } = await revokeAccess(tx, { id, expectedEnd, by: by.operator.id, at });
    await savePeriods(tx, shifted);
    await notifyAccessChanged(tx, platform, { id, change: 'revoked' });
    const ends_at = endsAt.toISOString();
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'subscriptions.revoke',
      subject: `subscription:${id}`,
      before: { ends_at: new Date(expectedEnd).toISOString() },
      after: { ends_at },
      reason,
    });
    return { ends_at };
  });
  return withCurrent(writing, () => readSubscription(platform, id));
}
