import type { BodyOf } from '@sesame/contract/route.ts';
import type { chooseTelegramNotices, TelegramNotices } from '@sesame/contract/telegram.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockUser } from '../users.store.ts';
import { chooseKinds, noticesOnWire } from './notices.rules.ts';
import { setNotices } from './telegram.store.ts';

/** Switches kinds on and off. Refuses `not_found` without a bot, and to who has not connected Telegram. */
export async function chooseNotices(
  { config, db }: Pick<Platform, 'config' | 'db'>,
  userId: string,
  choice: BodyOf<typeof chooseTelegramNotices>,
): Promise<TelegramNotices> {
  if (config.telegram === undefined) refuse('not_found');
  return inTransaction(db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (user === undefined || user.tg_id === null) refuse('not_found');
    const kinds = chooseKinds(user.tg_notices, choice);
    await setNotices(tx, userId, kinds);
    return noticesOnWire(kinds);
  });
}
