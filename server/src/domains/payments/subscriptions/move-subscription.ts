import type { moveSubscription as route } from '@sesame/contract/operator-subscriptions.ts';
import type { AnswerOf, BodyOf } from '@sesame/contract/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { withCurrent } from '../../../platform/http/with-current.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { moveAccess, readSubscription } from '../../access/index.ts';
import { type DoneBy, recordAct } from '../../operators/index.ts';
import { findUser } from '../../users/index.ts';
import { storePeriods } from '../store-periods.ts';

/** Moves what is left of a subscription to another product or another buyer. Payments stay with whoever paid. */
export function moveSubscription(
  platform: Pick<Platform, 'db' | 'clock' | 'ids'>,
  { id, user, product, seen_end: seenEnd, reason }: BodyOf<typeof route> & { readonly id: string },
  by: DoneBy,
): Promise<AnswerOf<typeof route>> {
  const at = platform.clock.now();
  const writing = inTransaction(platform.db, async (tx) => {
    if (user !== undefined) await requireBuyer(tx, user);
    const change = { id, seenEnd, by: by.operator.id, at, toUser: user, toProduct: product };
    const { endsAt, shifted, target, days } = await moveAccess(tx, platform, change);
    await storePeriods(tx, shifted);
    await recordAct(tx, platform, {
      ...by,
      action: 'subscriptions.move',
      subject: `subscription:${id}`,
      before: { ends_at: new Date(seenEnd).toISOString() },
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
