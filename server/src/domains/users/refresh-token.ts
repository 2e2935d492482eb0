import { sha256 } from '../../platform/crypto.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Device, openSession } from './open-session.ts';
import { findSessionUser, shortenSession } from './sessions.store.ts';

/** Two tabs may both hold the old token: it lives this much longer, so neither is logged out by the other. */
const OVERLAP_MS = 60_000;

/** Exchanges a living token for a fresh one. @returns the new access token */
export async function refreshToken(
  platform: Pick<Platform, 'db' | 'pool' | 'clock' | 'ids'>,
  token: string,
  device: Device,
): Promise<string> {
  const tokenHash = sha256(token);
  const now = platform.clock.now();
  const userId = await findSessionUser(platform.pool, tokenHash, now);
  if (userId === undefined) refuse('unauthorized');
  return inTransaction(platform.db, async (tx) => {
    await shortenSession(tx, tokenHash, new Date(now.getTime() + OVERLAP_MS));
    return openSession(platform, tx, userId, device);
  });
}
