import { FORCED_RESET_LINK_LIFE_S } from '@sesame/contract/limits.ts';
import { shopOf } from '../../platform/mail/layout-mail.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { endSessions } from './end-sessions.ts';
import { endLoginDelay } from './login-delay.ts';
import { forcedResetMail } from './mails/forced-reset.mail.ts';
import { issueToken } from './one-time-token.ts';
import { voidToken } from './one-time-tokens.store.ts';
import { deleteTrustedDevices } from './trusted-devices.store.ts';
import { setPassword, type UserRow } from './users.store.ts';

/**
 * Takes a password away that may be in other hands: from the commit on it opens nothing and no session lives, until its owner sets
 * a new one by the link in their mail.
 * @returns the link, for a shop that sends no mails; undefined when it was mailed
 */
export async function forceReset(
  tx: Executor,
  platform: Pick<Platform, 'clock' | 'config' | 'ids' | 'mail' | 'publicUrl'>,
  user: Pick<UserRow, 'id' | 'email' | 'language'>,
): Promise<string | undefined> {
  await setPassword(tx, user.id, null);
  await endSessions(tx, user.id);
  await deleteTrustedDevices(tx, user.id);
  // Half a sign-in by that password ends too.
  await voidToken(tx, user.id, 'second_factor');
  await endLoginDelay(tx, user.email);
  const token = await issueToken(tx, platform, {
    kind: 'reset_password',
    userId: user.id,
    lifeS: FORCED_RESET_LINK_LIFE_S,
    data: { email: user.email },
  });
  if (!platform.mail.enabled) return `${platform.publicUrl()}/reset-password?token=${token}`;
  await platform.mail.queue(tx, {
    key: `forced-reset:${platform.ids.uuid()}`,
    to: user.email,
    language: user.language,
    mail: forcedResetMail(shopOf(platform), user.language, token),
  });
  return undefined;
}
