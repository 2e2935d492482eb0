import type { revokeSubscription as route } from '@sesame/contract/operator-subscriptions.ts';
import type { AnswerOf, BodyOf } from '@sesame/contract/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { withCurrent } from '../../../platform/http/with-current.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readSubscription, revokeAccess } from '../../access/index.ts';
import { type DoneBy, recordAct } from '../../operators/index.ts';
import { storePeriods } from '../store-periods.ts';

/** Ends access at once, with all periods that were to come. Money stays where it is: a refund is an act of its own. */
export function revokeSubscription(
  platform: Pick<Platform, 'db' | 'clock'>,
  { id, seen_end: seenEnd, reason }: BodyOf<typeof route> & { readonly id: string },
  by: DoneBy,
): Promise<AnswerOf<typeof route>> {
  const at = platform.clock.now();
  const writing = inTransaction(platform.db, async (tx) => {
    const { endsAt, shifted } = await revokeAccess(tx, { id, seenEnd, by: by.operator.id, at });
    await storePeriods(tx, shifted);
    const ends_at = endsAt.toISOString();
    await recordAct(tx, platform, {
      ...by,
      action: 'subscriptions.revoke',
      subject: `subscription:${id}`,
      before: { ends_at: new Date(seenEnd).toISOString() },
      after: { ends_at },
      reason,
    });
    return { ends_at };
  });
  return withCurrent(writing, () => readSubscription(platform, id));
}
