import type { UserSession } from '@sesame/contract/shop/account.ts';
import type { Session } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { describeDevice } from '../sign-in/device.rules.ts';
import { listSessionsOf } from './sessions.store.ts';

/** All sessions of the user, including the current one. */
export async function listSessions(
  platform: Pick<Platform, 'db' | 'clock'>,
  { userId, tokenHash }: Session,
): Promise<UserSession[]> {
  const sessions = await listSessionsOf(platform.db, {
    userId,
    tokenHash,
    now: platform.clock.now(),
  });
  return sessions.map((session) => ({
    id: session.id,
    device: describeDevice(session.user_agent) ?? null,
    place: session.ip_prefix,
    signed_in_at: session.signed_in_at.toISOString(),
    last_seen_at: session.last_seen_at.toISOString(),
    current: session.current,
  }));
}
