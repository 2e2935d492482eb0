import { together } from '../../../platform/db/together.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { createSession, type Device } from '../sessions/create-session.ts';
import { lockUserForShare, type UserRow } from '../users.store.ts';
import { clearSignInDelay } from './delay/sign-in-delay.ts';
import { recognizeDevice } from './recognize-device.ts';

/** The last proof of a sign-in. */
export type SignInMethod = 'password' | 'google' | 'id_token' | 'second_factor';

/**
 * Creates a session after identity has been fully proven by any method. Refuses `sign_in_failed` if the password has
 * changed since it was verified, and `account_blocked` if operators have blocked the account; only its owner learns
 * about the block. Earlier wrong passwords no longer delay the next sign-in.
 * @returns the access token
 */
export async function signIn(
  platform: TransactionalPlatform,
  user: Pick<UserRow, 'id' | 'email' | 'language' | 'password_hash'>,
  device: Device,
  method: SignInMethod,
): Promise<string> {
  const token = await inTransaction(platform.db, async (tx) => {
    const current = await lockUserForShare(tx, user.id);
    if (current?.password_hash !== user.password_hash) refuse('sign_in_failed');
    if (current.blocked_at !== null) {
      await clearSignInDelay(tx, user.email);
      return undefined;
    }
    const [session] = await together([
      createSession(platform, tx, user.id, device),
      recognizeDevice(tx, platform, user, device),
      clearSignInDelay(tx, user.email),
    ]);
    return session;
  });
  if (token === undefined) refuse('account_blocked');
  platform.log.info({ userId: user.id, network: device.ipPrefix, method }, 'signed in');
  return token;
}
