import { listQueue as list } from '@sesame/contract/console/tickets.ts';
import type { Operator } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { listAnswers } from '../../../platform/http/lists/list-answers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { serializeQueuedTicket } from '../serialize-ticket.ts';
import { findQueue, type QueuedTicket } from './queue.store.ts';

/**
 * Tickets: by urgency in the waiting queue, newest first in the others, unless an order is given. The export does not
 * contain messages: reading them means opening the ticket, which records an audit event.
 */
export function listQueue({ db }: Pick<Platform, 'db'>, operator: Pick<Operator, 'id'>) {
  return listAnswers(list, {
    rows: async (filters, page) =>
      (await findQueue(db, filters, page, operator.id)) ?? refuse('not_found'),
    answer: (rows) => rows.map(serializeQueuedTicket),
    // It may have got a message since it was read; the rows after it have not moved.
    placeOf: (row: QueuedTicket) => row,
    csv: {
      columns: {
        number: (row) => row.number,
        title: (row) => row.title,
        user: (row) => row.username,
        email: (row) => row.email,
        state: (row) => row.state,
        priority: (row) => row.priority,
        assignee: (row) => row.assignee_name,
        'opened, UTC': (row) => row.created_at.toISOString(),
        'last message, UTC': (row) => row.last_at.toISOString(),
        'last written by': (row) => row.last_sender,
        about: (row) => row.subject_title,
      },
    },
  });
}
