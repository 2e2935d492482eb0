import { shopOf } from '../../platform/mail/layout-mail.ts';
import type { Executor, Notifying } from '../../platform/platform.ts';
import { passwordChangedMail } from './mails/password-changed.mail.ts';
import type { Recipient } from './users.store.ts';

/** Mails the owner that the password has changed, in the transaction of the change. */
export async function notifyPasswordChanged(
  tx: Executor,
  platform: Notifying,
  user: Recipient,
): Promise<void> {
  await platform.mail.queue(tx, {
    // A unique key, because every change is mailed.
    key: `password-changed:${user.id}:${platform.ids.uuid()}`,
    to: user.email,
    language: user.language,
    mail: passwordChangedMail(shopOf(platform), user.language, platform.clock.now()),
  });
}
