import { reencodeImage } from '../../../platform/files/reencode-image.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { UploadedFile } from '../../../platform/http/files/uploads.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findDispute } from '../settlement/disputes/disputes.store.ts';
import { saveDisputeFile } from './save-dispute-file.ts';

/** Readable on paper, and small enough for every gateway. */
const SIDE_MAX_PX = 2_000;

export interface DisputeUpload {
  readonly paymentId: string;
  readonly reference: string;
  readonly operatorId: string;
  readonly upload: UploadedFile;
}

/** Stores an operator's own file for an answer. A picture becomes a JPEG without metadata; a PDF is kept as it is. */
export async function uploadDisputeFile(
  platform: Platform,
  { paymentId, reference, operatorId, upload }: DisputeUpload,
): Promise<{ id: string; name: string; size_bytes: number }> {
  if ((await findDispute(platform.db, paymentId, reference)) === undefined) refuse('not_found');
  const { bytes, type } = await prepare(upload.bytes);
  const stem = stemOf(upload.name);
  const { id, name } = await saveDisputeFile(platform, {
    paymentId,
    operatorId,
    stem,
    type,
    bytes,
  });
  return { id, name, size_bytes: bytes.length };
}

async function prepare(bytes: Buffer) {
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes);
  if (type?.mime === 'application/pdf') return { bytes, type: 'application/pdf' } as const;
  if (type?.mime !== 'image/png' && type?.mime !== 'image/jpeg') refuse('attachment_type');
  const drawn = await reencodeImage(bytes, (picture) =>
    picture
      .resize(SIDE_MAX_PX, SIDE_MAX_PX, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer(),
  );
  return { bytes: drawn, type: 'image/jpeg' } as const;
}

/** PayPal takes Latin letters, digits and dashes only. */
function stemOf(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(/\.[^.]*$/, '').replaceAll(/[^A-Za-z0-9-]+/g, '-');
  return plain.replaceAll(/^-+|-+$/g, '').slice(0, 60) || 'attachment';
}
