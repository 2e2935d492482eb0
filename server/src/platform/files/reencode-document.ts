import { refuse } from '../http/errors.ts';
import { reencodeImage } from './reencode-image.ts';

/** Large enough to read a screenshot of a big screen. */
const SIDE_MAX_PX = 2_560;

export interface ReencodedDocument {
  readonly bytes: Buffer;
  readonly type: 'image/webp' | 'application/pdf';
}

/**
 * Prepares an uploaded document for storage: a picture is re-encoded as WebP, a PDF is kept as it is. The type is
 * detected from the bytes, not from the file name. Refuses with `attachment_type` or `image_unreadable`.
 */
export async function reencodeDocument(bytes: Buffer): Promise<ReencodedDocument> {
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes);
  if (type?.mime === 'application/pdf') return { bytes, type: 'application/pdf' };
  if (type?.mime !== 'image/png' && type?.mime !== 'image/jpeg') refuse('attachment_type');
  const drawn = await reencodeImage(bytes, (picture) =>
    picture
      .resize(SIDE_MAX_PX, SIDE_MAX_PX, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer(),
  );
  return { bytes: drawn, type: 'image/webp' };
}
