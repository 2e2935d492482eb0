import type { TelegramLink } from '@sesame/contract/shop/telegram.ts';
import { refuse } from '../../../../platform/http/errors.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findOpenKinds } from '../../registration/one-time-tokens.store.ts';
import { findUser } from '../../users.store.ts';

/** The state of the user's newest link. Refuses `not_found` in a shop without a bot. */
export async function getLink(
  { clock, config, db }: Pick<Platform, 'clock' | 'config' | 'db'>,
  userId: string,
): Promise<TelegramLink> {
  if (config.shop().connections.telegram === undefined) refuse('not_found');
  const user = await findUser(db, userId);
  if (user === undefined) refuse('unauthorized');
  if (user.tg_id !== null) return { state: 'connected' };
  const open = await findOpenKinds(db, userId, clock.now());
  if (open.includes('telegram')) return { state: 'waiting' };
  return { state: open.includes('telegram_refused') ? 'taken' : 'none' };
}
