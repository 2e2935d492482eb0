import { type Insertable, sql } from 'kysely';
import type { Database } from '../../database.types.ts';
import type { Executor } from '../../platform/platform.ts';

/** A message with who wrote it and what came along. */
export interface MessageRow {
  readonly id: string;
  readonly seq: number;
  readonly sender: 'user' | 'admin' | 'note';
  readonly operator_id: string | null;
  readonly content: string;
  readonly created_at: Date;
  readonly username: string;
  readonly attachments: readonly {
    readonly id: string;
    readonly name: string;
    readonly type: 'image/webp' | 'application/pdf';
    readonly size_bytes: number;
  }[];
}

/** The beginning of every statement that reads messages, which are `m` there. */
export const SELECT_MESSAGE = `
  select m.id, m.seq, m.sender, m.operator_id, m.content, m.created_at,
    case m.sender when 'user' then u.username else o.name end as username,
    (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name, 'type', a.type, 'size_bytes', a.size_bytes)
        order by a.position), '[]')
      from ticket_attachments a where a.ticket_id = m.ticket_id and a.message_id = m.id) as attachments
  from ticket_messages m
  join tickets t on t.id = m.ticket_id
  join users u on u.id = t.user_id
  left join operators o on o.id = m.operator_id`;

export async function findMessage(
  tx: Executor,
  ticketId: string,
  messageId: string,
): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`${sql.raw(SELECT_MESSAGE)}
    where m.ticket_id = ${ticketId} and m.id = ${messageId}`.execute(tx);
  return rows[0];
}

/** @returns its place in the ticket */
export async function insertMessage(
  tx: Executor,
  message: Insertable<Database['ticket_messages']>,
): Promise<number> {
  const { seq } = await tx
    .insertInto('ticket_messages')
    .values(message)
    .returning('seq')
    .executeTakeFirstOrThrow();
  return seq;
}

export type Page = { readonly after: string } | { readonly before: string | undefined };

/**
 * Messages and notes, oldest first.
 * @returns undefined when the message that the page starts from is none of this ticket
 */
export async function findMessagesForOperator(
  tx: Executor,
  { ticketId, page, limit }: { ticketId: string; page: Page; limit: number },
): Promise<MessageRow[] | undefined> {
  const from = 'after' in page ? page.after : page.before;
  const cursor = from === undefined ? undefined : await findSeq(tx, ticketId, from);
  if (from !== undefined && cursor === undefined) return undefined;
  const { rows } =
    'after' in page
      ? await sql<MessageRow>`${sql.raw(SELECT_MESSAGE)}
          where m.ticket_id = ${ticketId} and m.seq > ${cursor} order by m.seq limit ${limit}`.execute(
          tx,
        )
      : await sql<MessageRow>`${sql.raw(SELECT_MESSAGE)}
          where m.ticket_id = ${ticketId} and (${cursor ?? null}::bigint is null or m.seq < ${cursor ?? null})
          order by m.seq desc limit ${limit}`.execute(tx);
  return rows.toSorted((one, other) => one.seq - other.seq);
}

async function findSeq(
  tx: Executor,
  ticketId: string,
  messageId: string,
): Promise<number | undefined> {
  const message = await tx
    .selectFrom('ticket_messages')
    .select('seq')
    .where('ticket_id', '=', ticketId)
    .where('id', '=', messageId)
    .executeTakeFirst();
  return message?.seq;
}
