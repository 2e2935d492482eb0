import { shopOf } from '../../../platform/mail/layout-mail.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { alreadyRegisteredMail } from '../mails/already-registered.mail.ts';
import { findUserByEmail } from '../users.store.ts';

/** Mails the owner of an address, at most once a day, that a registration with it was attempted. */
export async function notifyAlreadyRegistered(
  platform: TransactionalPlatform,
  email: string,
): Promise<void> {
  const user = await findUserByEmail(platform.db, email);
  if (user === undefined) return;
  const day = platform.clock.now().toISOString().slice(0, 10);
  await platform.mail.queue(platform.db, {
    key: `already-registered:${user.id}:${day}`,
    to: user.email,
    language: user.language,
    mail: alreadyRegisteredMail(shopOf(platform), user.language),
  });
}
