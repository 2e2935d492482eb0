import type { Pool } from 'pg';
import { likeAnywhere } from '../../../platform/db/like-anywhere.ts';
import type { ListedTicket } from '../listed-ticket.ts';

/** Queries that open tabs poll: session and tickets in one statement, each part bounded by an index and a limit. */

interface SessionMoment {
  readonly tokenHash: Buffer;
  readonly now: Date;
}

const COLUMNS = `id, number, title, state, created_at, last_at, last_sender, last_excerpt,
  coalesce(answer_seq > read_seq, false) as is_unread, payment_id, subscription_id, subject_title, subject_title_ru,
  resolved_at, (select json_build_object('id', m.id, 'number', m.number) from tickets m where m.id = tickets.merged_into)
    as merged_into`;

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

/** The words may be in the title or in a message that the buyer can see; all rows read belong to the buyer. */
const MATCHES = `user_id = s.user_id and (number::text = $6 or title ilike $5 or exists (
    select from ticket_messages m where m.ticket_id = tickets.id and m.sender <> 'note' and m.content ilike $5))`;
const foundTicketsOfSession = ticketsOfSession.replaceAll('user_id = s.user_id', MATCHES);

/**
 * @param page with `search`: only tickets with this number or text
 * @returns undefined without a valid session
 */
export async function findTicketsOfSession(
  pool: Pool,
  session: SessionMoment,
  page: { readonly limit: number; readonly offset: number; readonly search: string },
): Promise<{ rows: ListedTicket[]; total: number } | undefined> {
  const values = [session.tokenHash, session.now, page.limit, page.offset];
  const { rows } = await pool.query<(ListedTicket | { id: null }) & { total: number }>(
    page.search === '' ? ticketsOfSession : foundTicketsOfSession,
    page.search === ''
      ? values
      : [...values, likeAnywhere(page.search), page.search.replace(/^(?:№|#|no\.?)\s*/i, '')],
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

/** @returns undefined without a valid session; null when the ticket is not the user's */
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
