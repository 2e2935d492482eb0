import type { UserSession } from '@sesame/contract/account.ts';
import type { Session } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { describeDevice } from './device.rules.ts';
import { listSessionsOf } from './sessions.store.ts';

/** Where the user is signed in, this session included. */
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
