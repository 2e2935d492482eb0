import type { OperatorTicket } from '@sesame/contract/operator-support.ts';
import type { Executor } from '../../platform/platform.ts';
import { findQueuedTicket } from './queue.store.ts';
import { queuedTicketOnWire } from './ticket-on-wire.ts';

/** A ticket as operators see it. */
export async function findQueued(db: Executor, id: string): Promise<OperatorTicket | undefined> {
  const row = await findQueuedTicket(db, id);
  return row && queuedTicketOnWire(row);
}

/** The same for a transaction that has it locked. */
export async function getQueuedTicket(tx: Executor, id: string): Promise<OperatorTicket> {
  const ticket = await findQueued(tx, id);
  if (ticket === undefined) throw new Error('a ticket that is locked is not there');
  return ticket;
}
