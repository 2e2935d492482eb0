import type { moveSubscription as route } from '@sesame/contract/console/subscriptions.ts';
import type { AnswerOf, BodyOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { withCurrent } from '../../../platform/http/idempotency/with-current.ts';
import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import { moveAccess, notifyAccessChanged, readSubscription } from '../../access/index.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { findUser } from '../../users/index.ts';
import { savePeriods } from '../records/save-periods.ts';

/** Moves the rest of a subscription to another product or buyer. Payments stay with the buyer who paid. */
export function moveSubscription(
  platform: TransactionalPlatform,
  {
    id,
    user,
    product,
    expected_end: expectedEnd,
    reason,
  }: BodyOf<typeof route> & { readonly id: string },
  by: Actor,
): Promise<AnswerOf<typeof route>> {
  const at = platform.clock.now();
  const writing = inTransaction(platform.db, async (tx) => {
    if (user !== undefined) await requireBuyer(tx, user);
    const change = { id, expectedEnd, by: by.operator.id, at, toUser: user, toProduct: product };
    const { endsAt, shifted, target, days } = await moveAccess(tx, platform, change);
    await savePeriods(tx, shifted);
    await notifyAccessChanged(tx, platform, { id, change: 'revoked' });
    await notifyAccessChanged(tx, platform, { id: target, change: 'granted' });
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'subscriptions.move',
      subject: `subscription:${id}`,
      before: { ends_at: new Date(expectedEnd).toISOString() },
      after: { ends_at: endsAt.toISOString(), moved_to: target, days, user, product },
      reason,
    });
    return { subscription: target, days };
  });
  return withCurrent(writing, () => readSubscription(platform, id));
}

async function requireBuyer(tx: Executor, id: string): Promise<void> {
  const user = await findUser(tx, id);
  if (user === undefined || user.deleted_at !== null) refuse('not_found');
}
