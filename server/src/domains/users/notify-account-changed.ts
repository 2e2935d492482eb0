import { shopOf } from '../../platform/mail/layout-mail.ts';
import type { Executor, Notifying } from '../../platform/platform.ts';
import { type AccountChange, accountChangedMail } from './mails/account-changed.mail.ts';
import type { Recipient } from './users.store.ts';

/** Mails the owner about a change of the account, in the transaction of the change. */
export async function notifyAccountChanged(
  tx: Executor,
  platform: Notifying,
  user: Recipient,
  change: AccountChange,
): Promise<void> {
  await platform.mail.queue(tx, {
    // A unique key, because every change is mailed.
    key: `account-changed:${user.id}:${platform.ids.uuid()}`,
    to: user.email,
    language: user.language,
    mail: accountChangedMail(shopOf(platform), user.language, change, platform.clock.now()),
  });
}
