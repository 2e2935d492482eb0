import type { TelegramNotifications } from '@sesame/contract/shop/telegram.ts';
import { refuse } from '../../../../platform/http/errors.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findNotifications } from '../telegram.store.ts';
import { serializeNotifications } from './notifications.rules.ts';

/** The kinds of Telegram notifications that the user has enabled. Refuses `not_found` in a shop without a bot. */
export async function getNotifications(
  { config, db }: Pick<Platform, 'config' | 'db'>,
  userId: string,
): Promise<TelegramNotifications> {
  if (config.shop().connections.telegram === undefined) refuse('not_found');
  const user = await findNotifications(db, userId);
  return serializeNotifications(user?.tg_notifications ?? []);
}
