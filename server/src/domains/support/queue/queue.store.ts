import {
  type listQueue,
  type TicketOrder,
  type TicketPriority,
  ticketPriorities,
  type ticketQueues,
} from '@sesame/contract/console/tickets.ts';
import type { FiltersOf } from '@sesame/contract/shared/define-list.ts';
import { type TicketState, ticketStates } from '@sesame/contract/shop/support.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { beginsWith } from '../../../platform/db/begins-with.ts';
import {
  type Condition,
  type FilterSql,
  type ListPage,
  whereOf,
} from '../../../platform/db/list-sql.ts';
import type { Executor } from '../../../platform/platform.ts';
import type { ListedTicket } from '../listed-ticket.ts';

/** A ticket with its owner and assignee. */
export interface QueuedTicket extends Omit<ListedTicket, 'is_unread'> {
  readonly priority: TicketPriority;
  readonly user_id: string;
  readonly username: string;
  readonly email: string;
  readonly assignee_id: string | null;
  readonly assignee_name: string | null;
}

const COLUMNS = sql.raw(`
  t.id, t.number, t.title, t.state, t.priority, t.created_at, t.last_at, t.last_sender, t.last_excerpt, t.payment_id,
  t.subscription_id, t.subject_title, t.subject_title_ru, t.resolved_at, t.user_id, u.username, u.email, t.assignee_id,
  o.name as assignee_name,
  (select json_build_object('id', m.id, 'number', m.number) from tickets m where m.id = t.merged_into) as merged_into`);

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

type Filters = FiltersOf<typeof listQueue>;
type Place = Pick<QueuedTicket, 'priority' | 'last_at' | 'number'>;

const STATES: Readonly<Record<(typeof ticketQueues)[number], readonly TicketState[] | undefined>> =
  {
    waiting: ['new', 'waiting_operator'],
    answered: ['waiting_user'],
    held: ['on_hold'],
    done: ['resolved', 'closed'],
    all: undefined,
  };

const queueFilters = (operatorId: string): FilterSql<typeof listQueue> => ({
  // Both decide which ranges of the index are read.
  queue: null,
  order: null,
  priority: (priority) => sql`priority = ${priority}`,
  assignee: (assignee) =>
    assignee === 'unassigned'
      ? sql`assignee_id is null`
      : sql`assignee_id = ${assignee === 'me' ? operatorId : assignee}`,
  search: (search) => sql`id in (${foundBy(search)})`,
});

/**
 * A page of the queue as this operator sees it. Each state, and when ordered by urgency each priority within it, reads
 * its own range of an index up to the limit.
 * @returns undefined when the cursor row is not a ticket
 */
export async function findQueue(
  db: Executor,
  filters: Filters,
  { after, limit }: ListPage<Place>,
  operatorId: string,
): Promise<QueuedTicket[] | undefined> {
  const from = typeof after === 'object' ? after : after && (await findPlace(db, String(after)));
  if (after !== undefined && !from) return undefined;
  const queue = filters.queue ?? 'waiting';
  const order = filters.order ?? (queue === 'waiting' ? 'urgent' : 'newest');
  const direction = sql.raw(order === 'newest' ? 'desc' : 'asc');
  const matches = whereOf(
    queueFilters(operatorId),
    filters,
    from ? beyond(from, order) : undefined,
  );
  const inTime = sql`last_at ${direction}, number ${direction} limit ${limit}`;
  const { page, first } = partsOf(order, STATES[queue], { matches, inTime });
  const { rows } = await sql<QueuedTicket>`
    select ${COLUMNS}
    from ${page} t
    join users u on u.id = t.user_id
    left join operators o on o.id = t.assignee_id
    order by ${first} t.last_at ${direction}, t.number ${direction}
    limit ${limit}`.execute(db);
  return rows;
}

/** Rows after a place; by urgency these are all lower priorities, and the rest of the same priority. */
function beyond(from: Place, order: TicketOrder): Condition {
  const sign = sql.raw(order === 'newest' ? '<' : '>');
  const further = sql<SqlBool>`(last_at, number) ${sign} (${from.last_at}, ${from.number})`;
  if (order !== 'urgent') return further;
  const less = ticketPriorities.slice(0, ticketPriorities.indexOf(from.priority));
  return sql`(priority = any(${less}::text[]) or (priority = ${from.priority} and ${further}))`;
}

/** The subquery with the rows of each part, and the leading term of the final order. */
function partsOf(
  order: TicketOrder,
  states: readonly TicketState[] | undefined,
  { matches, inTime }: { matches: RawBuilder<unknown>; inTime: RawBuilder<unknown> },
) {
  if (order === 'urgent') {
    // A row comparison instead of `=`, ordered by the whole index: with `=` the planner picks the index without
    // priorities when most tickets share one, and scans a whole state to find no ticket of another priority.
    return {
      page: sql`unnest(${states ?? ticketStates}::text[]) selected (state)
        cross join unnest(${ticketPriorities}::text[]) with ordinality priority_rank (name, rank)
        cross join lateral (
          select * from tickets
          where (state, priority) >= (selected.state, priority_rank.name) and (state, priority) <= (selected.state, priority_rank.name)
            and ${matches}
          order by state, priority, ${inTime})`,
      first: sql`priority_rank.rank desc,`,
    };
  }
  const page =
    states === undefined
      ? sql`(select * from tickets where ${matches} order by ${inTime})`
      : sql`unnest(${states}::text[]) selected (state)
          cross join lateral (
            select * from tickets where state = selected.state and ${matches} order by ${inTime})`;
  return { page, first: sql`` };
}

/** The search considers at most this many matches; with more the operator has to type more letters. */
const FOUND = 1_000;
const BUYERS_FOUND = 100;
const TICKETS_OF_BUYER = 100;
const NUMBER = /^(?:№|#|no\.?)?\s*(\d{1,9})$/i;

/** Each way of searching uses its own index up to a limit; `~<~` is the order of the prefix indexes. */
function foundBy(search: string) {
  const number = NUMBER.exec(search)?.[1];
  const key = search.toLowerCase();
  // Only letters and digits, so that no character is read as a tsquery operator.
  const texts = [...search.matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => `'${word}':*`).join(' & ');
  const searches = [
    sql`select t.id from (
        (select id from users where ${beginsWith(sql`email`, key)} order by email using ~<~ limit ${BUYERS_FOUND})
        union
        (select id from users where ${beginsWith(sql`username_key`, key)} order by username_key using ~<~ limit ${BUYERS_FOUND})
      ) b cross join lateral (
        select id from tickets where user_id = b.id order by last_at desc limit ${TICKETS_OF_BUYER}) t`,
  ];
  if (number !== undefined)
    searches.push(sql`select id from tickets where number = ${Number(number)}`);
  if (texts !== '') {
    searches.push(sql`(select id from tickets
      where to_tsvector('simple', title) @@ to_tsquery('simple', ${texts}) limit ${FOUND})`);
  }
  return sql.join(searches, sql` union `);
}

function findPlace(db: Executor, ticketId: string) {
  return db
    .selectFrom('tickets')
    .select(['priority', 'last_at', 'number'])
    .where('id', '=', ticketId)
    .executeTakeFirst();
}
