import type { Language } from '@sesame/contract/shared/limits.ts';
import { shopOf } from '../../../platform/mail/layout-mail.ts';
import type { Executor, Notifying } from '../../../platform/platform.ts';
import { findContact, notifyByTelegram } from '../../users/index.ts';
import { linkReissuedMail } from '../mails/link-reissued.mail.ts';
import { linkSubstitutedMail } from '../mails/link-substituted.mail.ts';

/** Notifies the buyer that an item was replaced, within the transaction that replaces it; at most once per new item. */
export async function notifyCredentialChanged(
  tx: Executor,
  platform: Notifying,
  link: {
    readonly id: string;
    readonly itemId: string;
    readonly user_id: string;
    readonly product: string;
    readonly service: string;
    /** The service that replaces `service`. */
    readonly instead?: string;
  },
): Promise<void> {
  const contact = await findContact(tx, link.user_id);
  if (contact === undefined) return;
  const { email, language } = contact;
  const { product, service, instead } = link;
  const { texts } = platform.mail;
  const shop = shopOf(platform);
  const url = `${platform.publicUrl()}/dashboard/subscriptions`;
  const notification =
    instead === undefined
      ? {
          name: 'link-reissued',
          text: (language: Language) =>
            texts.bot(language, 'linkReissued', { product, service, url }),
          mail: linkReissuedMail(shop, language, { product, service }),
        }
      : {
          name: 'link-substituted',
          text: (language: Language) =>
            texts.bot(language, 'linkSubstituted', { product, service, instead, url }),
          mail: linkSubstitutedMail(shop, language, { product, service, instead }),
        };
  const key = `${notification.name}:${link.id}:${link.itemId}`;
  const { text, mail } = notification;
  await notifyByTelegram(tx, platform, { key, userId: link.user_id, kind: 'access_changed', text });
  await platform.mail.queue(tx, { key, to: email, language, mail });
}
