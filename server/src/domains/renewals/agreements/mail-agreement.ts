import type { Titled } from '@sesame/contract/shared/local-text.ts';
import { shopOf } from '../../../platform/mail/layout-mail.ts';
import type { Executor, Notifying } from '../../../platform/platform.ts';
import { findContact } from '../../users/index.ts';
import { stopTokenOf } from '../link-tokens/link-token.ts';
import { renewalTurnedOnMail } from '../mails/renewal-turned-on.mail.ts';

/** Mails the buyer what they agreed to, with the link that stops it. */
export async function mailAgreement(
  tx: Executor,
  platform: Notifying,
  agreed: {
    readonly id: string;
    readonly userId: string;
    readonly text: string;
    readonly product: Titled;
  },
): Promise<void> {
  const contact = await findContact(tx, agreed.userId);
  if (contact === undefined) return;
  const { email, language } = contact;
  await platform.mail.queue(tx, {
    key: `renewal-on:${agreed.id}`,
    to: email,
    language,
    mail: renewalTurnedOnMail(shopOf(platform), language, {
      product: agreed.product,
      text: agreed.text,
      stopPath: `/stop-renewal#${stopTokenOf(platform, agreed.id)}`,
    }),
  });
}
