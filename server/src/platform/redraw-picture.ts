import { availableParallelism } from 'node:os';
import type { Sharp } from 'sharp';
import { refuse } from './http/errors.ts';
import { createTurns } from './turns.ts';

const PIXELS_MAX = 25_000_000;
const PATIENCE_S = 10;

/** Decoding keeps a core busy: as many at once as there are cores, and a short queue. */
const inTurn = createTurns(availableParallelism(), 8);

/**
 * Decodes a picture that somebody sent and draws it anew: nothing of the bytes is kept, neither what hides behind the
 * picture nor where it was taken. Refuses `image_type` for anything but PNG and JPEG, whatever it calls itself, and
 * `image_unreadable` for what does not decode or is too large to.
 * @param draw makes the bytes to keep; the picture is upright already
 */
export async function redrawPicture(
  bytes: Buffer,
  draw: (picture: Sharp) => Promise<Buffer>,
): Promise<Buffer> {
  // Half the start of the process; only those who upload wait for it.
  const [{ fileTypeFromBuffer }, { default: sharp }] = await Promise.all([
    import('file-type'),
    import('sharp'),
  ]);
  const type = await fileTypeFromBuffer(bytes);
  if (type?.mime !== 'image/png' && type?.mime !== 'image/jpeg') refuse('image_type');
  sharp.cache(false);
  sharp.concurrency(1);
  return inTurn(async () => {
    const picture = sharp(bytes, {
      limitInputPixels: PIXELS_MAX,
      failOn: 'error',
      sequentialRead: true,
    });
    try {
      // The size stands in the first bytes: a flood of pixels is refused before any of them is drawn.
      const { width, height } = await picture.metadata();
      if (width * height > PIXELS_MAX) refuse('image_unreadable');
      return await draw(picture.autoOrient().timeout({ seconds: PATIENCE_S }));
    } catch {
      // Whatever a decoder says about bytes that a stranger made up is the stranger's fault.
      refuse('image_unreadable');
    }
  });
}
