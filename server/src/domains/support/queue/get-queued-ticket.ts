import type { ConsoleTicket } from '@sesame/contract/console/tickets.ts';
import type { Executor } from '../../../platform/platform.ts';
import { serializeQueuedTicket } from '../serialize-ticket.ts';
import { findQueuedTicket } from './queue.store.ts';

/** A ticket as shown to operators. */
export async function findQueued(db: Executor, id: string): Promise<ConsoleTicket | undefined> {
  const row = await findQueuedTicket(db, id);
  return row && serializeQueuedTicket(row);
}

/** The same for a ticket that the transaction has locked. */
export async function getQueuedTicket(tx: Executor, id: string): Promise<ConsoleTicket> {
  const ticket = await findQueued(tx, id);
  if (ticket === undefined) throw new Error('locked ticket not found');
  return ticket;
}
