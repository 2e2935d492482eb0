import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Device, openSession } from './open-session.ts';
import { recognizeDevice } from './recognize-device.ts';
import type { UserRow } from './users.store.ts';

/** Opens the session of somebody who has fully proven who they are, whichever way. @returns the access token */
export function signIn(
  platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'config' | 'mail' | 'publicUrl'>,
  user: Pick<UserRow, 'id' | 'email' | 'language'>,
  device: Device,
): Promise<string> {
  return inTransaction(platform.db, async (tx) => {
    await recognizeDevice(tx, platform, user, device);
    return openSession(platform, tx, user.id, device);
  });
}
