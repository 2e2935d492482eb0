import { type ConsoleMessage, openAttachment } from '@sesame/contract/console/tickets.ts';
import { downloadAttachment, type Message } from '@sesame/contract/shop/support.ts';
import type { MessageRow } from './messages.store.ts';

/** A message as shown to the owner of the ticket. */
export function serializeMessage(row: MessageRow): Message {
  // Queries for buyers exclude notes. This is a second line of defense.
  if (row.sender === 'note') throw new Error('a note must not be shown to a buyer');
  return {
    ...shared(row),
    senderType: row.sender,
    attachments: row.attachments.map((attachment) => ({
      ...attachment,
      url: attachmentUrl(attachment.id),
    })),
  };
}

/** A message or note as shown to operators. */
export function serializeConsoleMessage(ticketId: string, row: MessageRow): ConsoleMessage {
  return {
    ...shared(row),
    senderType: row.sender,
    attachments: row.attachments.map((attachment) => ({
      ...attachment,
      url: openAttachment.path.replace(':id', ticketId).replace(':attachment', attachment.id),
    })),
  };
}

/** The download address for the sender and for the owner of the ticket. */
export function attachmentUrl(id: string): string {
  return downloadAttachment.path.replace(':id', id);
}

function shared(row: MessageRow) {
  return {
    id: row.id,
    username: row.username,
    content: row.content,
    created_at: row.created_at.toISOString(),
    ...(row.merged_from !== null && { merged_from: row.merged_from }),
  };
}
