import type { BodyOf } from '@sesame/contract/shared/route.ts';
import type {
  TelegramNotifications,
  updateTelegramNotifications,
} from '@sesame/contract/shop/telegram.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { refuse } from '../../../../platform/http/errors.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { lockUser } from '../../users.store.ts';
import { setNotifications } from '../telegram.store.ts';
import { chooseKinds, serializeNotifications } from './notifications.rules.ts';

/** Enables and disables kinds of Telegram notifications. Refuses `not_found` without a bot or a connected account. */
export async function updateNotifications(
  { config, db }: Pick<Platform, 'config' | 'db'>,
  userId: string,
  choice: BodyOf<typeof updateTelegramNotifications>,
): Promise<TelegramNotifications> {
  if (config.shop().connections.telegram === undefined) refuse('not_found');
  return inTransaction(db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (user === undefined || user.tg_id === null) refuse('not_found');
    const kinds = chooseKinds(user.tg_notifications, choice);
    await setNotifications(tx, userId, kinds);
    return serializeNotifications(kinds);
  });
}
