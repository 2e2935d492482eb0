import type { Platform } from '../../../platform/platform.ts';
import { updateUser } from '../users.store.ts';

/** Cancels a scheduled deletion. */
export async function cancelDeletion(
  platform: Pick<Platform, 'db'>,
  userId: string,
): Promise<void> {
  await updateUser(platform.db, userId, { deletion_at: null });
}
