import { type OperatorMessage, openAttachment } from '@sesame/contract/operator-support.ts';
import { downloadAttachment, type Message } from '@sesame/contract/support.ts';
import type { MessageRow } from './messages.store.ts';

/** A message as the owner of the ticket sees it. */
export function messageOnWire(row: MessageRow): Message {
  // Statements for buyers leave notes out; one that slipped through would end here.
  if (row.sender === 'note') throw new Error('a note was about to be shown to a buyer');
  return {
    ...shared(row),
    senderType: row.sender,
    attachments: row.attachments.map((attachment) => ({
      ...attachment,
      url: attachmentUrl(attachment.id),
    })),
  };
}

/** A message or a note as operators see it. */
export function operatorMessageOnWire(ticketId: string, row: MessageRow): OperatorMessage {
  return {
    ...shared(row),
    senderType: row.sender,
    attachments: row.attachments.map((attachment) => ({
      ...attachment,
      url: openAttachment.path.replace(':id', ticketId).replace(':attachment', attachment.id),
    })),
  };
}

/** Where its sender and the owner of its ticket get an attachment. */
export function attachmentUrl(id: string): string {
  return downloadAttachment.path.replace(':id', id);
}

function shared(row: MessageRow) {
  return {
    id: row.id,
    username: row.username,
    content: row.content,
    created_at: row.created_at.toISOString(),
  };
}
