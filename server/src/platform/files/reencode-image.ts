import { availableParallelism } from 'node:os';
import type { Sharp } from 'sharp';
import { refuse } from '../http/errors.ts';
import { createSemaphore } from '../semaphore.ts';

const PIXELS_MAX = 25_000_000;
const TIMEOUT_S = 10;

/** Decoding keeps a core busy: one picture per core at a time, and a short queue. */
const withSemaphore = createSemaphore(availableParallelism(), 8);

/**
 * Decodes an uploaded picture and re-encodes it, so that none of the original bytes is kept, neither hidden content nor
 * metadata such as the location. Refuses with `image_type` when the content is neither PNG nor JPEG, and with
 * `image_unreadable` when it cannot be decoded or is too large.
 * @param draw makes the bytes to store; the picture is already rotated upright
 */
export async function reencodeImage(
  bytes: Buffer,
  draw: (picture: Sharp) => Promise<Buffer>,
): Promise<Buffer> {
  // These imports take half of the start time of the process, so only uploads load them.
  const [{ fileTypeFromBuffer }, { default: sharp }] = await Promise.all([
    import('file-type'),
    import('sharp'),
  ]);
  const type = await fileTypeFromBuffer(bytes);
  if (type?.mime !== 'image/png' && type?.mime !== 'image/jpeg') refuse('image_type');
  sharp.cache(false);
  sharp.concurrency(1);
  return withSemaphore(async () => {
    const picture = sharp(bytes, {
      limitInputPixels: PIXELS_MAX,
      failOn: 'error',
      sequentialRead: true,
    });
    try {
      // The dimensions are in the first bytes, so a decompression bomb is refused before anything is decoded.
      const { width, height } = await picture.metadata();
      if (width * height > PIXELS_MAX) refuse('image_unreadable');
      return await draw(picture.autoOrient().timeout({ seconds: TIMEOUT_S }));
    } catch {
      // Any decoder error is caused by the uploaded bytes, so it is bad input and not our own failure.
      refuse('image_unreadable');
    }
  });
}
