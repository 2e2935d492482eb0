import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import { withCurrent } from '../../platform/http/idempotency/with-current.ts';
import type { Executor, TransactionalPlatform } from '../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../operators/index.ts';
import { forceReset, lockUser, removeSecondFactor, sendConfirmation } from '../users/index.ts';
import { readBuyer } from './read-buyer.ts';

type Decision = { readonly id: string; readonly reason: string };

/** @returns the reset link if the shop sends no mail; it cannot be retrieved again */
export function forcePasswordReset(
  platform: TransactionalPlatform,
  { id, reason }: Decision,
  by: Actor,
): Promise<{ link: string | null }> {
  return inTransaction(platform.db, async (tx) => {
    const user = await lockActiveUser(tx, id);
    const link = await forceReset(tx, platform, user);
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'users.force_reset',
      subject: `user:${id}`,
      before: { password: user.password_hash !== null },
      after: { password: false, link: link === undefined ? 'mailed' : 'shown' },
      reason,
    });
    return { link: link ?? null };
  });
}

export function removeBuyerSecondFactor(
  platform: TransactionalPlatform,
  { id, reason }: Decision,
  by: Actor,
): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    const user = await lockActiveUser(tx, id);
    if (!(await removeSecondFactor(tx, platform, user))) refuse('second_factor_state');
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'users.remove_second_factor',
      subject: `user:${id}`,
      before: { second_factor: true },
      after: { second_factor: false },
      reason,
    });
  });
}

export function resendBuyerConfirmation(
  platform: TransactionalPlatform,
  id: string,
  by: Actor,
): Promise<void> {
  if (!platform.mail.enabled) refuse('unavailable');
  const writing = inTransaction(platform.db, async (tx) => {
    const user = await lockActiveUser(tx, id);
    if (user.email_confirmed_at !== null) refuse('version_conflict');
    await sendConfirmation(tx, platform, user);
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'users.resend_confirmation',
      subject: `user:${id}`,
    });
  });
  return withCurrent(writing, () => readBuyer(platform, id));
}

async function lockActiveUser(tx: Executor, id: string) {
  const user = await lockUser(tx, id);
  if (user === undefined || user.deleted_at !== null) refuse('not_found');
  return user;
}
