import type { AnswerOf } from '@sesame/contract/route.ts';
import type { login } from '@sesame/contract/users.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { completeLogin } from './complete-login.ts';
import { endLoginDelay, logNameOf, requireLoginTurn } from './login-delay.ts';
import type { Device } from './open-session.ts';
import { isPasswordOf } from './passwords.ts';
import { normalizeEmail } from './users.rules.ts';
import { findUserByEmail } from './users.store.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'config' | 'ids' | 'log' | 'mail' | 'publicUrl'>;

/**
 * One answer and one duration for an unknown e-mail and a wrong password. Where a second factor is on, the right
 * password earns a ticket instead of a token.
 */
export async function logIn(
  platform: Needs,
  credentials: { email: string; password: string },
  device: Device,
): Promise<AnswerOf<typeof login>> {
  const email = normalizeEmail(credentials.email);
  await requireLoginTurn(platform, email, device);
  const user = await findUserByEmail(platform.db, email);
  const matches = await isPasswordOf(user?.password_hash, credentials.password);
  if (user === undefined || !matches) {
    const account = logNameOf(['buyer', email]);
    platform.log.info({ account, network: device.ipPrefix }, 'sign-in failed');
    refuse('login_failed');
  }
  await endLoginDelay(platform.db, email);
  return completeLogin(platform, user, device);
}
