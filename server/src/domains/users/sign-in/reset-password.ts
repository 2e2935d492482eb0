import { PASSWORD_MIN } from '@sesame/contract/shared/limits.ts';
import type { BodyOf } from '@sesame/contract/shared/route.ts';
import type { resetPassword as resetPasswordRoute } from '@sesame/contract/shop/users.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { notifyPasswordChanged } from '../notify-password-changed.ts';
import { isForEmail } from '../registration/one-time-token.rules.ts';
import { redeemToken } from '../registration/one-time-token.ts';
import { voidToken } from '../registration/one-time-tokens.store.ts';
import { takeOverAccount } from '../registration/take-over-account.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { confirmEmail, findUser, setPassword } from '../users.store.ts';
import { isCommonPassword } from './common-passwords.ts';
import { clearSignInDelay } from './delay/sign-in-delay.ts';
import { deleteDevices } from './known-devices.store.ts';
import { hashPassword } from './passwords.ts';
import { deleteTrustedDevices } from './trusted-devices.store.ts';

/**
 * Sets a new password with the token of a reset mail and ends all sessions. The token stays valid if the password is
 * rejected. The token also proves access to the mailbox, so the address becomes confirmed.
 */
export async function resetPassword(
  platform: TransactionalPlatform,
  { token, password }: BodyOf<typeof resetPasswordRoute>,
): Promise<void> {
  if (password.length < PASSWORD_MIN) refuse('password_short');
  if (await isCommonPassword(platform, password)) refuse('password_common');
  // Hash outside the transaction: hashing is slow and its concurrency is limited.
  const passwordHash = await hashPassword(password);
  await inTransaction(platform.db, async (tx) => {
    const redeemed = await redeemToken(tx, platform, { kind: 'reset_password', token });
    const user = redeemed && (await findUser(tx, redeemed.userId));
    if (user === undefined || !isForEmail(redeemed?.data, user.email)) refuse('reset_link_invalid');
    // The mailbox was never confirmed, so everything on the account may come from another person.
    if (user.email_confirmed_at === null) await takeOverAccount(tx, platform, user.id);
    await confirmEmail(tx, user.id, platform.clock.now());
    await setPassword(tx, user.id, passwordHash);
    await endSessions(tx, user.id);
    // Another person may know the old password and have used it.
    await deleteDevices(tx, user.id);
    await deleteTrustedDevices(tx, user.id);
    // Void second-factor tickets of the old password, and end the delay after wrong passwords.
    await voidToken(tx, user.id, 'second_factor');
    await clearSignInDelay(tx, user.email);
    await notifyPasswordChanged(tx, platform, user);
  });
}
