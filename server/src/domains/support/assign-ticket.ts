import type {
  listAssignees as listAssigneesRoute,
  OperatorTicket,
} from '@sesame/contract/operator-support.ts';
import { isPermitted, operatorRoles } from '@sesame/contract/permissions.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { getQueuedTicket } from './get-queued-ticket.ts';
import { listActiveOperators, lockTicket, setAssignee, setTicketState } from './tickets.store.ts';

/** A ticket in the hands of somebody who cannot answer it would wait for nobody. */
const ANSWERING_ROLES = operatorRoles.filter((role) => isPermitted(role, 'tickets:write'));

export function listAssignees({
  db,
}: Pick<Platform, 'db'>): Promise<AnswerOf<typeof listAssigneesRoute>> {
  return listActiveOperators(db, ANSWERING_ROLES);
}

/** Gives a ticket to an operator, or to nobody. A new one that is given to somebody has been taken up. */
export function assignTicket(
  platform: Pick<Platform, 'db' | 'clock'>,
  { id, operatorId }: { id: string; operatorId: string | null },
  by: DoneBy,
): Promise<OperatorTicket> {
  return inTransaction(platform.db, async (tx) => {
    const ticket = await lockTicket(tx, id);
    if (ticket === undefined) refuse('not_found');
    const answering = await listActiveOperators(tx, ANSWERING_ROLES);
    if (operatorId !== null && answering.every((one) => one.id !== operatorId)) refuse('not_found');
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
    return getQueuedTicket(tx, id);
  });
}
