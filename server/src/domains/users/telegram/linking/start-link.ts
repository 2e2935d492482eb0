import { TELEGRAM_LINK_LIFETIME_S } from '@sesame/contract/shared/limits.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { refuse } from '../../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../../platform/platform.ts';
import { issueToken } from '../../registration/one-time-token.ts';
import { voidToken } from '../../registration/one-time-tokens.store.ts';
import { lockUser } from '../../users.store.ts';

/**
 * Creates a link to the chat with the bot; pressing START there connects the Telegram account. Voids older links.
 * Refuses `not_found` in a shop without a bot and `telegram_connected` if an account is connected: disconnecting it
 * requires the password.
 */
export async function startLink(platform: TransactionalPlatform, userId: string): Promise<string> {
  const { telegram } = platform.config.shop().connections;
  if (telegram === undefined) refuse('not_found');
  const token = await inTransaction(platform.db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (user === undefined) refuse('unauthorized');
    if (user.tg_id !== null) refuse('telegram_connected');
    await voidToken(tx, userId, 'telegram_refused');
    return issueToken(tx, platform, {
      kind: 'telegram',
      userId,
      lifetimeS: TELEGRAM_LINK_LIFETIME_S,
    });
  });
  return `${telegram.linkRoot}/${telegram.botName}?start=${token}`;
}
