import { sha256 } from '../../platform/crypto.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { enterByIdToken } from './google/enter-by-id-token.ts';
import { type Device, openSession } from './open-session.ts';
import { findSessionUser, shortenSession } from './sessions.store.ts';

/** Two tabs may both hold the old token: it lives this much longer, so neither is logged out by the other. */
const OVERLAP_MS = 60_000;

/**
 * Exchanges a living token, or an id_token of Google for an account it is linked to, for a fresh one.
 * @returns the new access token
 */
export async function refreshToken(
  platform: Pick<
    Platform,
    'db' | 'pool' | 'clock' | 'ids' | 'config' | 'mail' | 'outbound' | 'log' | 'publicUrl'
  >,
  token: string,
  device: Device,
): Promise<string> {
  // Ours have no dots; a signed token is three parts joined by them.
  if (token.includes('.')) return enterByIdToken(platform, token, device);
  const tokenHash = sha256(token);
  const now = platform.clock.now();
  const userId = await findSessionUser(platform.pool, tokenHash, now);
  if (userId === undefined) refuse('unauthorized');
  return inTransaction(platform.db, async (tx) => {
    await shortenSession(tx, tokenHash, new Date(now.getTime() + OVERLAP_MS));
    return openSession(platform, tx, userId, device);
  });
}
