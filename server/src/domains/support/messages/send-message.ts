import type { BodyOf } from '@sesame/contract/shared/route.ts';
import type { Message, sendMessage as sendMessageRoute } from '@sesame/contract/shop/support.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockOwnTicket } from '../tickets.store.ts';
import { addMessage } from './add-message.ts';
import { serializeMessage } from './serialize-message.ts';

/** Adds a message to the caller's own ticket. Idempotent by message id. */
export function sendMessage(
  platform: Pick<Platform, 'db' | 'clock' | 'ids'>,
  userId: string,
  { id, content, ticket: ticketId, attachments }: BodyOf<typeof sendMessageRoute>,
): Promise<Message> {
  return inTransaction(platform.db, async (tx) => {
    const ticket = await lockOwnTicket(tx, userId, ticketId);
    if (ticket === undefined) refuse('not_found');
    const { message } = await addMessage(
      tx,
      platform,
      { ticket, closed: 'ticket_closed' },
      { id, content, attachments, author: { sender: 'user', userId } },
    );
    return serializeMessage(message);
  });
}
