import { MESSAGE_PAGE_SIZE } from '@sesame/contract/limits.ts';
import type {
  OperatorMessage,
  openTicket as openTicketRoute,
} from '@sesame/contract/operator-support.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { operatorMessageOnWire } from './message-on-wire.ts';
import { findMessagesForOperator } from './messages.store.ts';
import { findQueuedTicket } from './queue.store.ts';
import { queuedTicketOnWire } from './ticket-on-wire.ts';

/** Somebody's ticket with what was said in it. Who read it is on record. */
export function openTicket(
  platform: Pick<Platform, 'db' | 'clock'>,
  { id, before }: { readonly id: string; readonly before: string | undefined },
  by: DoneBy,
): Promise<AnswerOf<typeof openTicketRoute>> {
  return inTransaction(platform.db, async (tx) => {
    const ticket = await findQueuedTicket(tx, id);
    if (ticket === undefined) refuse('not_found');
    const page = { ticketId: id, page: { before }, limit: MESSAGE_PAGE_SIZE };
    const messages = await findMessagesForOperator(tx, page);
    if (messages === undefined) refuse('not_found');
    await recordAct(tx, platform, { ...by, action: 'tickets.read', subject: `ticket:${id}` });
    return {
      ticket: queuedTicketOnWire(ticket),
      messages: messages.map((message) => operatorMessageOnWire(id, message)),
    };
  });
}

/** What came after a message that an operator knows. The ids of messages cannot be guessed: whoever names one has read the ticket. */
export async function followTicket(
  { db }: Pick<Platform, 'db'>,
  { id, after }: { readonly id: string; readonly after: string },
): Promise<OperatorMessage[]> {
  const page = { ticketId: id, page: { after }, limit: MESSAGE_PAGE_SIZE };
  const messages = await findMessagesForOperator(db, page);
  if (messages === undefined) refuse('not_found');
  return messages.map((message) => operatorMessageOnWire(id, message));
}
