import type { TelegramNotices } from '@sesame/contract/telegram.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { noticesOnWire } from './notices.rules.ts';
import { findNotices } from './telegram.store.ts';

/** What the user wants to be told by Telegram. Refuses `not_found` in a shop without a bot. */
export async function getNotices(
  { config, db }: Pick<Platform, 'config' | 'db'>,
  userId: string,
): Promise<TelegramNotices> {
  if (config.telegram === undefined) refuse('not_found');
  const user = await findNotices(db, userId);
  return noticesOnWire(user?.tg_notices ?? []);
}
