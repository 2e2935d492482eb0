import { sha256 } from '../../platform/crypto.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { enterByIdToken } from './google/enter-by-id-token.ts';
import { type Device, openSession } from './open-session.ts';
import { findSession, isLiving, shortenSession } from './sessions.store.ts';
import { holdUser } from './users.store.ts';

/** Two tabs may both hold the old token: it lives this much longer, so neither is logged out by the other. */
const OVERLAP_MS = 60_000;

/**
 * Exchanges a living token of a session whose life is not over, or an id_token of Google for an account it is linked to, for a fresh one.
 * @returns the new access token
 */
export async function refreshToken(
  platform: Pick<
    Platform,
    'db' | 'pool' | 'clock' | 'ids' | 'config' | 'mail' | 'outbound' | 'publicUrl'
  >,
  token: string,
  device: Device,
): Promise<string> {
  // Ours have no dots; a signed token is three parts joined by them.
  if (token.includes('.')) return enterByIdToken(platform, token, device);
  const tokenHash = sha256(token);
  const now = platform.clock.now();
  const session = await findSession(platform.pool, tokenHash, now);
  if (session === undefined) refuse('unauthorized');
  if (session.viewing_id !== null) refuse('view_only');
  // Also of sessions that began before their life was shortened by the setting.
  if (now.getTime() - session.signed_in_at.getTime() >= platform.config.sessionLifeMs) {
    refuse('unauthorized');
  }
  return inTransaction(platform.db, async (tx) => {
    // Whoever is ending this session either waits for the new token and ends it too, or has ended the old one.
    await holdUser(tx, session.user_id);
    if (!(await isLiving(tx, tokenHash, now))) refuse('unauthorized');
    await shortenSession(tx, tokenHash, new Date(now.getTime() + OVERLAP_MS));
    return openSession(platform, tx, session.user_id, device, session);
  });
}
