import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { login } from '@sesame/contract/shop/users.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import type { Device } from '../sessions/create-session.ts';
import { normalizeEmail } from '../users.rules.ts';
import { findUserByEmail } from '../users.store.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { enforceSignInDelay, logNameOf } from './delay/sign-in-delay.ts';
import { isPasswordOf } from './passwords.ts';

/**
 * Signs in with a password. An unknown email and a wrong password give the same answer in the same time. If the
 * account has a second factor, the answer is a ticket instead of a token.
 */
export async function signInWithPassword(
  platform: TransactionalPlatform,
  credentials: { email: string; password: string },
  device: Device,
): Promise<AnswerOf<typeof login>> {
  const email = normalizeEmail(credentials.email);
  await enforceSignInDelay(platform, email, device);
  const user = await findUserByEmail(platform.db, email);
  const matches = await isPasswordOf(user?.password_hash, credentials.password);
  if (user === undefined || !matches) {
    const account = logNameOf(['buyer', email]);
    platform.log.info({ account, network: device.ipPrefix, method: 'password' }, 'sign-in failed');
    refuse('sign_in_failed');
  }
  return completeSignIn(platform, user, device, 'password');
}
