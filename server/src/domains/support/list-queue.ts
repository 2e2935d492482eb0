import { PAGE_MAX } from '@sesame/contract/limits.ts';
import type {
  listQueue as listQueueRoute,
  OperatorTicket,
  ticketQueues,
} from '@sesame/contract/operator-support.ts';
import type { QueryOf } from '@sesame/contract/route.ts';
import type { TicketState } from '@sesame/contract/support.ts';
import type { Operator } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { findQueue } from './queue.store.ts';
import { queuedTicketOnWire } from './ticket-on-wire.ts';

const STATES: Readonly<Record<(typeof ticketQueues)[number], readonly TicketState[]>> = {
  waiting: ['new', 'waiting_operator'],
  answered: ['waiting_user'],
  held: ['on_hold'],
  done: ['resolved', 'closed'],
};

/** A page of tickets. Who has waited longest comes first where somebody waits for us, the latest elsewhere. */
export async function listQueue(
  { db }: Pick<Platform, 'db'>,
  operator: Operator,
  { queue = 'waiting', assignee, after }: QueryOf<typeof listQueueRoute>,
): Promise<OperatorTicket[]> {
  const rows = await findQueue(db, {
    states: STATES[queue],
    order: queue === 'waiting' ? 'asc' : 'desc',
    assigneeId: assignee === undefined ? undefined : assignee === 'me' ? operator.id : null,
    after,
    limit: PAGE_MAX,
  });
  if (rows === undefined) refuse('not_found');
  return rows.map(queuedTicketOnWire);
}
