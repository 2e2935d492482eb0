import { TELEGRAM_LINK_LIFETIME_S } from '@sesame/contract/shared/limits.ts';
import type { Executor } from '../../../../platform/platform.ts';
import { brandNameIn } from '../../../../platform/shop/shop-settings.ts';
import { notifyAccountChanged } from '../../notify-account-changed.ts';
import { issueToken, redeemToken } from '../../registration/one-time-token.ts';
import { insertSecurityEvent, lockUser } from '../../users.store.ts';
import { cleanName } from '../telegram.rules.ts';
import { findUserByTelegram, setTelegram } from '../telegram.store.ts';
import type { BotMessageParams, Sender } from '../update.ts';
import type { UpdateNeeds } from '../update-needs.ts';

/**
 * Connects the Telegram account that pressed START to the user of the link. Uses up the link in any case.
 * @returns the reply for the chat
 */
export async function connectTelegram(
  tx: Executor,
  platform: Omit<UpdateNeeds, 'db'>,
  { token, sender, context }: { token: string; sender: Sender; context: BotMessageParams },
): Promise<string> {
  const redeemed = await redeemToken(tx, platform, { kind: 'telegram', token });
  const user = redeemed && (await lockUser(tx, redeemed.userId));
  if (user === undefined || user.deleted_at !== null) {
    return platform.mail.texts.bot(context.language, 'linkInvalid', context);
  }
  const { language } = user;
  const params = { ...context, brand: brandNameIn(platform.config.shop(), language) };
  if (user.tg_id !== null && user.tg_id !== sender.id) {
    return platform.mail.texts.bot(language, 'linkBusy', params);
  }
  const owner = await findUserByTelegram(tx, sender.id);
  if (owner !== undefined && owner.id !== user.id) {
    await issueToken(tx, platform, {
      kind: 'telegram_refused',
      userId: user.id,
      lifetimeS: TELEGRAM_LINK_LIFETIME_S,
    });
    return platform.mail.texts.bot(language, 'linkTaken', params);
  }

  await setTelegram(tx, user.id, {
    tg_id: sender.id,
    tg_first_name: cleanName(sender.first_name) ?? 'Telegram',
    tg_last_name: cleanName(sender.last_name ?? ''),
  });
  await insertSecurityEvent(tx, {
    kind: 'telegram_connected',
    userId: user.id,
    ipPrefix: '',
    detail: {},
    at: platform.clock.now(),
  });
  await notifyAccountChanged(tx, platform, user, 'telegram_on');
  return platform.mail.texts.bot(language, 'linked', { ...params, username: user.username });
}
