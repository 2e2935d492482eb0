import { PAGE_MAX } from '@sesame/contract/limits.ts';
import type {
  exportTickets as exportRoute,
  listQueue as listQueueRoute,
  OperatorTicket,
  TicketOrder,
  ticketQueues,
} from '@sesame/contract/operator-support.ts';
import type { QueryOf } from '@sesame/contract/route.ts';
import type { TicketState } from '@sesame/contract/support.ts';
import { csvList } from '../../platform/csv.ts';
import type { FileAnswer } from '../../platform/http/answers.ts';
import type { Operator } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { findQueue, type QueuedTicket, type QueueFilters } from './queue.store.ts';
import { queuedTicketOnWire } from './ticket-on-wire.ts';

type Filters = QueryOf<typeof exportRoute>;

const STATES: Readonly<Record<(typeof ticketQueues)[number], readonly TicketState[] | undefined>> =
  {
    waiting: ['new', 'waiting_operator'],
    answered: ['waiting_user'],
    held: ['on_hold'],
    done: ['resolved', 'closed'],
    all: undefined,
  };

/** A page of tickets. What presses most comes first where somebody waits for us, the latest elsewhere. */
export async function listQueue(
  { db }: Pick<Platform, 'db'>,
  operator: Pick<Operator, 'id'>,
  { after, ...given }: QueryOf<typeof listQueueRoute>,
): Promise<OperatorTicket[]> {
  const page = { order: orderOf(given), after, limit: PAGE_MAX };
  const rows = await findQueue(db, filtersOf(operator, given), page);
  if (rows === undefined) refuse('not_found');
  return rows.map(queuedTicketOnWire);
}

/** What was said is not in it: whoever reads that opens the ticket, which is on record. */
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
    // By where the last one stood: it may have been written in since, and what comes after it has not.
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
