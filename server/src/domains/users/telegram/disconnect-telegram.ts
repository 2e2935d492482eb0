import type { Executor, Platform } from '../../../platform/platform.ts';
import { voidToken } from '../one-time-tokens.store.ts';
import { tellAccountChanged } from '../tell-account-changed.ts';
import { insertSecurityEvent, type UserRow } from '../users.store.ts';
import { giveUpChat } from './messages.store.ts';
import { clearTelegram } from './telegram.store.ts';

/**
 * Forgets the Telegram account of a user, with every link on its way and every message that has not left, and tells
 * the owner by mail.
 */
export async function disconnectTelegram(
  tx: Executor,
  platform: Pick<Platform, 'clock' | 'config' | 'ids' | 'mail' | 'publicUrl'>,
  user: Pick<UserRow, 'id' | 'tg_id' | 'email' | 'language'>,
): Promise<void> {
  const { id, tg_id } = user;
  const at = platform.clock.now();
  await voidToken(tx, id, 'telegram');
  if (tg_id === null) return;
  await giveUpChat(tx, tg_id, at);
  await clearTelegram(tx, id);
  await insertSecurityEvent(tx, {
    kind: 'telegram_disconnected',
    userId: id,
    ipPrefix: '',
    detail: {},
    at,
  });
  await tellAccountChanged(tx, platform, user, 'telegram_off');
}
