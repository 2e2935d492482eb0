import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import { withCurrent } from '../../platform/http/idempotency/with-current.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../operators/index.ts';
import { endSessions, lockUser, setBlocked } from '../users/index.ts';
import { readBuyer } from './read-buyer.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;
type Decision = { readonly id: string; readonly reason: string };

/** Blocks a buyer: ends all sessions and prevents new ones. Purchases and balance are kept. */
export function blockBuyer(platform: Needs, decision: Decision, by: Actor): Promise<void> {
  return withCurrent(
    inTransaction(platform.db, (tx) => blockBuyerIn(tx, platform, decision, by)),
    () => readBuyer(platform, decision.id),
  );
}

/**
 * The same within the caller's transaction. Must come last in it, because recording the audit event serializes writes.
 */
export async function blockBuyerIn(
  tx: Executor,
  platform: Pick<Platform, 'clock'>,
  { id, reason }: Decision,
  by: Actor,
): Promise<void> {
  const user = await lockUser(tx, id);
  if (user === undefined || user.deleted_at !== null) refuse('not_found');
  if (user.blocked_at !== null) refuse('version_conflict');
  await setBlocked(tx, id, { at: platform.clock.now(), reason });
  await endSessions(tx, id);
  await recordAuditEvent(tx, platform, {
    ...by,
    action: 'users.block',
    subject: `user:${id}`,
    before: { blocked: false },
    after: { blocked: true },
    reason,
  });
}

/** Removes a block, identified by the time of the block that the operator saw. */
export function unblockBuyer(
  platform: Needs,
  { id, expected_block: seen, reason }: Decision & { readonly expected_block: string },
  by: Actor,
): Promise<void> {
  const writing = inTransaction(platform.db, async (tx) => {
    const user = await lockUser(tx, id);
    if (user === undefined || user.deleted_at !== null) refuse('not_found');
    if (user.blocked_at?.getTime() !== Date.parse(seen)) refuse('version_conflict');
    await setBlocked(tx, id, undefined);
    await recordAuditEvent(tx, platform, {
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
