import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Device } from './open-session.ts';
import { isPasswordOf } from './passwords.ts';
import { signIn } from './sign-in.ts';
import { normalizeEmail } from './users.rules.ts';
import { findUserByEmail } from './users.store.ts';

/** One answer and one duration for an unknown e-mail and a wrong password. @returns the access token */
export async function logIn(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'ids' | 'mail' | 'publicUrl'>,
  credentials: { email: string; password: string },
  device: Device,
): Promise<string> {
  const user = await findUserByEmail(platform.db, normalizeEmail(credentials.email));
  const matches = await isPasswordOf(user?.password_hash, credentials.password);
  if (user === undefined || !matches) refuse('login_failed');
  return signIn(platform, user, device);
}
