import { nextPeriod } from '@sesame/contract/calendar.ts';
import type { extendSubscription as route } from '@sesame/contract/operator-subscriptions.ts';
import type { AnswerOf, BodyOf } from '@sesame/contract/route.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { withCurrent } from '../../platform/http/with-current.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { lockSeen } from './lock-seen.ts';
import { readSubscription } from './read-subscription.ts';
import { insertGrant, moveSubscriptionEnd } from './subscriptions.store.ts';

type Needs = Pick<Platform, 'clock' | 'ids' | 'intent'>;
type Extension = BodyOf<typeof route> & { readonly id: string };

/**
 * Gives days to a subscription: from its end, or from now when it is over. They are a grant of their own, so that a refund of
 * what was bought never takes them away. An end that is another one than the operator saw is `changed_meanwhile`.
 */
export function extendSubscription(
  platform: Needs & Pick<Platform, 'db'>,
  extension: Extension,
  by: DoneBy,
): Promise<AnswerOf<typeof route>> {
  return withCurrent(
    inTransaction(platform.db, (tx) => extendSubscriptionIn(tx, platform, extension, by)),
    () => readSubscription(platform, extension.id),
  );
}

/** The same in a transaction of the caller; its act is the last of what it does. */
export async function extendSubscriptionIn(
  tx: Executor,
  platform: Needs,
  { id, days, seen_end: seenEnd, reason }: Extension,
  by: DoneBy,
): Promise<AnswerOf<typeof route>> {
  const at = platform.clock.now();
  const subscription = await lockSeen(tx, { id, seenEnd });
  const oldEnd = subscription.ends_at;
  const { from, until, anchorDay } = nextPeriod({
    now: at,
    currentEnd: oldEnd,
    anchorDay: subscription.anchor_day,
    count: days,
    unit: 'day',
  });
  await insertGrant(tx, {
    id: platform.ids.uuid(),
    subscription_id: id,
    payment_id: null,
    earned_days_id: null,
    operator_id: by.operator.id,
    duration_count: days,
    duration_unit: 'day',
    starts_at: from,
    ends_at: until,
    created_at: at,
    intent: platform.intent,
  });
  await moveSubscriptionEnd(tx, {
    subscriptionId: id,
    oldEnd,
    newEnd: until,
    anchorDay,
    reason: 'operator',
    at,
  });
  const ends_at = until.toISOString();
  await recordAct(tx, platform, {
    ...by,
    action: 'subscriptions.extend',
    subject: `subscription:${id}`,
    before: { ends_at: oldEnd.toISOString() },
    after: { ends_at, days },
    reason,
  });
  return { ends_at };
}
