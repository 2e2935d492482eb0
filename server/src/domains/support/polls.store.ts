import type { TicketState } from '@sesame/contract/support.ts';
import type { Pool } from 'pg';
import { type MessageRow, SELECT_MESSAGE } from './messages.store.ts';

/** What open tabs ask every few seconds: session and tickets in one statement, each walking an index to its limit. */

export interface SessionMoment {
  readonly tokenHash: Buffer;
  readonly now: Date;
}

export interface ListedTicket {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly state: TicketState;
  readonly created_at: Date;
  readonly last_at: Date;
  readonly last_sender: 'user' | 'admin';
  readonly last_excerpt: string;
  readonly is_unread: boolean;
  readonly payment_id: string | null;
  readonly subscription_id: string | null;
  readonly subject_title: string | null;
  readonly resolved_at: Date | null;
}

const COLUMNS = `id, number, title, state, created_at, last_at, last_sender, last_excerpt,
  coalesce(answer_seq > read_seq, false) as is_unread, payment_id, subscription_id, subject_title, resolved_at`;

export const ticketsOfSession = `
  select t.*, c.total from sessions s
  cross join lateral (select count(*) as total from tickets where user_id = s.user_id) c
  left join lateral (
    select ${COLUMNS} from tickets
    where user_id = s.user_id
    order by last_at desc, number desc
    limit $3 offset $4
  ) t on true
  where s.token_hash = $1 and s.expires_at > $2
  order by t.last_at desc, t.number desc`;

/** @returns undefined without a living session */
export async function findTicketsOfSession(
  pool: Pool,
  session: SessionMoment,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: ListedTicket[]; total: number } | undefined> {
  const { rows } = await pool.query<(ListedTicket | { id: null }) & { total: number }>(
    ticketsOfSession,
    [session.tokenHash, session.now, page.limit, page.offset],
  );
  const [first] = rows;
  if (first === undefined) return undefined;
  return {
    rows: rows.filter((row): row is ListedTicket & { total: number } => row.id !== null),
    total: first.total,
  };
}

export const ticketOfSession = `
  select t.* from sessions s
  left join lateral (select ${COLUMNS} from tickets where id = $3 and user_id = s.user_id) t on true
  where s.token_hash = $1 and s.expires_at > $2`;

/** @returns undefined without a living session, null when it is no ticket of this user */
export async function findTicketOfSession(
  pool: Pool,
  session: SessionMoment,
  ticketId: string,
): Promise<ListedTicket | null | undefined> {
  const { rows } = await pool.query<ListedTicket | { id: null }>(ticketOfSession, [
    session.tokenHash,
    session.now,
    ticketId,
  ]);
  const [row] = rows;
  if (row === undefined) return undefined;
  return row.id === null ? null : row;
}

/** @param where which messages `m` of the ticket `own`; `c` is where the page starts */
const messagesWhere = (where: string, order: 'asc' | 'desc') => `
  select own.id as ticket_id, c.seq as cursor, m.* from sessions s
  left join tickets own on own.id = $3 and own.user_id = s.user_id
  left join lateral (
    select seq from ticket_messages where ticket_id = own.id and id = $5 and sender <> 'note'
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
 * What was said in an own ticket, oldest first; notes of operators are not.
 * @returns undefined without a living session, null when the ticket is no ticket of this user, or the message where the
 * page starts none of the ticket's
 */
export async function findMessagesOfSession(
  pool: Pool,
  session: SessionMoment,
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
