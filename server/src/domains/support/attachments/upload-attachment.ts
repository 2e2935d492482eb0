import type { Attachment } from '@sesame/contract/shop/support.ts';
import { reencodeDocument } from '../../../platform/files/reencode-document.ts';
import { Refusal } from '../../../platform/http/errors.ts';
import type { UploadedFile } from '../../../platform/http/files/uploads.ts';
import type { Platform } from '../../../platform/platform.ts';
import { attachmentName } from './attachment-name.ts';
import { countLooseAttachments, insertAttachment } from './attachments.store.ts';

const ENDINGS = { 'image/webp': 'webp', 'application/pdf': 'pdf' } as const;

/** Uploads that a user may have pending: enough for several drafts, too few to use the shop as storage. */
const LOOSE_MAX = 20;
const RETRY_AFTER_S = 60 * 60;

/**
 * Stores a file for a message that is about to be sent. The row is inserted before the file is written: after a crash
 * between the two, `removeLooseAttachments` finds the row.
 */
export async function uploadAttachment(
  { clock, db, ids, storage }: Platform,
  sender: { readonly userId: string } | { readonly operatorId: string },
  given: UploadedFile,
): Promise<Omit<Attachment, 'url'>> {
  if ('userId' in sender && (await countLooseAttachments(db, sender.userId)) >= LOOSE_MAX) {
    throw new Refusal('too_many_requests', { retryAfterS: RETRY_AFTER_S });
  }
  const { bytes, type } = await reencodeDocument(given.bytes);
  const name = attachmentName(given.name, type);
  const id = ids.uuid();
  const random = Buffer.from(ids.token(), 'base64url').toString('hex').slice(0, 32);
  // The prefix keeps these files apart from public pictures: the route of those never serves them.
  const file = `ticket-${random}.${ENDINGS[type]}`;
  await insertAttachment(db, {
    id,
    user_id: 'userId' in sender ? sender.userId : null,
    operator_id: 'operatorId' in sender ? sender.operatorId : null,
    file,
    name,
    type,
    size_bytes: bytes.length,
    created_at: clock.now(),
  });
  await storage.put(file, bytes, type).catch((cause: unknown) => {
    throw new Refusal('unavailable', { retryAfterS: 5, cause });
  });
  return { id, name, type, size_bytes: bytes.length };
}
