import type { OperatorTicket } from '@sesame/contract/operator-support.ts';
import type { TicketState } from '@sesame/contract/support.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { findQueuedTicket } from './queue.store.ts';
import { queuedTicketOnWire } from './ticket-on-wire.ts';
import { stateAwaitedAfter, ticketMoves } from './tickets.rules.ts';
import {
  isActiveOperator,
  lockTicket,
  setAssignee,
  setTicketState,
  type TicketRow,
} from './tickets.store.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

export type TicketMove = 'hold' | 'resolve' | 'close' | 'reopen';

/** Where each move leads; what is reopened waits for whoever did not write last. */
const targetOf: Readonly<Record<TicketMove, (ticket: TicketRow) => TicketState | undefined>> = {
  hold: () => 'on_hold',
  resolve: () => 'resolved',
  close: () => 'closed',
  reopen: ({ state, last_sender }) =>
    state === 'on_hold' || state === 'resolved' ? stateAwaitedAfter(last_sender) : undefined,
};

/** Moves a ticket by hand. Refuses `ticket_moved` when it is in no state that leads there. */
export function moveTicket(
  platform: Needs,
  { id, move, reason }: { id: string; move: TicketMove; reason: string | undefined },
  by: DoneBy,
): Promise<OperatorTicket> {
  return inTransaction(platform.db, async (tx) => {
    const ticket = await lockTicket(tx, id);
    if (ticket === undefined) refuse('not_found');
    const state = targetOf[move](ticket);
    if (state === undefined || !ticketMoves[ticket.state].includes(state)) refuse('ticket_moved');
    await setTicketState(tx, id, { state, at: platform.clock.now() });
    await recordAct(tx, platform, {
      ...by,
      action: `tickets.${move}`,
      subject: `ticket:${id}`,
      before: { state: ticket.state },
      after: { state },
      reason,
    });
    return getQueued(tx, id);
  });
}

/** Gives a ticket to an operator, or to nobody. A new one that is given to somebody has been taken up. */
export function assignTicket(
  platform: Needs,
  { id, operatorId }: { id: string; operatorId: string | null },
  by: DoneBy,
): Promise<OperatorTicket> {
  return inTransaction(platform.db, async (tx) => {
    const ticket = await lockTicket(tx, id);
    if (ticket === undefined) refuse('not_found');
    if (operatorId !== null && !(await isActiveOperator(tx, operatorId))) refuse('not_found');
    await setAssignee(tx, id, operatorId);
    if (ticket.state === 'new' && operatorId !== null) {
      await setTicketState(tx, id, { state: 'waiting_operator', at: platform.clock.now() });
    }
    await recordAct(tx, platform, {
      ...by,
      action: 'tickets.assign',
      subject: `ticket:${id}`,
      before: { assignee: ticket.assignee_id },
      after: { assignee: operatorId },
    });
    return getQueued(tx, id);
  });
}

async function getQueued(tx: Executor, id: string): Promise<OperatorTicket> {
  const row = await findQueuedTicket(tx, id);
  if (row === undefined) throw new Error('a ticket that is locked is not there');
  return queuedTicketOnWire(row);
}
