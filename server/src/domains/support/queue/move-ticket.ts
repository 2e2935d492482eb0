import type { ConsoleTicket } from '@sesame/contract/console/tickets.ts';
import type { TicketState } from '@sesame/contract/shop/support.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { stateAwaitedAfter, ticketTransitions } from '../tickets.rules.ts';
import { lockTicket, setTicketState, type TicketRow } from '../tickets.store.ts';
import { getQueuedTicket } from './get-queued-ticket.ts';

export type TicketMove = 'hold' | 'resolve' | 'close' | 'reopen';

interface Input {
  readonly id: string;
  readonly move: TicketMove;
  readonly reason: string | undefined;
}

/** The state that each move leads to. A reopened ticket waits for the side that did not write last. */
const targetOf: Readonly<Record<TicketMove, (ticket: TicketRow) => TicketState | undefined>> = {
  hold: () => 'on_hold',
  resolve: () => 'resolved',
  close: () => 'closed',
  reopen: ({ state, last_sender }) =>
    state === 'on_hold' || state === 'resolved' ? stateAwaitedAfter(last_sender) : undefined,
};

/** Changes the state of a ticket manually. Refuses `ticket_state_changed` when its current state does not allow it. */
export function moveTicket(
  platform: Pick<Platform, 'db' | 'clock'>,
  input: Input,
  by: Actor,
): Promise<ConsoleTicket> {
  return inTransaction(platform.db, async (tx) => {
    await moveTicketIn(tx, platform, input, by);
    return getQueuedTicket(tx, input.id);
  });
}

/** The same within the caller's transaction. The audit event is its last statement. */
export async function moveTicketIn(
  tx: Executor,
  platform: Pick<Platform, 'clock'>,
  { id, move, reason }: Input,
  by: Actor,
): Promise<void> {
  const ticket = await lockTicket(tx, id);
  if (ticket === undefined) refuse('not_found');
  const state = targetOf[move](ticket);
  if (state === undefined || !ticketTransitions[ticket.state].includes(state))
    refuse('ticket_state_changed');
  await setTicketState(tx, id, { state, at: platform.clock.now() });
  await recordAuditEvent(tx, platform, {
    ...by,
    action: `tickets.${move}`,
    subject: `ticket:${id}`,
    before: { state: ticket.state },
    after: { state },
    reason,
  });
}
