import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { deleteSession, endSessions, lockUser } from '../users/index.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

/** Signs a buyer out of one device. */
export function endBuyerSession(
  platform: Needs,
  { id, session }: { readonly id: string; readonly session: string },
  by: DoneBy,
): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    // As when buyers do it themselves: a refresh that is under way cannot slip a new token past.
    await lockUser(tx, id);
    if (!(await deleteSession(tx, id, session))) refuse('not_found');
    const after = { session };
    await recordAct(tx, platform, {
      ...by,
      action: 'users.end_session',
      subject: `user:${id}`,
      after,
    });
  });
}

export function endBuyerSessions(platform: Needs, id: string, by: DoneBy): Promise<void> {
  return inTransaction(platform.db, (tx) => endBuyerSessionsIn(tx, platform, { id }, by));
}

/** The same in a transaction of the caller; its act is the last of what it does. */
export async function endBuyerSessionsIn(
  tx: Executor,
  platform: Pick<Platform, 'clock'>,
  { id, reason }: { readonly id: string; readonly reason?: string },
  by: DoneBy,
): Promise<void> {
  if ((await lockUser(tx, id)) === undefined) refuse('not_found');
  await endSessions(tx, id);
  const subject = `user:${id}`;
  await recordAct(tx, platform, { ...by, action: 'users.end_sessions', subject, reason });
}
