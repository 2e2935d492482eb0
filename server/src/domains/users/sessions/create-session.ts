import { TOKEN_LIFETIME_S } from '@sesame/contract/shared/limits.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { sha256 } from '../../../platform/secrets/crypto.ts';
import { insertSession, USER_AGENT_MAX } from './sessions.store.ts';

/** The origin of a sign-in, as shown in the owner's list of sessions. */
export type Device = {
  userAgent: string;
  ipPrefix: string;
  /** The device cookie, trusted after a sign-in; absent where the answer cannot set a cookie. */
  cookie?: string;
};

/**
 * Creates a session token and stores only its hash. The token expires with its session at the latest. A token sent by
 * the client is never adopted.
 * @param replaced the session whose token is replaced; it stays the same session for its owner
 */
export async function createSession(
  platform: Pick<Platform, 'clock' | 'config' | 'ids'>,
  db: Executor,
  userId: string,
  device: Device,
  replaced?: { readonly id: string; readonly signed_in_at: Date },
): Promise<string> {
  const token = platform.ids.token();
  const now = platform.clock.now();
  const signedInAt = replaced?.signed_in_at ?? now;
  await insertSession(db, {
    token_hash: sha256(token),
    user_id: userId,
    created_at: now,
    expires_at: new Date(
      Math.min(
        now.getTime() + TOKEN_LIFETIME_S * 1_000,
        signedInAt.getTime() + platform.config.sessionLifeMs,
      ),
    ),
    user_agent: device.userAgent.slice(0, USER_AGENT_MAX),
    ip_prefix: device.ipPrefix,
    id: replaced?.id ?? platform.ids.uuid(),
    signed_in_at: signedInAt,
    last_seen_at: now,
  });
  return token;
}
