import { CONFIRM_LINK_LIFETIME_S } from '@sesame/contract/shared/limits.ts';
import { shopOf } from '../../../platform/mail/layout-mail.ts';
import type { Executor, Notifying } from '../../../platform/platform.ts';
import { confirmEmailMail } from '../mails/confirm-email.mail.ts';
import type { Recipient } from '../users.store.ts';
import { issueToken } from './one-time-token.ts';

/** Mails a link that confirms the user's email address and voids any earlier link. Does nothing without mail. */
export async function sendConfirmation(
  tx: Executor,
  platform: Notifying,
  { id, email, language }: Recipient,
): Promise<void> {
  if (!platform.mail.enabled) return;
  const token = await issueToken(tx, platform, {
    kind: 'confirm_email',
    userId: id,
    lifetimeS: CONFIRM_LINK_LIFETIME_S,
    data: { email },
  });
  await platform.mail.queue(tx, {
    key: `confirm-email:${platform.ids.uuid()}`,
    to: email,
    language,
    mail: confirmEmailMail(shopOf(platform), language, token),
  });
}
