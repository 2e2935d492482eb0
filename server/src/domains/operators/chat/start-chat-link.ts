import { TELEGRAM_LINK_LIFETIME_S } from '@sesame/contract/shared/limits.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { sha256 } from '../../../platform/secrets/crypto.ts';
import { findChat, upsertChatLink } from './chats.store.ts';

/**
 * Creates a link to the chat with the bot, in which START connects the sender to the operator. Refuses `not_found` in a
 * shop without a bot and `telegram_connected` when a chat is connected.
 * @returns the address; only the hash of its token is stored
 */
export async function startChatLink(
  platform: TransactionalPlatform,
  operatorId: string,
): Promise<string> {
  const { telegram } = platform.config.shop().connections;
  if (telegram === undefined) refuse('not_found');
  const token = platform.ids.token();
  await inTransaction(platform.db, async (tx) => {
    if ((await findChat(tx, operatorId)) !== undefined) refuse('telegram_connected');
    await upsertChatLink(tx, {
      operator_id: operatorId,
      token_hash: sha256(token),
      expires_at: new Date(platform.clock.now().getTime() + TELEGRAM_LINK_LIFETIME_S * 1_000),
    });
  });
  return `${telegram.linkRoot}/${telegram.botName}?start=${token}`;
}
