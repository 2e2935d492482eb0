import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import { withCurrent } from '../../platform/http/with-current.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { endSessions, lockUser, setBlocked } from '../users/index.ts';
import { readBuyer } from './read-buyer.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;
type Decision = { readonly id: string; readonly reason: string };

/** From the commit on no session of theirs lives and none is opened; what they own stays theirs. */
export function blockBuyer(platform: Needs, decision: Decision, by: DoneBy): Promise<void> {
  return withCurrent(
    inTransaction(platform.db, (tx) => blockBuyerIn(tx, platform, decision, by)),
    () => readBuyer(platform, decision.id),
  );
}

/** The same in a transaction of the caller; its act is the last of what it does. */
export async function blockBuyerIn(
  tx: Executor,
  platform: Pick<Platform, 'clock'>,
  { id, reason }: Decision,
  by: DoneBy,
): Promise<void> {
  const user = await lockUser(tx, id);
  if (user === undefined || user.deleted_at !== null) refuse('not_found');
  if (user.blocked_at !== null) refuse('changed_meanwhile');
  await setBlocked(tx, id, { at: platform.clock.now(), reason });
  await endSessions(tx, id);
  await recordAct(tx, platform, {
    ...by,
    action: 'users.block',
    subject: `user:${id}`,
    before: { blocked: false },
    after: { blocked: true },
    reason,
  });
}

/** Lifts the block that the operator was looking at. */
export function unblockBuyer(
  platform: Needs,
  { id, seen_block: seen, reason }: Decision & { readonly seen_block: string },
  by: DoneBy,
): Promise<void> {
  const writing = inTransaction(platform.db, async (tx) => {
    const user = await lockUser(tx, id);
    if (user === undefined || user.deleted_at !== null) refuse('not_found');
    if (user.blocked_at?.getTime() !== Date.parse(seen)) refuse('changed_meanwhile');
    await setBlocked(tx, id, undefined);
    await recordAct(tx, platform, {
      ...by,
      action: 'users.unblock',
      subject: `user:${id}`,
      before: { blocked: true, reason: user.blocked_reason },
      after: { blocked: false },
      reason,
    });
  });
  return withCurrent(writing, () => readBuyer(platform, id));
}
