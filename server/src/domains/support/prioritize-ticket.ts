import type { OperatorTicket, TicketPriority } from '@sesame/contract/operator-support.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { getQueuedTicket } from './get-queued-ticket.ts';
import { lockTicket, setPriority } from './tickets.store.ts';

interface Wanted {
  readonly id: string;
  readonly priority: TicketPriority;
  readonly reason?: string;
}

/** Says how much a ticket presses, whatever its state. */
export function prioritizeTicket(
  platform: Pick<Platform, 'db' | 'clock'>,
  wanted: Wanted,
  by: DoneBy,
): Promise<OperatorTicket> {
  return inTransaction(platform.db, async (tx) => {
    await prioritizeTicketIn(tx, platform, wanted, by);
    return getQueuedTicket(tx, wanted.id);
  });
}

/** The same in a transaction of the caller; its act is the last of what it does. */
export async function prioritizeTicketIn(
  tx: Executor,
  platform: Pick<Platform, 'clock'>,
  { id, priority, reason }: Wanted,
  by: DoneBy,
): Promise<void> {
  const ticket = await lockTicket(tx, id);
  if (ticket === undefined) refuse('not_found');
  if (ticket.priority === priority) return;
  await setPriority(tx, id, priority);
  await recordAct(tx, platform, {
    ...by,
    action: 'tickets.prioritize',
    subject: `ticket:${id}`,
    before: { priority: ticket.priority },
    after: { priority },
    reason,
  });
}
