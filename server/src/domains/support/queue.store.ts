import type { TicketState } from '@sesame/contract/support.ts';
import { sql } from 'kysely';
import type { Executor } from '../../platform/platform.ts';
import type { ListedTicket } from './listed-ticket.ts';

/** A ticket with the people it is between. */
export interface QueuedTicket extends Omit<ListedTicket, 'is_unread'> {
  readonly user_id: string;
  readonly username: string;
  readonly email: string;
  readonly assignee_id: string | null;
  readonly assignee_name: string | null;
}

const COLUMNS = sql.raw(`
  t.id, t.number, t.title, t.state, t.created_at, t.last_at, t.last_sender, t.last_excerpt, t.payment_id,
  t.subscription_id, t.subject_title, t.resolved_at, t.user_id, u.username, u.email, t.assignee_id,
  o.name as assignee_name`);

export async function findQueuedTicket(
  db: Executor,
  ticketId: string,
): Promise<QueuedTicket | undefined> {
  const { rows } = await sql<QueuedTicket>`
    select ${COLUMNS} from tickets t
    join users u on u.id = t.user_id
    left join operators o on o.id = t.assignee_id
    where t.id = ${ticketId}`.execute(db);
  return rows[0];
}

export interface QueuePage {
  readonly states: readonly TicketState[];
  readonly order: 'asc' | 'desc';
  /** Of this operator; null: of nobody; undefined: of whomever. */
  readonly assigneeId: string | null | undefined;
  /** The last row of the page before. */
  readonly after: string | undefined;
  readonly limit: number;
}

/**
 * A page of the queue by the moment of the last message. Each state walks its part of the index and stops at the limit.
 * @returns undefined when the row that the page starts after is no ticket
 */
export async function findQueue(
  db: Executor,
  { states, order, assigneeId, after, limit }: QueuePage,
): Promise<QueuedTicket[] | undefined> {
  const from = after === undefined ? undefined : await findPlace(db, after);
  if (after !== undefined && from === undefined) return undefined;
  const direction = sql.raw(order);
  const later = sql.raw(order === 'asc' ? '>' : '<');
  const { rows } = await sql<QueuedTicket>`
    select ${COLUMNS}
    from unnest(${states}::text[]) wanted (state)
    cross join lateral (
      select * from tickets
      where state = wanted.state
        ${assigneeId === undefined ? sql`` : sql`and assignee_id is not distinct from ${assigneeId}::uuid`}
        ${from === undefined ? sql`` : sql`and (last_at, number) ${later} (${from.last_at}, ${from.number})`}
      order by last_at ${direction}, number ${direction}
      limit ${limit}
    ) t
    join users u on u.id = t.user_id
    left join operators o on o.id = t.assignee_id
    order by t.last_at ${direction}, t.number ${direction}
    limit ${limit}`.execute(db);
  return rows;
}

function findPlace(db: Executor, ticketId: string) {
  return db
    .selectFrom('tickets')
    .select(['last_at', 'number'])
    .where('id', '=', ticketId)
    .executeTakeFirst();
}
