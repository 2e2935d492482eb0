import { Refusal } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { insertFile } from './dispute-files.store.ts';

const ENDINGS = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

export interface NewFile {
  readonly paymentId: string;
  readonly operatorId: string;
  /** Without an ending. */
  readonly stem: string;
  readonly type: keyof typeof ENDINGS;
  readonly bytes: Buffer;
}

/** Stores a file for an answer to a dispute: the row first, so that an interrupted upload is removed later. */
export async function saveDisputeFile(
  { clock, db, ids, storage }: Platform,
  { paymentId, operatorId, stem, type, bytes }: NewFile,
): Promise<{ id: string; name: string }> {
  const id = ids.uuid();
  const random = Buffer.from(ids.token(), 'base64url').toString('hex').slice(0, 32);
  // The prefix keeps these files apart from public pictures: the route of those never serves them.
  const file = `dispute-${random}.${ENDINGS[type]}`;
  const name = `${stem}.${ENDINGS[type]}`;
  await insertFile(db, {
    id,
    payment_id: paymentId,
    operator_id: operatorId,
    file,
    name,
    type,
    bytes: bytes.length,
    created_at: clock.now(),
  });
  await storage.put(file, bytes, type).catch((cause: unknown) => {
    throw new Refusal('unavailable', { retryAfterS: 5, cause });
  });
  return { id, name };
}
