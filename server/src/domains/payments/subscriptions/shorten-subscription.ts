import type { shortenSubscription as route } from '@sesame/contract/operator-subscriptions.ts';
import type { AnswerOf, BodyOf } from '@sesame/contract/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { withCurrent } from '../../../platform/http/with-current.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readSubscription, shortenAccess } from '../../access/index.ts';
import { type DoneBy, recordAct } from '../../operators/index.ts';
import { storePeriods } from '../store-periods.ts';

/** Takes days off the end of a subscription. Money stays where it is: a refund is an act of its own. */
export function shortenSubscription(
  platform: Pick<Platform, 'db' | 'clock'>,
  { id, days, seen_end: seenEnd, reason }: BodyOf<typeof route> & { readonly id: string },
  by: DoneBy,
): Promise<AnswerOf<typeof route>> {
  const at = platform.clock.now();
  const writing = inTransaction(platform.db, async (tx) => {
    const { endsAt, shifted } = await shortenAccess(tx, {
      id,
      days,
      seenEnd,
      by: by.operator.id,
      at,
    });
    await storePeriods(tx, shifted);
    const ends_at = endsAt.toISOString();
    await recordAct(tx, platform, {
      ...by,
      action: 'subscriptions.shorten',
      subject: `subscription:${id}`,
      before: { ends_at: new Date(seenEnd).toISOString() },
      after: { ends_at, days },
      reason,
    });
    return { ends_at };
  });
  return withCurrent(writing, () => readSubscription(platform, id));
}
