import { inTransaction } from '../../platform/db/transaction.ts';
import { Refusal } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { redrawPicture } from '../../platform/redraw-picture.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';

/** A tile is at most 64 pixels wide on a page; three times that for the sharpest screens. */
const SIDE_PX = 192;

/** Keeps a tile, drawn anew. Nobody shows it until a service is saved with it. @returns its address */
export async function uploadOriginPicture(
  platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'storage'>,
  bytes: Buffer,
  by: DoneBy,
): Promise<string> {
  const { ids, storage } = platform;
  const picture = await redrawPicture(bytes, (drawn) =>
    drawn.resize(SIDE_PX, SIDE_PX, { fit: 'cover' }).webp({ quality: 86 }).toBuffer(),
  );
  const name = `${Buffer.from(ids.token(), 'base64url').toString('hex').slice(0, 32)}.webp`;
  const path = `/media/${name}`;
  await inTransaction(platform.db, (tx) =>
    recordAct(tx, platform, {
      ...by,
      action: 'origins.upload_picture',
      subject: `origin_picture:${path}`,
    }),
  );
  await storage.put(name, picture, 'image/webp').catch((cause: unknown) => {
    throw new Refusal('unavailable', { retryAfterS: 5, cause });
  });
  return path;
}
