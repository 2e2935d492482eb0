import { FORCED_RESET_LINK_LIFETIME_S } from '@sesame/contract/shared/limits.ts';
import { shopOf } from '../../../platform/mail/layout-mail.ts';
import type { Executor, Notifying } from '../../../platform/platform.ts';
import { forcedResetMail } from '../mails/forced-reset.mail.ts';
import { issueToken } from '../registration/one-time-token.ts';
import { voidToken } from '../registration/one-time-tokens.store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { type Recipient, setPassword } from '../users.store.ts';
import { clearSignInDelay } from './delay/sign-in-delay.ts';
import { deleteTrustedDevices } from './trusted-devices.store.ts';

/**
 * Removes a password that may be compromised and ends all sessions. The owner sets a new one with the mailed link.
 * @returns the link if the shop sends no mail, otherwise undefined
 */
export async function forceReset(
  tx: Executor,
  platform: Notifying,
  user: Recipient,
): Promise<string | undefined> {
  await setPassword(tx, user.id, null);
  await endSessions(tx, user.id);
  await deleteTrustedDevices(tx, user.id);
  // Void second-factor tickets issued after that password.
  await voidToken(tx, user.id, 'second_factor');
  await clearSignInDelay(tx, user.email);
  const token = await issueToken(tx, platform, {
    kind: 'reset_password',
    userId: user.id,
    lifetimeS: FORCED_RESET_LINK_LIFETIME_S,
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
