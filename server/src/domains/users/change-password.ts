import { PASSWORD_MIN } from '@sesame/contract/limits.ts';
import type { BodyOf } from '@sesame/contract/route.ts';
import type { changePassword as changePasswordRoute } from '@sesame/contract/users.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Session } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { isCommonPassword } from './common-passwords.ts';
import { endSessions } from './end-sessions.ts';
import { voidToken } from './one-time-tokens.store.ts';
import { hashPassword, isPasswordOf } from './passwords.ts';
import { tellPasswordChanged } from './tell-password-changed.ts';
import { findUser, lockUser, setPassword } from './users.store.ts';

/** Sets a new password by the old one. Every other session ends before the answer, and a mailed reset link is void. */
export async function changePassword(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'ids' | 'mail' | 'publicUrl'>,
  { userId, tokenHash }: Session,
  { password_old, password_new }: BodyOf<typeof changePasswordRoute>,
): Promise<void> {
  if (password_new.length < PASSWORD_MIN) refuse('password_new_short');
  if (password_old.length < PASSWORD_MIN) refuse('password_old_short');
  if (await isCommonPassword(password_new)) refuse('password_common');
  const user = await findUser(platform.db, userId);
  if (user?.password_hash === null) refuse('password_not_set');
  if (!(await isPasswordOf(user?.password_hash, password_old))) refuse('password_old_wrong');
  // Slow, and bounded in how many run at once: not while a transaction is open.
  const hash = await hashPassword(password_new);
  await inTransaction(platform.db, async (tx) => {
    const current = await lockUser(tx, userId);
    // Somebody else changed it while we were hashing: the password given is not the old one any more.
    if (current === undefined || current.password_hash !== user?.password_hash) {
      refuse('password_old_wrong');
    }
    await setPassword(tx, userId, hash);
    await voidToken(tx, userId, 'reset_password');
    await voidToken(tx, userId, 'second_factor');
    await endSessions(tx, userId, { except: tokenHash });
    await tellPasswordChanged(tx, platform, current);
  });
}
