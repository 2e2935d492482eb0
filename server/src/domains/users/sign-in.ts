import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Device, openSession } from './open-session.ts';
import { recognizeDevice } from './recognize-device.ts';
import { holdUser, type UserRow } from './users.store.ts';

/**
 * Opens the session of somebody who has fully proven who they are, whichever way. Refuses `login_failed` when the
 * password became another one since: what was proven is true no more. Refuses `account_blocked` to whom operators have
 * blocked; that is said only to somebody who has proven who they are.
 * @returns the access token
 */
export function signIn(
  platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'config' | 'mail' | 'publicUrl'>,
  user: Pick<UserRow, 'id' | 'email' | 'language' | 'password_hash'>,
  device: Device,
): Promise<string> {
  return inTransaction(platform.db, async (tx) => {
    const current = await holdUser(tx, user.id);
    if (current?.password_hash !== user.password_hash) refuse('login_failed');
    if (current.blocked_at !== null) refuse('account_blocked');
    await recognizeDevice(tx, platform, user, device);
    return openSession(platform, tx, user.id, device);
  });
}
