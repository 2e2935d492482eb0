import { PASSWORD_MIN } from '@sesame/contract/shared/limits.ts';
import type { BodyOf } from '@sesame/contract/shared/route.ts';
import type { changePassword as changePasswordRoute } from '@sesame/contract/shop/users.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Session } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { notifyPasswordChanged } from '../notify-password-changed.ts';
import { voidToken } from '../registration/one-time-tokens.store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { findUser, lockUser, setPassword } from '../users.store.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword, isPasswordOf } from './passwords.ts';

/** Changes the password, given the current one. Ends all other sessions and voids a pending reset link. */
export async function changePassword(
  platform: TransactionalPlatform,
  { userId, tokenHash }: Session,
  { password_old, password_new }: BodyOf<typeof changePasswordRoute>,
): Promise<void> {
  if (password_new.length < PASSWORD_MIN) refuse('password_new_short');
  if (password_old.length < PASSWORD_MIN) refuse('password_old_short');
  if (await isCommonPassword(platform, password_new)) refuse('password_common');
  const user = await findUser(platform.db, userId);
  if (user?.password_hash === null) refuse('password_not_set');
  if (!(await isPasswordOf(user?.password_hash, password_old))) refuse('password_old_wrong');
  // Hash outside the transaction: hashing is slow and its concurrency is limited.
  const hash = await hashPassword(password_new);
  await inTransaction(platform.db, async (tx) => {
    const current = await lockUser(tx, userId);
    // The password changed while we were hashing, so the one given is no longer current.
    if (current === undefined || current.password_hash !== user?.password_hash) {
      refuse('password_old_wrong');
    }
    await setPassword(tx, userId, hash);
    await voidToken(tx, userId, 'reset_password');
    await voidToken(tx, userId, 'second_factor');
    await endSessions(tx, userId, { except: tokenHash });
    await notifyPasswordChanged(tx, platform, current);
  });
}
