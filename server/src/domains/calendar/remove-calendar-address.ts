import type { Platform } from '../../platform/platform.ts';
import { deleteAddress } from './calendar.store.ts';

/** Removes the address of a buyer's calendar. Without one it does nothing. */
export async function removeCalendarAddress(
  { db }: Pick<Platform, 'db'>,
  userId: string,
): Promise<Record<string, never>> {
  await deleteAddress(db, userId);
  return {};
}
