import type {
  ConsoleMessage,
  noteOnTicket as noteOnTicketRoute,
  replyToTicket as replyToTicketRoute,
} from '@sesame/contract/console/tickets.ts';
import type { BodyOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Platform, TransactionalPlatform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { type AddedMessage, addMessage } from '../messages/add-message.ts';
import { hasLaterAnswer } from '../messages/messages.store.ts';
import { notifyAnswered } from '../messages/notify-answered.ts';
import { serializeConsoleMessage } from '../messages/serialize-message.ts';
import { stateAfterMessage } from '../tickets.rules.ts';
import { lockTicket, setAssignee, type TicketRow } from '../tickets.store.ts';

/**
 * Answers a ticket and notifies its owner. An unassigned ticket is assigned to the operator. Refuses
 * `ticket_state_changed` when it is closed. The audit event does not contain the text, which is deleted when its owner
 * is erased.
 */
export function replyToTicket(
  platform: TransactionalPlatform,
  ticketId: string,
  answer: BodyOf<typeof replyToTicketRoute>,
  by: Actor,
): Promise<ConsoleMessage> {
  return inTransaction(platform.db, async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    if (ticket === undefined) refuse('not_found');
    const { message, isNew } = await answerTicketIn(tx, platform, ticket, answer, by);
    if (isNew) {
      await recordAuditEvent(tx, platform, {
        ...by,
        action: 'tickets.reply',
        subject: `ticket:${ticketId}`,
        before: { state: ticket.state },
        after: { state: stateAfterMessage(ticket.state, 'admin'), message: message.id },
      });
    }
    return serializeConsoleMessage(ticketId, message);
  });
}

/**
 * Adds an answer to a locked ticket and notifies its owner; the caller records the audit event. Refuses
 * `version_conflict` when another operator has answered after the last message this one had seen.
 */
export async function answerTicketIn(
  tx: Executor,
  platform: Omit<TransactionalPlatform, 'db'>,
  ticket: TicketRow,
  { id, content, attachments, seen }: BodyOf<typeof replyToTicketRoute>,
  { operator }: Pick<Actor, 'operator'>,
): Promise<AddedMessage> {
  const added = await addMessage(
    tx,
    platform,
    { ticket, closed: 'ticket_state_changed' },
    { id, content, attachments, author: { sender: 'admin', operatorId: operator.id } },
  );
  if (!added.isNew) return added;
  if (seen !== undefined) {
    const answer = { ticketId: ticket.id, after: seen, exceptOf: operator.id };
    if (await hasLaterAnswer(tx, answer)) refuse('version_conflict');
  }
  if (ticket.assignee_id === null) await setAssignee(tx, ticket.id, operator.id);
  await notifyAnswered(tx, platform, ticket, added.message.id);
  return added;
}

/** Adds a note that only operators see; closed tickets take notes, too. */
export function noteOnTicket(
  platform: Pick<Platform, 'db' | 'clock' | 'ids'>,
  ticketId: string,
  { id, content }: BodyOf<typeof noteOnTicketRoute>,
  by: Actor,
): Promise<ConsoleMessage> {
  return inTransaction(platform.db, async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    if (ticket === undefined) refuse('not_found');
    const { message, isNew } = await addMessage(
      tx,
      platform,
      { ticket, closed: 'ticket_state_changed' },
      { id, content, author: { sender: 'note', operatorId: by.operator.id } },
    );
    if (isNew) {
      await recordAuditEvent(tx, platform, {
        ...by,
        action: 'tickets.note',
        subject: `ticket:${ticketId}`,
        after: { message: message.id },
      });
    }
    return serializeConsoleMessage(ticketId, message);
  });
}
