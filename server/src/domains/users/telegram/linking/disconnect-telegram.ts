import type { Executor, Notifying } from '../../../../platform/platform.ts';
import { notifyAccountChanged } from '../../notify-account-changed.ts';
import { voidToken } from '../../registration/one-time-tokens.store.ts';
import { insertSecurityEvent, type UserRow } from '../../users.store.ts';
import { abandonChat } from '../notifications/messages.store.ts';
import { clearTelegram } from '../telegram.store.ts';

/** Disconnects a user's Telegram account, voids open links, drops unsent messages and mails the owner. */
export async function disconnectTelegram(
  tx: Executor,
  platform: Notifying,
  user: Pick<UserRow, 'id' | 'tg_id' | 'email' | 'language'>,
): Promise<void> {
  const { id, tg_id } = user;
  const at = platform.clock.now();
  await voidToken(tx, id, 'telegram');
  if (tg_id === null) return;
  await abandonChat(tx, tg_id, at);
  await clearTelegram(tx, id);
  await insertSecurityEvent(tx, {
    kind: 'telegram_disconnected',
    userId: id,
    ipPrefix: '',
    detail: {},
    at,
  });
  await notifyAccountChanged(tx, platform, user, 'telegram_off');
}
