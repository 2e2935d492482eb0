import { OPERATOR_CONFIRMED_S, OPERATOR_IDLE_S } from '@sesame/contract/shared/limits.ts';
import type { AuthenticateOperator } from '../../../platform/http/create-server.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  deleteDeadOperatorSessions,
  findOperatorSession,
  touchOperatorSession,
} from '../operators.store.ts';

/** Precision of "last seen"; updating it more often would turn every call into a write. */
const SEEN_EVERY_MS = 60_000;

/**
 * The session guard of all operator routes: requires a session used within half an hour, of an operator who is not
 * disabled.
 */
export function authenticateOperatorsWith(
  platform: Pick<Platform, 'pool' | 'clock'>,
): AuthenticateOperator {
  return async (tokenHash) => {
    const now = platform.clock.now();
    const session = await findOperatorSession(platform.pool, tokenHash, {
      now,
      idleSince: idleSince(now),
    });
    if (session === undefined) return undefined;
    const { id, name, role, ends_at: endsAt, last_seen_at: seenAt, confirmed_at: at } = session;
    if (now.getTime() - seenAt.getTime() >= SEEN_EVERY_MS) {
      await touchOperatorSession(platform.pool, tokenHash, now);
    }
    const isConfirmed = at !== null && now.getTime() - at.getTime() < OPERATOR_CONFIRMED_S * 1_000;
    return { id, name, role, endsAt, isConfirmed, tokenHash };
  };
}

export async function deleteExpiredOperatorSessions(
  platform: Pick<Platform, 'db' | 'clock'>,
): Promise<void> {
  const now = platform.clock.now();
  await deleteDeadOperatorSessions(platform.db, { now, idleSince: idleSince(now) });
}

/** Sessions last seen before this time have expired. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - OPERATOR_IDLE_S * 1_000);
}
