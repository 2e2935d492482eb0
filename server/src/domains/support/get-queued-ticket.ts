import type { OperatorTicket } from '@sesame/contract/operator-support.ts';
import type { Executor } from '../../platform/platform.ts';
import { findQueuedTicket } from './queue.store.ts';
import { queuedTicketOnWire } from './ticket-on-wire.ts';

/** A ticket as operators see it, for a transaction that has it locked. */
export async function getQueuedTicket(tx: Executor, id: string): Promise<OperatorTicket> {
  const row = await findQueuedTicket(tx, id);
  if (row === undefined) throw new Error('a ticket that is locked is not there');
  return queuedTicketOnWire(row);
}
