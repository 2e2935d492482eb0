import { PASSWORD_MIN } from '@sesame/contract/limits.ts';
import type { BodyOf } from '@sesame/contract/route.ts';
import type { resetPassword as resetPasswordRoute } from '@sesame/contract/users.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { isCommonPassword } from './common-passwords.ts';
import { endSessions } from './end-sessions.ts';
import { deleteDevices } from './known-devices.store.ts';
import { endLoginDelay } from './login-delay.ts';
import { isForEmail } from './one-time-token.rules.ts';
import { redeemToken } from './one-time-token.ts';
import { voidToken } from './one-time-tokens.store.ts';
import { hashPassword } from './passwords.ts';
import { takeOverAccount } from './take-over-account.ts';
import { tellPasswordChanged } from './tell-password-changed.ts';
import { deleteTrustedDevices } from './trusted-devices.store.ts';
import { confirmEmail, findUser, setPassword } from './users.store.ts';

/**
 * Sets the password by the token of a reset mail and ends every session before it answers. A password that is refused
 * leaves the token good. Whoever holds the token reads the mailbox, so the address is confirmed with it.
 */
export async function resetPassword(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'ids' | 'mail' | 'publicUrl'>,
  { token, password }: BodyOf<typeof resetPasswordRoute>,
): Promise<void> {
  if (password.length < PASSWORD_MIN) refuse('password_short');
  if (await isCommonPassword(password)) refuse('password_common');
  // Slow, and bounded in how many run at once: not while a transaction is open.
  const passwordHash = await hashPassword(password);
  await inTransaction(platform.db, async (tx) => {
    const redeemed = await redeemToken(tx, platform, { kind: 'reset_password', token });
    const user = redeemed && (await findUser(tx, redeemed.userId));
    if (user === undefined || !isForEmail(redeemed?.data, user.email)) refuse('reset_link_invalid');
    // Nobody had shown that the mailbox was theirs: all that was put on the account may be a stranger's.
    if (user.email_confirmed_at === null) await takeOverAccount(tx, platform, user.id);
    await confirmEmail(tx, user.id, platform.clock.now());
    await setPassword(tx, user.id, passwordHash);
    await endSessions(tx, user.id);
    // Somebody else may know the old password and have used it.
    await deleteDevices(tx, user.id);
    await deleteTrustedDevices(tx, user.id);
    // Half a sign-in by the old password ends too; whoever was made to wait for wrong ones is let in.
    await voidToken(tx, user.id, 'second_factor');
    await endLoginDelay(tx, user.email);
    await tellPasswordChanged(tx, platform, user);
  });
}
