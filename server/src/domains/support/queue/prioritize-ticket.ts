import type { ConsoleTicket, TicketPriority } from '@sesame/contract/console/tickets.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { lockTicket, setPriority } from '../tickets.store.ts';
import { getQueuedTicket } from './get-queued-ticket.ts';

interface Input {
  readonly id: string;
  readonly priority: TicketPriority;
  readonly reason?: string;
}

/** Sets the priority of a ticket in any state. */
export function prioritizeTicket(
  platform: Pick<Platform, 'db' | 'clock'>,
  input: Input,
  by: Actor,
): Promise<ConsoleTicket> {
  return inTransaction(platform.db, async (tx) => {
    await prioritizeTicketIn(tx, platform, input, by);
    return getQueuedTicket(tx, input.id);
  });
}

/** The same within the caller's transaction. The audit event is its last statement. */
export async function prioritizeTicketIn(
  tx: Executor,
  platform: Pick<Platform, 'clock'>,
  { id, priority, reason }: Input,
  by: Actor,
): Promise<void> {
  const ticket = await lockTicket(tx, id);
  if (ticket === undefined) refuse('not_found');
  if (ticket.priority === priority) return;
  await setPriority(tx, id, priority);
  await recordAuditEvent(tx, platform, {
    ...by,
    action: 'tickets.prioritize',
    subject: `ticket:${id}`,
    before: { priority: ticket.priority },
    after: { priority },
    reason,
  });
}
