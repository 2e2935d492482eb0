import type { Language } from '@sesame/contract/shared/limits.ts';
import type { TelegramNotification } from '../../column-types.ts';
import { type MailShop, shopOf } from '../../platform/mail/layout-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Executor, Notifying } from '../../platform/platform.ts';
import { notifyByTelegram } from './telegram/notifications/notify-by-telegram.ts';
import { type Contact, findContact } from './users.store.ts';

type UserMail = {
  /** Mails and messages with the same key are sent once. */
  readonly key: string;
  readonly userId: string;
  /** Renders the mail; undefined where this user gets none. */
  readonly mail: (
    shop: MailShop,
    language: Language,
    user: Contact,
  ) => Mail | undefined | Promise<Mail>;
};

/** Mails a user within the caller's transaction, unless the account is deleted or the shop sends no mail. */
export async function mailUser(
  tx: Executor,
  platform: Notifying,
  { userId, ...mail }: UserMail,
): Promise<void> {
  if (!platform.mail.enabled) return;
  await mailContact(tx, platform, await findContact(tx, userId), mail);
}

/** The same for a user who was read in this transaction; undefined for a deleted account. */
export async function mailContact(
  tx: Executor,
  platform: Notifying,
  user: Contact | undefined,
  { key, mail: render }: Omit<UserMail, 'userId'>,
): Promise<void> {
  if (user === undefined) return;
  const { email: to, language } = user;
  const mail = await render(shopOf(platform), language, user);
  if (mail !== undefined) await platform.mail.queue(tx, { key, to, language, mail });
}

/** Notifies a user by Telegram, if they chose this kind, and by mail. */
export async function notifyUser(
  tx: Executor,
  platform: Notifying,
  {
    kind,
    text,
    ...mail
  }: UserMail & {
    readonly kind: TelegramNotification;
    /** Plain text of the Telegram message. */
    readonly text: (language: Language) => string;
  },
): Promise<void> {
  await notifyByTelegram(tx, platform, { ...mail, kind, text });
  await mailUser(tx, platform, mail);
}
