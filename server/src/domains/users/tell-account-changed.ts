import { shopOf } from '../../platform/mail/layout-mail.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { type AccountChange, accountChangedMail } from './mails/account-changed.mail.ts';
import type { UserRow } from './users.store.ts';

/** Mails the owner what was changed about the account; in the transaction that changes it. */
export async function tellAccountChanged(
  tx: Executor,
  platform: Pick<Platform, 'clock' | 'config' | 'ids' | 'mail' | 'publicUrl'>,
  user: Pick<UserRow, 'id' | 'email' | 'language'>,
  change: AccountChange,
): Promise<void> {
  await platform.mail.queue(tx, {
    // Every change is told, so every one has a key of its own.
    key: `account-changed:${user.id}:${platform.ids.uuid()}`,
    to: user.email,
    language: user.language,
    mail: accountChangedMail(shopOf(platform), user.language, change, platform.clock.now()),
  });
}
