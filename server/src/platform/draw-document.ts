import { refuse } from './http/errors.ts';
import { redrawPicture } from './redraw-picture.ts';

/** Enough to read a screenshot of a large screen. */
const SIDE_MAX_PX = 2_560;

export interface DrawnDocument {
  readonly bytes: Buffer;
  readonly type: 'image/webp' | 'application/pdf';
}

/**
 * What is kept of a file that somebody sent for people to read: a picture drawn anew as WebP, a PDF as it is. What it
 * really is stands in its bytes, whatever it is called. Refuses `attachment_type` and `image_unreadable`.
 */
export async function drawDocument(bytes: Buffer): Promise<DrawnDocument> {
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes);
  if (type?.mime === 'application/pdf') return { bytes, type: 'application/pdf' };
  if (type?.mime !== 'image/png' && type?.mime !== 'image/jpeg') refuse('attachment_type');
  const drawn = await redrawPicture(bytes, (picture) =>
    picture
      .resize(SIDE_MAX_PX, SIDE_MAX_PX, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer(),
  );
  return { bytes: drawn, type: 'image/webp' };
}
