import { type Selectable, sql } from 'kysely';
import type { Database } from '../../database.types.ts';
import type { Executor } from '../../platform/platform.ts';
import type { NoticeOutcome } from '../../tables/payments.ts';

export type NoticeRow = Selectable<Database['notice_inbox']>;

/** @returns the id of the row, or undefined when this event is in the inbox already. */
export async function insertNotice(
  db: Executor,
  notice: {
    provider: string;
    eventKey: string;
    reference: string | null;
    handle: string | null;
    orderId: string | null;
    body: string;
    receivedAt: Date;
    tryAt: Date;
  },
): Promise<number | undefined> {
  const inserted = await db
    .insertInto('notice_inbox')
    .values({
      provider: notice.provider,
      event_key: notice.eventKey,
      gateway_reference: notice.reference,
      gateway_handle: notice.handle,
      order_id: notice.orderId,
      body: notice.body,
      received_at: notice.receivedAt,
      applied_at: null,
      outcome: null,
      try_at: notice.tryAt,
      last_error: null,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export function findNotice(db: Executor, id: number): Promise<NoticeRow | undefined> {
  return db.selectFrom('notice_inbox').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Takes waiting notices whose turn has come and puts their next turn off, so that no other worker takes them too. */
export async function claimDueNotices(
  tx: Executor,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<number[]> {
  const rows = await tx
    .updateTable('notice_inbox')
    .set({ try_at: until })
    .where('id', 'in', (due) =>
      due
        .selectFrom('notice_inbox')
        .select('id')
        .where('applied_at', 'is', null)
        .where('try_at', '<=', now)
        .orderBy('try_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function markApplied(
  tx: Executor,
  id: number,
  { outcome, at }: { outcome: NoticeOutcome; at: Date },
): Promise<void> {
  await tx
    .updateTable('notice_inbox')
    .set({ applied_at: at, outcome, last_error: null })
    .where('id', '=', id)
    .where('applied_at', 'is', null)
    .execute();
}

export async function putOff(
  db: Executor,
  id: number,
  change: { attempts: number; tryAt: Date; error: string },
): Promise<void> {
  await db
    .updateTable('notice_inbox')
    .set({ attempts: change.attempts, try_at: change.tryAt, last_error: change.error })
    .where('id', '=', id)
    .where('applied_at', 'is', null)
    .execute();
}

/** Notices that have waited since before `before`. */
export function findStuckNotices(
  db: Executor,
  before: Date,
): Promise<Pick<NoticeRow, 'id' | 'provider' | 'attempts' | 'last_error'>[]> {
  return db
    .selectFrom('notice_inbox')
    .select(['id', 'provider', 'attempts', 'last_error'])
    .where('applied_at', 'is', null)
    .where('received_at', '<', before)
    .limit(100)
    .execute();
}

export async function findOldBodies(db: Executor, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('notice_inbox')
    .select('id')
    .where('body_removed_at', 'is', null)
    .where('applied_at', 'is not', null)
    .where('received_at', '<', before)
    .orderBy('received_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Of applied notices about payments of people whose accounts are erased. */
export async function findBodiesOfErased(db: Executor, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with gone as (
      select payments.id::text as order_id, provider, gateway_reference
      from users join payments on payments.user_id = users.id where users.deleted_at is not null
    )
    select id from notice_inbox join gone using (order_id)
    where body_removed_at is null and applied_at is not null
    union
    select id from notice_inbox join gone using (provider, gateway_reference)
    where notice_inbox.order_id is null and body_removed_at is null and applied_at is not null
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function removeBodies(db: Executor, ids: readonly number[], at: Date): Promise<void> {
  await db
    .updateTable('notice_inbox')
    // Said where operators look at it.
    .set({ body: JSON.stringify({ removed_at: at }), body_removed_at: at })
    .where('id', 'in', ids)
    .execute();
}
