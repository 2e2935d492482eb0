import { type Insertable, sql } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

/** A message with the name of its author and its attachments. */
export interface MessageRow {
  readonly id: string;
  readonly seq: number;
  readonly sender: 'user' | 'admin' | 'note';
  readonly operator_id: string | null;
  readonly content: string;
  readonly created_at: Date;
  readonly username: string;
  /** Number of the ticket that it was written in, if that was merged into this one. */
  readonly merged_from: number | null;
  readonly attachments: readonly {
    readonly id: string;
    readonly name: string;
    readonly type: 'image/webp' | 'application/pdf';
    readonly size_bytes: number;
  }[];
}

/** Common part of all queries that read messages; the message is aliased `m`. */
const SELECT_MESSAGE = `
  select m.id, m.seq, m.sender, m.operator_id, m.content, m.created_at, m.merged_from,
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

/** @returns its sequence number in the ticket */
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

/** Whether another operator has answered after the message `after`. An unknown message counts as before all others. */
export async function hasLaterAnswer(
  tx: Executor,
  {
    ticketId,
    after,
    exceptOf,
  }: { readonly ticketId: string; readonly after: string; readonly exceptOf: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from ticket_messages
    where ticket_id = ${ticketId} and sender = 'admin' and operator_id <> ${exceptOf}
      and seq > coalesce((select seq from ticket_messages where ticket_id = ${ticketId} and id = ${after}), 0)
    limit 1`.execute(tx);
  return rows.length > 0;
}

export type Page = { readonly after: string } | { readonly before: string | undefined };

/**
 * Messages and notes, oldest first.
 * @returns undefined when the cursor message is not in this ticket
 */
export async function findConsoleMessages(
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
  // The messages that an open page knows of a merged ticket are in the other one.
  const { rows } = await sql<{ seq: number | null }>`
    select coalesce(
      (select seq from ticket_messages where ticket_id = ${ticketId} and id = ${messageId}),
      (select 0 from tickets where id = ${ticketId} and merged_into is not null)) as seq`.execute(
    tx,
  );
  return rows[0]?.seq ?? undefined;
}

/** @param where restricts the messages `m` of the ticket `own`; `c` is the cursor row */
const messagesWhere = (where: string, order: 'asc' | 'desc') => `
  select own.id as ticket_id, c.seq as cursor, m.* from sessions s
  left join tickets own on own.id = $3 and own.user_id = s.user_id
  left join lateral (
    -- The messages that an open page knows of a merged ticket are in the other one.
    select coalesce(
      (select seq from ticket_messages where ticket_id = own.id and id = $5 and sender <> 'note'),
      case when own.merged_into is not null then 0 end) as seq
  ) c on true
  left join lateral (
    ${SELECT_MESSAGE}
    where m.ticket_id = own.id and m.sender <> 'note' ${where}
    order by m.seq ${order}
    limit $4
  ) m on true
  where s.token_hash = $1 and s.expires_at > $2
  order by m.seq`;

export const newestOfSession = messagesWhere('', 'desc');
export const laterOfSession = messagesWhere('and m.seq > c.seq', 'asc');
export const earlierOfSession = messagesWhere('and m.seq < c.seq', 'desc');

/**
 * Public messages of the user's own ticket, oldest first, without notes.
 * @returns undefined without a valid session; null when the ticket is not the user's or the cursor message is not in it
 */
export async function findMessagesOfSession(
  pool: Pool,
  session: { readonly tokenHash: Buffer; readonly now: Date },
  page: {
    readonly ticketId: string;
    readonly after: string | undefined;
    readonly before: string | undefined;
    readonly limit: number;
  },
): Promise<MessageRow[] | null | undefined> {
  const from = page.after ?? page.before;
  const statement =
    from === undefined
      ? newestOfSession
      : page.after === undefined
        ? earlierOfSession
        : laterOfSession;
  const { rows } = await pool.query<
    (MessageRow | { id: null }) & { ticket_id: string | null; cursor: number | null }
  >(statement, [session.tokenHash, session.now, page.ticketId, page.limit, from ?? null]);
  const [first] = rows;
  if (first === undefined) return undefined;
  if (first.ticket_id === null || (from !== undefined && first.cursor === null)) return null;
  return rows.filter((row): row is MessageRow & typeof first => row.id !== null);
}
