import type { Transaction } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';
import type { ReminderKind } from './reminders.rules.ts';

export interface EndingSubscription {
  readonly id: string;
  readonly user_id: string;
  readonly product_id: number;
  readonly ends_at: Date;
  readonly title: string;
  readonly title_ru: string;
}

/**
 * Subscriptions that end after `after` and not later than `until` and lack this reminder, earliest end first. Leaves
 * out those bought or renewed since `skipSince` and those ended by a refund or a plan change, which have
 * their own notifications.
 */
export function listEnding(
  db: Executor,
  {
    kind,
    after,
    until,
    skipSince,
    id,
    limit,
  }: {
    kind: ReminderKind;
    after: Date;
    until: Date;
    skipSince: Date;
    /** Only this subscription. */
    id?: string;
    limit: number;
  },
): Promise<EndingSubscription[]> {
  return (
    db
      .selectFrom('subscriptions as sub')
      .$if(id !== undefined, (rows) => rows.where('sub.id', '=', id ?? ''))
      .innerJoin('products', 'products.id', 'sub.product_id')
      .select(['sub.id', 'sub.user_id', 'sub.product_id', 'sub.ends_at'])
      .select(['products.title', 'products.title_ru'])
      .where('sub.ends_at', '>', after)
      .where('sub.ends_at', '<=', until)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('subscription_reminders as given')
              .select('given.kind')
              .whereRef('given.subscription_id', '=', 'sub.id')
              .whereRef('given.ends_at', '=', 'sub.ends_at')
              .where('given.kind', '=', kind),
          ),
        ),
      )
      // Its renewal has its own messages.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('renewal_agreements as agreement')
              .select('agreement.id')
              .whereRef('agreement.subscription_id', '=', 'sub.id')
              .where('agreement.stopped_at', 'is', null),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('subscription_end_changes as change')
              .select('change.id')
              .whereRef('change.subscription_id', '=', 'sub.id')
              .whereRef('change.new_end', '=', 'sub.ends_at')
              .where((row) =>
                row.or([
                  row('change.created_at', '>', skipSince),
                  row('change.reason', 'in', ['refund', 'plan_change']),
                ]),
              ),
          ),
        ),
      )
      .orderBy('sub.ends_at')
      .limit(limit)
      .execute()
  );
}

/**
 * Records the reminder for this exact end and locks the subscription, so that it cannot be renewed meanwhile.
 * @returns false when the end has changed or the reminder was recorded before
 */
export async function recordReminder(
  tx: Transaction<Database>,
  reminder: { subscriptionId: string; kind: ReminderKind; endsAt: Date; at: Date },
): Promise<boolean> {
  const subscription = await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('id', '=', reminder.subscriptionId)
    .where('ends_at', '=', reminder.endsAt)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (subscription === undefined) return false;
  const noted = await tx
    .insertInto('subscription_reminders')
    .values({
      subscription_id: reminder.subscriptionId,
      kind: reminder.kind,
      ends_at: reminder.endsAt,
      created_at: reminder.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst();
  return noted !== undefined;
}

/** Forgets reminders of ends before this time. */
export async function deleteOldReminders(db: Executor, endedBefore: Date): Promise<void> {
  await db.deleteFrom('subscription_reminders').where('ends_at', '<', endedBefore).execute();
}
