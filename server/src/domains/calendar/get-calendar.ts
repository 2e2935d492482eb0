import type { CalendarState } from '@sesame/contract/shop/calendar.ts';
import type { Platform } from '../../platform/platform.ts';
import { findAddress } from './calendar.store.ts';

/** Whether a buyer has a calendar address; the address itself is not known any more. */
export async function getCalendar(
  { db }: Pick<Platform, 'db'>,
  userId: string,
): Promise<CalendarState> {
  const address = await findAddress(db, userId);
  return { created_at: address?.created_at.toISOString() ?? null };
}
