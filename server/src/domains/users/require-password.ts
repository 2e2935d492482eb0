import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { isPasswordOf } from './passwords.ts';
import { findUser } from './users.store.ts';

/**
 * Asks a signed-in person for the password once more, before an act that somebody at their open page must not do.
 * Refuses `password_wrong`, and `password_not_set` for an account that is entered by Google alone.
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
