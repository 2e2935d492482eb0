import type { Platform } from '../../../platform/platform.ts';
import { updateUser } from '../users.store.ts';

/** Keeps the account after all. */
export async function cancelDeletion(
  platform: Pick<Platform, 'db'>,
  userId: string,
): Promise<void> {
  await updateUser(platform.db, userId, { deletion_at: null });
}
