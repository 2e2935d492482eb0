import { sql } from 'kysely';
import type { Executor } from '../../platform/platform.ts';
import type { Channel, MessageKey } from './notifications.rules.ts';

export interface NewNotification {
  readonly event_id: number;
  readonly operator_id: string;
  readonly channel: Channel;
  readonly digest: boolean;
  readonly due_at: Date;
}

/** Inserts notifications; one that exists stays as it is. */
export async function insertNotifications(
  tx: Executor,
  notifications: readonly NewNotification[],
): Promise<void> {
  if (notifications.length === 0) return;
  await tx
    .insertInto('operator_notifications')
    .values([...notifications])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Operators with a due notification, by channel. */
export async function findDueOperators(
  db: Executor,
  now: Date,
  limit: number,
): Promise<{ operator_id: string; channel: Channel }[]> {
  const { rows } = await sql<{ operator_id: string; channel: Channel }>`
    select operator_id, channel from operator_notifications
    where state = 'waiting' and due_at <= ${now}
    group by operator_id, channel order by min(due_at) limit ${limit}`.execute(db);
  return rows;
}

/** Locks the due notifications of an operator; those that another worker is sending are left out. */
export async function lockDueNotifications(
  tx: Executor,
  {
    operatorId,
    channel,
    now,
    limit,
  }: { operatorId: string; channel: Channel; now: Date; limit: number },
): Promise<{ event_id: number; digest: boolean }[]> {
  return tx
    .selectFrom('operator_notifications')
    .select(['event_id', 'digest'])
    .where('operator_id', '=', operatorId)
    .where('channel', '=', channel)
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .orderBy('event_id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function endNotifications(
  tx: Executor,
  {
    operatorId,
    channel,
    events,
    state,
  }: {
    operatorId: string;
    channel: Channel;
    events: readonly number[];
    state: 'sent' | 'dropped';
  },
): Promise<void> {
  if (events.length === 0) return;
  await tx
    .updateTable('operator_notifications')
    .set({ state })
    .where('operator_id', '=', operatorId)
    .where('channel', '=', channel)
    .where('event_id', 'in', events)
    .execute();
}

/** Notes the Telegram message about an event. @param closedAt set when nothing waits for an operator */
export async function setMessage(
  tx: Executor,
  { eventId, operatorId }: MessageKey,
  { message, closedAt }: { message: string; closedAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('operator_notifications')
    .set({ message, closed_at: closedAt })
    .where('event_id', '=', eventId)
    .where('operator_id', '=', operatorId)
    .where('channel', '=', 'telegram')
    .execute();
}

/** @returns false when it was marked before */
export async function closeMessage(
  tx: Executor,
  { eventId, operatorId }: MessageKey,
  at: Date,
): Promise<boolean> {
  const closed = await tx
    .updateTable('operator_notifications')
    .set({ closed_at: at })
    .where('event_id', '=', eventId)
    .where('operator_id', '=', operatorId)
    .where('channel', '=', 'telegram')
    .where('closed_at', 'is', null)
    .returning('event_id')
    .executeTakeFirst();
  return closed !== undefined;
}

export async function markEdited(
  db: Executor,
  { eventId, operatorId }: MessageKey,
  at: Date,
): Promise<void> {
  await db
    .updateTable('operator_notifications')
    .set({ edited_at: at })
    .where('event_id', '=', eventId)
    .where('operator_id', '=', operatorId)
    .where('channel', '=', 'telegram')
    .execute();
}
