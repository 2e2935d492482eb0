import type { OperatorTicket } from '@sesame/contract/operator-support.ts';
import type { TicketState } from '@sesame/contract/support.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { getQueuedTicket } from './get-queued-ticket.ts';
import { stateAwaitedAfter, ticketMoves } from './tickets.rules.ts';
import { lockTicket, setTicketState, type TicketRow } from './tickets.store.ts';

export type TicketMove = 'hold' | 'resolve' | 'close' | 'reopen';

interface Wanted {
  readonly id: string;
  readonly move: TicketMove;
  readonly reason: string | undefined;
}

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
  platform: Pick<Platform, 'db' | 'clock'>,
  wanted: Wanted,
  by: DoneBy,
): Promise<OperatorTicket> {
  return inTransaction(platform.db, async (tx) => {
    await moveTicketIn(tx, platform, wanted, by);
    return getQueuedTicket(tx, wanted.id);
  });
}

/** The same in a transaction of the caller; its act is the last of what it does. */
export async function moveTicketIn(
  tx: Executor,
  platform: Pick<Platform, 'clock'>,
  { id, move, reason }: Wanted,
  by: DoneBy,
): Promise<void> {
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
}
