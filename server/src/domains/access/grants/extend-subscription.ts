import type { extendSubscription as route } from '@sesame/contract/console/subscriptions.ts';
import { nextPeriod } from '@sesame/contract/shared/calendar.ts';
import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { GOODWILL_DAYS_MAX, GOODWILL_WINDOW_DAYS } from '@sesame/contract/shared/limits.ts';
import type { AnswerOf, BodyOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { withCurrent } from '../../../platform/http/idempotency/with-current.ts';
import type { Executor, Notifying, Platform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { notifyAccessChanged } from '../subscriptions/notify-access-changed.ts';
import { readSubscription } from '../subscriptions/read-subscription.ts';
import { insertGrant, moveSubscriptionEnd, sumDaysGiven } from '../subscriptions.store.ts';
import { lockExpected } from './lock-expected.ts';

type Needs = Notifying & Pick<Platform, 'intent'>;
type Extension = BodyOf<typeof route> & {
  readonly id: string;
  /** Whether the operator may only add `GOODWILL_DAYS_MAX` days. */
  readonly isLimited: boolean;
  /** The id of the new grant, where the caller keeps it. */
  readonly grantId?: string;
};

/**
 * Adds days to a subscription, from its end or, if it has ended, from now. They are a separate grant, so refunding a
 * purchase never takes them away. Fails with `version_conflict` when the end is no longer the one the operator saw, and
 * with `days_limited` when the operator may not add so many.
 */
export function extendSubscription(
  platform: Needs & Pick<Platform, 'db'>,
  extension: Extension,
  by: Actor,
): Promise<AnswerOf<typeof route>> {
  return withCurrent(
    inTransaction(platform.db, (tx) => extendSubscriptionIn(tx, platform, extension, by)),
    () => readSubscription(platform, extension.id),
  );
}

/** The same within the caller's transaction. The audit event is its last statement. */
export async function extendSubscriptionIn(
  tx: Executor,
  platform: Needs,
  { id, days, expected_end: expectedEnd, reason, isLimited, grantId }: Extension,
  by: Actor,
): Promise<AnswerOf<typeof route>> {
  const at = platform.clock.now();
  const subscription = await lockExpected(tx, { id, expectedEnd });
  if (isLimited) {
    const since = new Date(at.getTime() - GOODWILL_WINDOW_DAYS * DAY_MS);
    if ((await sumDaysGiven(tx, id, since)) + days > GOODWILL_DAYS_MAX) refuse('days_limited');
  }
  const oldEnd = subscription.ends_at;
  const { from, until, anchorDay } = nextPeriod({
    now: at,
    currentEnd: oldEnd,
    anchorDay: subscription.anchor_day,
    count: days,
    unit: 'day',
  });
  await insertGrant(tx, {
    id: grantId ?? platform.ids.uuid(),
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
  await notifyAccessChanged(tx, platform, { id, change: 'extended', days });
  const ends_at = until.toISOString();
  await recordAuditEvent(tx, platform, {
    ...by,
    action: 'subscriptions.extend',
    subject: `subscription:${id}`,
    before: { ends_at: oldEnd.toISOString() },
    after: { ends_at, days },
    reason,
  });
  return { ends_at };
}
