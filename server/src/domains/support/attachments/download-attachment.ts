import { FileAnswer } from '../../../platform/http/answers.ts';
import { Refusal, refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type AttachmentRow,
  findAttachmentOfTicket,
  findOwnAttachment,
} from './attachments.store.ts';

type Needs = Pick<Platform, 'db' | 'storage'>;

/** The file of an attachment in the caller's ticket, or of an upload that was not sent yet. Refuses `not_found`. */
export async function downloadAttachment(
  platform: Needs,
  userId: string,
  id: string,
): Promise<FileAnswer> {
  return fileOf(platform, await findOwnAttachment(platform.db, userId, id));
}

/** The file of an attachment in any ticket, for an operator. Refuses `not_found`. */
export async function openAttachment(
  platform: Needs,
  { id: ticketId, attachment }: { readonly id: string; readonly attachment: string },
): Promise<FileAnswer> {
  return fileOf(platform, await findAttachmentOfTicket(platform.db, ticketId, attachment));
}

async function fileOf({ storage }: Needs, row: AttachmentRow | undefined): Promise<FileAnswer> {
  if (row === undefined) refuse('not_found');
  const bytes = await storage.get(row.file).catch((cause: unknown) => {
    throw new Refusal('unavailable', { retryAfterS: 5, cause });
  });
  if (bytes === undefined) refuse('not_found');
  return new FileAnswer({ body: bytes, type: row.type, name: row.name });
}
