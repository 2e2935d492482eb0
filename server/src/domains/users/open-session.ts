import { TOKEN_LIFE_S } from '@sesame/contract/limits.ts';
import { sha256 } from '../../platform/crypto.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { insertSession } from './sessions.store.ts';

/** Where a sign-in came from, as its owner will see it in the list of sessions. */
export type Device = {
  userAgent: string;
  ipPrefix: string;
  /** The value of its cookie, which a sign-in makes trusted; none where no answer can set one. */
  cookie?: string;
};

/**
 * Makes a new token, which ends with its session at the latest, and stores only its hash. A token that the client brought is never adopted.
 * @param replaced the session whose token this one replaces: to its owner it stays the same session
 */
export async function openSession(
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
        now.getTime() + TOKEN_LIFE_S * 1_000,
        signedInAt.getTime() + platform.config.sessionLifeMs,
      ),
    ),
    user_agent: device.userAgent.slice(0, 300),
    ip_prefix: device.ipPrefix,
    id: replaced?.id ?? platform.ids.uuid(),
    signed_in_at: signedInAt,
    last_seen_at: now,
  });
  return token;
}
