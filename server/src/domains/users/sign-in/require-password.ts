import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findUser } from '../users.store.ts';
import { isPasswordOf } from './passwords.ts';

/**
 * Asks a signed-in user for the password again before a sensitive action, because another person may be at their open
 * page. Refuses `password_wrong`, and `password_not_set` for an account that signs in with Google only.
 */
export async function requirePassword(
  platform: Pick<Platform, 'db'>,
  userId: string,
  password: string,
): Promise<void> {
  const user = await findUser(platform.db, userId);
  if (user?.password_hash === null) refuse('password_not_set');
  if (!(await isPasswordOf(user?.password_hash, password))) refuse('password_wrong');
}
