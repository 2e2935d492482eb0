import type {
  ConsoleMessage,
  openTicket as openTicketRoute,
} from '@sesame/contract/console/tickets.ts';
import { MESSAGE_PAGE_SIZE } from '@sesame/contract/shared/limits.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../operators/index.ts';
import { findConsoleMessages } from './messages/messages.store.ts';
import { serializeConsoleMessage } from './messages/serialize-message.ts';
import { findQueuedTicket } from './queue/queue.store.ts';
import { serializeQueuedTicket } from './serialize-ticket.ts';

/** Any ticket with its latest messages, for an operator. Records an audit event. */
export function openTicket(
  platform: Pick<Platform, 'db' | 'clock'>,
  { id, before }: { readonly id: string; readonly before: string | undefined },
  by: Actor,
): Promise<AnswerOf<typeof openTicketRoute>> {
  return inTransaction(platform.db, async (tx) => {
    const ticket = await findQueuedTicket(tx, id);
    if (ticket === undefined) refuse('not_found');
    const page = { ticketId: id, page: { before }, limit: MESSAGE_PAGE_SIZE };
    const messages = await findConsoleMessages(tx, page);
    if (messages === undefined) refuse('not_found');
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'tickets.read',
      subject: `ticket:${id}`,
    });
    return {
      ticket: serializeQueuedTicket(ticket),
      messages: messages.map((message) => serializeConsoleMessage(id, message)),
    };
  });
}

/**
 * Messages after one that the operator knows. Records no audit event: message ids cannot be guessed, so the operator
 * has opened the ticket before.
 */
export async function followTicket(
  { db }: Pick<Platform, 'db'>,
  { id, after }: { readonly id: string; readonly after: string },
): Promise<ConsoleMessage[]> {
  const page = { ticketId: id, page: { after }, limit: MESSAGE_PAGE_SIZE };
  const messages = await findConsoleMessages(db, page);
  if (messages === undefined) refuse('not_found');
  return messages.map((message) => serializeConsoleMessage(id, message));
}
