import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

export type AttachmentRow = Selectable<Database['ticket_attachments']>;

export async function insertAttachment(
  db: Executor,
  attachment: Insertable<Database['ticket_attachments']>,
): Promise<void> {
  await db.insertInto('ticket_attachments').values(attachment).execute();
}

/** Uploads of a user that are not part of a message. */
export async function countLooseAttachments(db: Executor, userId: string): Promise<number> {
  const { loose } = await db
    .selectFrom('ticket_attachments')
    .select((row) => row.fn.countAll<number>().as('loose'))
    .where('user_id', '=', userId)
    .where('message_id', 'is', null)
    .executeTakeFirstOrThrow();
  return loose;
}

/**
 * Attaches the author's uploads to a message, in the given order. Uploads that belong to another author, were removed,
 * or are attached already cannot be claimed.
 * @returns false when not all could be claimed
 */
export async function claimAttachments(
  tx: Executor,
  claim: {
    readonly ticketId: string;
    readonly messageId: string;
    readonly author: { readonly userId: string } | { readonly operatorId: string };
    readonly attachments: readonly string[];
  },
): Promise<boolean> {
  const { author, attachments } = claim;
  if (attachments.length === 0) return true;
  const { rows } = await sql`
    update ticket_attachments a
    set ticket_id = ${claim.ticketId}, message_id = ${claim.messageId}, position = ordered.position
    from unnest(${attachments}::uuid[]) with ordinality ordered (id, position)
    where a.id = ordered.id and a.message_id is null and a.removed_at is null
      and ${'userId' in author ? sql`a.user_id = ${author.userId}` : sql`a.operator_id = ${author.operatorId}`}
    returning a.id`.execute(tx);
  return rows.length === attachments.length;
}

/** An attachment in a ticket of this user, or their upload that was not sent yet. */
export async function findOwnAttachment(
  db: Executor,
  userId: string,
  id: string,
): Promise<AttachmentRow | undefined> {
  const { rows } = await sql<AttachmentRow>`
    select a.* from ticket_attachments a
    left join ticket_messages m on m.ticket_id = a.ticket_id and m.id = a.message_id
    left join tickets t on t.id = m.ticket_id
    where a.id = ${id} and a.removed_at is null
      and ((m.id is null and a.user_id = ${userId}) or (t.user_id = ${userId} and m.sender <> 'note'))`.execute(
    db,
  );
  return rows[0];
}

/** An attachment of a message in this ticket. */
export function findAttachmentOfTicket(
  db: Executor,
  ticketId: string,
  id: string,
): Promise<AttachmentRow | undefined> {
  return db
    .selectFrom('ticket_attachments')
    .selectAll()
    .where('id', '=', id)
    .where('ticket_id', '=', ticketId)
    .executeTakeFirst();
}

/** Uploads before that moment that were never sent, and those of erased tickets. */
export async function findLooseAttachments(
  db: Executor,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('ticket_attachments')
    .select('id')
    .where('message_id', 'is', null)
    // Erasing a user empties the names of their attachments; these are removed without waiting.
    .where((row) => row.or([row('created_at', '<', before), row('name', '=', '')]))
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Prevents a message from claiming the upload.
 * @returns its file; undefined when a message has claimed it meanwhile
 */
export async function markAttachmentRemoved(
  db: Executor,
  id: string,
  at: Date,
): Promise<string | undefined> {
  const removed = await db
    .updateTable('ticket_attachments')
    .set({ removed_at: at })
    .where('id', '=', id)
    .where('message_id', 'is', null)
    .returning('file')
    .executeTakeFirst();
  return removed?.file;
}

export async function deleteAttachment(db: Executor, id: string): Promise<void> {
  await db.deleteFrom('ticket_attachments').where('id', '=', id).execute();
}
