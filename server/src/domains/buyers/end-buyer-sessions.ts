import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
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
  return inTransaction(platform.db, async (tx) => {
    if ((await lockUser(tx, id)) === undefined) refuse('not_found');
    await endSessions(tx, id);
    await recordAct(tx, platform, { ...by, action: 'users.end_sessions', subject: `user:${id}` });
  });
}
