import {
  EXTENSION_DAYS_MAX,
  type grantSubscription as route,
} from '@sesame/contract/console/subscriptions.ts';
import { parseDuration } from '@sesame/contract/shared/durations.ts';
import type { AnswerOf, BodyOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { findUser } from '../../users/index.ts';
import { isProduct } from '../subscriptions/console-subscriptions.store.ts';
import { notifyAccessChanged } from '../subscriptions/notify-access-changed.ts';
import { lockSubscription } from '../subscriptions.store.ts';
import { grantAccess } from './grant-access.ts';

/** The longest durations, the same as for plans. */
const MAX_COUNT = { day: EXTENSION_DAYS_MAX, month: 120, year: 10 } as const;

/**
 * Gives a buyer a product for free: a grant in an operator's name, with its credentials. There is no payment and no
 * journal entry.
 */
export function grantSubscription(
  platform: TransactionalPlatform,
  { user, product, duration, reason }: BodyOf<typeof route>,
  by: Actor,
): Promise<AnswerOf<typeof route>> {
  const parsed = parseDuration(duration);
  if (parsed === undefined || parsed.count < 1 || parsed.count > MAX_COUNT[parsed.unit]) {
    refuse('bad_request');
  }
  const at = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    await requireBuyer(tx, user);
    if (!(await isProduct(tx, product))) refuse('not_found');
    const of = { userId: user, productId: product, at };
    const { until } = await grantAccess(tx, platform, {
      ...of,
      operatorId: by.operator.id,
      intent: platform.intent,
      durationCount: parsed.count,
      durationUnit: parsed.unit,
    });
    const { id } = await lockSubscription(tx, { id: platform.ids.uuid(), ...of });
    await notifyAccessChanged(tx, platform, { id, change: 'granted' });
    const ends_at = until.toISOString();
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'subscriptions.grant',
      subject: `subscription:${id}`,
      after: { user, product, duration, ends_at },
      reason,
    });
    return { id, ends_at };
  });
}

async function requireBuyer(tx: Executor, id: string): Promise<void> {
  const user = await findUser(tx, id);
  if (user === undefined || user.deleted_at !== null) refuse('not_found');
}
