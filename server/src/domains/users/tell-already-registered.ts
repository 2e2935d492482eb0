import { shopOf } from '../../platform/mail/layout-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { alreadyRegisteredMail } from './mails/already-registered.mail.ts';
import { findUserByEmail } from './users.store.ts';

/** Tells the owner of an address, once a day at most, that somebody registers with it. */
export async function tellAlreadyRegistered(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'mail' | 'publicUrl'>,
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
