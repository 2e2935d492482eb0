import { OPERATOR_CONFIRMED_S, OPERATOR_IDLE_S } from '@sesame/contract/shared/limits.ts';
import { readsOf } from '../../../platform/db/replica/reads.ts';
import type { AuthenticateOperator, NoteChange } from '../../../platform/http/create-server.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  deleteDeadOperatorSessions,
  findOperatorSession,
  noteSessionChange,
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
    const lastChange = session.last_change ?? undefined;
    if (now.getTime() - seenAt.getTime() >= SEEN_EVERY_MS) {
      await touchOperatorSession(platform.pool, tokenHash, now);
    }
    const isConfirmed = at !== null && now.getTime() - at.getTime() < OPERATOR_CONFIRMED_S * 1_000;
    return { id, name, role, endsAt, isConfirmed, tokenHash, lastChange };
  };
}

/**
 * After a change of an operator: every process sends their reads to the primary until its replica has the change. Nothing
 * where there is no replica.
 */
export function noteChangesWith({
  db,
  pool,
  log,
}: Pick<Platform, 'db' | 'pool' | 'log'>): NoteChange {
  return async ({ tokenHash }) => {
    try {
      const position = await readsOf(db)?.position();
      if (position !== undefined) await noteSessionChange(pool, tokenHash, position);
    } catch (error) {
      // The change is done: an operator who may miss it in lists for some seconds is better than an error.
      log.warn(
        { err: error },
        'a change was not noted: reads of this session may be older than it',
      );
    }
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
