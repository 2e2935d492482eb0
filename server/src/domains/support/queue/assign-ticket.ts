import { isPermitted, operatorRoles } from '@sesame/contract/console/permissions.ts';
import type {
  ConsoleTicket,
  listAssignees as listAssigneesRoute,
} from '@sesame/contract/console/tickets.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { listActiveOperators, lockTicket, setAssignee, setTicketState } from '../tickets.store.ts';
import { getQueuedTicket } from './get-queued-ticket.ts';

/** Roles that can answer: a ticket assigned to any other role would be left unanswered. */
const ANSWERING_ROLES = operatorRoles.filter((role) => isPermitted(role, 'tickets:write'));

export function listAssignees({
  db,
}: Pick<Platform, 'db'>): Promise<AnswerOf<typeof listAssigneesRoute>> {
  return listActiveOperators(db, ANSWERING_ROLES);
}

/** Assigns a ticket to an operator, or to none. Assigning a new ticket makes it `waiting_operator`. */
export function assignTicket(
  platform: Pick<Platform, 'db' | 'clock'>,
  { id, operatorId }: { id: string; operatorId: string | null },
  by: Actor,
): Promise<ConsoleTicket> {
  return inTransaction(platform.db, async (tx) => {
    const ticket = await lockTicket(tx, id);
    if (ticket === undefined) refuse('not_found');
    const answering = await listActiveOperators(tx, ANSWERING_ROLES);
    if (operatorId !== null && answering.every((one) => one.id !== operatorId)) refuse('not_found');
    await setAssignee(tx, id, operatorId);
    if (ticket.state === 'new' && operatorId !== null) {
      await setTicketState(tx, id, { state: 'waiting_operator', at: platform.clock.now() });
    }
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'tickets.assign',
      subject: `ticket:${id}`,
      before: { assignee: ticket.assignee_id },
      after: { assignee: operatorId },
    });
    return getQueuedTicket(tx, id);
  });
}
