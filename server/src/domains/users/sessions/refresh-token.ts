import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sha256 } from '../../../platform/secrets/crypto.ts';
import { signInWithIdToken } from '../google/sign-in-with-id-token.ts';
import { lockUserForShare } from '../users.store.ts';
import { createSession, type Device } from './create-session.ts';
import { findSession, isActiveSession, shortenSession } from './sessions.store.ts';

/** The old token stays valid for this long, so that two tabs that hold it do not log each other out. */
const OVERLAP_MS = 60_000;

/**
 * Exchanges a valid token, within the lifetime of its session, for a new one. Also accepts a Google id_token of a
 * linked account.
 * @returns the new access token
 */
export async function refreshToken(
  platform: Platform,
  token: string,
  device: Device,
): Promise<string> {
  // Our tokens contain no dots; a JWT has three parts joined by dots.
  if (token.includes('.')) return signInWithIdToken(platform, token, device);
  const tokenHash = sha256(token);
  const now = platform.clock.now();
  const session = await findSession(platform.pool, tokenHash, now);
  if (session === undefined) refuse('unauthorized');
  if (session.impersonation_id !== null) refuse('read_only_session');
  // Also ends sessions that started before the setting was shortened.
  if (now.getTime() - session.signed_in_at.getTime() >= platform.config.sessionLifeMs) {
    refuse('unauthorized');
  }
  return inTransaction(platform.db, async (tx) => {
    // A concurrent sign-out either waits for the new token and deletes it too, or has already deleted the old one.
    await lockUserForShare(tx, session.user_id);
    if (!(await isActiveSession(tx, tokenHash, now))) refuse('unauthorized');
    await shortenSession(tx, tokenHash, new Date(now.getTime() + OVERLAP_MS));
    return createSession(platform, tx, session.user_id, device, session);
  });
}
