import { sql } from 'kysely';
import type { Executor } from '../../platform/platform.ts';

/** The user's tickets with their messages. Notes are left out: they are internal to the shop. */
export async function findTicketsOf(db: Executor, userId: string) {
  const { rows } = await sql`
    select t.number, t.title, t.state, t.created_at, t.subject_title as about,
      t.subject_title_ru as about_ru, (
      select json_agg(json_build_object(
        'from', case m.sender when 'user' then 'you' else 'support' end,
        'content', m.content, 'created_at', m.created_at) order by m.seq)
      from ticket_messages m where m.ticket_id = t.id and m.sender <> 'note') as messages
    from tickets t
    where t.user_id = ${userId}
    order by t.number`.execute(db);
  return rows;
}

export function findAttachmentsOf(db: Executor, userId: string) {
  return db
    .selectFrom('ticket_attachments')
    .select(['name', 'type', 'size_bytes', 'created_at'])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .execute();
}
