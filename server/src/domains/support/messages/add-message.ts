import { refuse } from '../../../platform/http/errors.ts';
import { recordOperatorEvent } from '../../../platform/operator-events/record-operator-event.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { claimAttachments } from '../attachments/attachments.store.ts';
import { acceptsMessages, excerptOf, stateAfterMessage } from '../tickets.rules.ts';
import { type TicketRow, updateLastMessage } from '../tickets.store.ts';
import { findMessage, insertMessage, type MessageRow } from './messages.store.ts';

export interface NewMessage {
  /** Chosen by the client, so that a retry is recognized. */
  readonly id: string | undefined;
  readonly content: string;
  readonly attachments?: readonly string[] | undefined;
  readonly author:
    | { readonly sender: 'user'; readonly userId: string }
    | { readonly sender: 'admin' | 'note'; readonly operatorId: string };
}

export interface AddedMessage {
  readonly message: MessageRow;
  /** False for a retry: the message existed already, and nothing was changed. */
  readonly isNew: boolean;
}

/**
 * Adds a message to a locked ticket. A public message changes the ticket's state; a note does not.
 * @param closed the refusal when the ticket takes no messages any longer
 */
export async function addMessage(
  tx: Executor,
  { clock, ids }: Pick<Platform, 'clock' | 'ids'>,
  {
    ticket,
    closed,
  }: {
    ticket: TicketRow;
    closed: 'ticket_closed' | 'ticket_state_changed' | 'ticket_not_mergeable';
  },
  { id: given, content, attachments = [], author }: NewMessage,
): Promise<AddedMessage> {
  const { sender } = author;
  const operatorId = author.sender === 'user' ? null : author.operatorId;
  const before = given === undefined ? undefined : await findMessage(tx, ticket.id, given);
  if (before !== undefined) {
    // The id belongs to a message of another author, so this is not a retry.
    if (before.sender !== sender || before.operator_id !== operatorId) refuse('bad_request');
    return { message: before, isNew: false };
  }
  const now = clock.now();
  if (sender !== 'note' && !acceptsMessages(ticket, now)) refuse(closed);
  const id = given ?? ids.uuid();
  const seq = await insertMessage(tx, {
    ticket_id: ticket.id,
    id,
    sender,
    operator_id: operatorId,
    content,
    created_at: now,
  });
  if (!(await claimAttachments(tx, { ticketId: ticket.id, messageId: id, author, attachments }))) {
    refuse('attachment_unknown');
  }
  if (sender !== 'note') {
    const state = stateAfterMessage(ticket.state, sender);
    const excerpt = excerptOf(content);
    await updateLastMessage(tx, ticket.id, { state, seq, sender, excerpt, at: now });
    // Further messages of a buyer who already waits are not announced.
    if (sender === 'user' && (ticket.last_seq === 0 || state !== ticket.state)) {
      await recordOperatorEvent(tx, {
        kind: 'ticket_waiting',
        subject: `ticket:${ticket.id}`,
        detail: { number: String(ticket.number) },
        at: now,
      });
    }
  }
  const message = await findMessage(tx, ticket.id, id);
  if (message === undefined) throw new Error('inserted message not found');
  return { message, isNew: true };
}
