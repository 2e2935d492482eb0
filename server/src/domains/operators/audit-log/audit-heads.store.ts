import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';

export interface AuditHead {
  readonly id: number;
  /** Hexadecimal. */
  readonly hash: string;
  readonly at: Date;
}

/** Stores the newest audit event as the head of a day. Undefined if that day has one, or if there are no events. */
export async function insertHead(
  tx: Executor,
  day: string,
  publishedAt: Date,
): Promise<AuditHead | undefined> {
  const { rows } = await sql<AuditHead>`
    with head as (select id, hash, at from audit_events order by id desc limit 1),
      written as (
        insert into audit_heads (day, event_id, hash, published_at)
        select ${day}::date, id, hash, ${publishedAt}::timestamptz from head
        on conflict (day) do nothing returning event_id)
    select id, encode(hash, 'hex') as hash, at from head join written on event_id = id`.execute(tx);
  return rows[0];
}
