import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../operators/index.ts';
import { deleteSession, endSessions, lockUser } from '../users/index.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

/** Ends one session of a buyer. */
export function endBuyerSession(
  platform: Needs,
  { id, session }: { readonly id: string; readonly session: string },
  by: Actor,
): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    // As in the buyer's own sign-out: a concurrent refresh cannot insert a new token.
    await lockUser(tx, id);
    if (!(await deleteSession(tx, id, session))) refuse('not_found');
    const after = { session };
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'users.end_session',
      subject: `user:${id}`,
      after,
    });
  });
}

export function endBuyerSessions(platform: Needs, id: string, by: Actor): Promise<void> {
  return inTransaction(platform.db, (tx) => endBuyerSessionsIn(tx, platform, { id }, by));
}

/**
 * The same within the caller's transaction. Must come last in it, because recording the audit event serializes writes.
 */
export async function endBuyerSessionsIn(
  tx: Executor,
  platform: Pick<Platform, 'clock'>,
  { id, reason }: { readonly id: string; readonly reason?: string },
  by: Actor,
): Promise<void> {
  if ((await lockUser(tx, id)) === undefined) refuse('not_found');
  await endSessions(tx, id);
  const subject = `user:${id}`;
  await recordAuditEvent(tx, platform, { ...by, action: 'users.end_sessions', subject, reason });
}
