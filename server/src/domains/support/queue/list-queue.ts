import type {
  ConsoleTicket,
  exportTickets as exportRoute,
  listQueue as listQueueRoute,
  TicketOrder,
  ticketQueues,
} from '@sesame/contract/console/tickets.ts';
import { PAGE_MAX } from '@sesame/contract/shared/limits.ts';
import type { QueryOf } from '@sesame/contract/shared/route.ts';
import type { TicketState } from '@sesame/contract/shop/support.ts';
import { csvList } from '../../../platform/files/csv.ts';
import type { FileAnswer } from '../../../platform/http/answers.ts';
import type { Operator } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { serializeQueuedTicket } from '../serialize-ticket.ts';
import { findQueue, type QueuedTicket, type QueueFilters } from './queue.store.ts';

type Filters = QueryOf<typeof exportRoute>;

const STATES: Readonly<Record<(typeof ticketQueues)[number], readonly TicketState[] | undefined>> =
  {
    waiting: ['new', 'waiting_operator'],
    answered: ['waiting_user'],
    held: ['on_hold'],
    done: ['resolved', 'closed'],
    all: undefined,
  };

/** A page of tickets: by urgency in the waiting queue, newest first in the others, unless an order is given. */
export async function listQueue(
  { db }: Pick<Platform, 'db'>,
  operator: Pick<Operator, 'id'>,
  { after, ...given }: QueryOf<typeof listQueueRoute>,
): Promise<ConsoleTicket[]> {
  const page = { order: orderOf(given), after, limit: PAGE_MAX };
  const rows = await findQueue(db, filtersOf(operator, given), page);
  if (rows === undefined) refuse('not_found');
  return rows.map(serializeQueuedTicket);
}

/** Does not contain messages: reading them means opening the ticket, which records an audit event. */
export function exportTickets(
  { db }: Pick<Platform, 'db'>,
  operator: Pick<Operator, 'id'>,
  given: Filters,
): Promise<FileAnswer> {
  const wanted = filtersOf(operator, given);
  const order = orderOf(given);
  return csvList<QueuedTicket>({
    name: 'tickets',
    header: [
      'number',
      'title',
      'user',
      'e-mail',
      'state',
      'priority',
      'assignee',
      'opened',
      'last message',
      'last written by',
      'about',
    ],
    // Continue from the position of the last row: it may have got a message since, the rows after it have not moved.
    read: async (last, limit) =>
      (await findQueue(db, wanted, { order, after: last, limit })) ?? refuse('not_found'),
    cellsOf: (row) => [
      row.number,
      row.title,
      row.username,
      row.email,
      row.state,
      row.priority,
      row.assignee_name,
      row.created_at.toISOString(),
      row.last_at.toISOString(),
      row.last_sender,
      row.subject_title,
    ],
  });
}

function orderOf({ queue = 'waiting', order }: Filters): TicketOrder {
  return order ?? (queue === 'waiting' ? 'urgent' : 'newest');
}

function filtersOf(
  operator: Pick<Operator, 'id'>,
  { queue = 'waiting', priority, assignee, search }: Filters,
): QueueFilters {
  const assigneeId = assignee === 'me' ? operator.id : assignee === 'nobody' ? null : assignee;
  return { states: STATES[queue], priority, assigneeId, search };
}
