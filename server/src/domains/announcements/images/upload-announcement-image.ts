import { inTransaction } from '../../../platform/db/transaction.ts';
import { reencodeImage } from '../../../platform/files/reencode-image.ts';
import { Refusal, refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { insertAnnouncementImage } from '../console-announcements.store.ts';

/** Limits for a banner: twice its width on a desktop, and 40 KB. */
const WIDTH_PX = 760;
const HEIGHT_PX = 760;
const BYTES_MAX = 40 * 1024;
/** Tried in turn until the picture is small enough; the last ones are for noise, which compresses badly. */
const ENCODINGS = [
  { width: WIDTH_PX, quality: 82 },
  { width: WIDTH_PX, quality: 64 },
  { width: WIDTH_PX, quality: 44 },
  { width: 560, quality: 40 },
  { width: 380, quality: 30 },
  { width: 240, quality: 20 },
] as const;

/**
 * Stores a re-encoded picture for announcements. The row is inserted before the file is written: after a crash between
 * the two, `removeUnusedImages` finds the row.
 * @returns its path
 */
export async function uploadAnnouncementImage(
  platform: Platform,
  bytes: Buffer,
  by: Actor,
): Promise<string> {
  const { clock, ids, storage } = platform;
  const picture = await drawBanner(bytes);
  const name = `${Buffer.from(ids.token(), 'base64url').toString('hex').slice(0, 32)}.webp`;
  const path = `/media/${name}`;
  await inTransaction(platform.db, async (tx) => {
    await insertAnnouncementImage(tx, { path, created_at: clock.now() });
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'announcements.upload_image',
      subject: `announcement_image:${path}`,
    });
  });
  await storage.put(name, picture, 'image/webp').catch((cause: unknown) => {
    throw new Refusal('unavailable', { retryAfterS: 5, cause });
  });
  return path;
}

function drawBanner(bytes: Buffer): Promise<Buffer> {
  return reencodeImage(bytes, async (picture) => {
    for (const { width, quality } of ENCODINGS) {
      const drawn = await picture
        .clone()
        .resize(width, HEIGHT_PX, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality })
        .toBuffer();
      if (drawn.length <= BYTES_MAX) return drawn;
    }
    return refuse('image_unreadable');
  });
}
