import type { AuditAction } from '@sesame/contract/console/audit-log.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { reencodeImage } from '../../../platform/files/reencode-image.ts';
import { Refusal } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';

/** Tiles are at most 64 pixels wide; three times that for dense screens. */
const SIDE_PX = 192;

/**
 * Stores a re-encoded tile. It is not shown until a product or service is saved with it.
 * @returns its path
 */
export async function uploadPicture(
  platform: Platform,
  bytes: Buffer,
  { of, ...event }: Actor & { readonly action: AuditAction; readonly of: 'product' | 'service' },
): Promise<string> {
  const { ids, storage } = platform;
  const picture = await reencodeImage(bytes, (drawn) =>
    drawn.resize(SIDE_PX, SIDE_PX, { fit: 'cover' }).webp({ quality: 86 }).toBuffer(),
  );
  const name = `${Buffer.from(ids.token(), 'base64url').toString('hex').slice(0, 32)}.webp`;
  const path = `/media/${name}`;
  await inTransaction(platform.db, (tx) =>
    recordAuditEvent(tx, platform, {
      ...event,
      subject: `${of}_picture:${path}`,
    }),
  );
  await storage.put(name, picture, 'image/webp').catch((cause: unknown) => {
    throw new Refusal('unavailable', { retryAfterS: 5, cause });
  });
  return path;
}
