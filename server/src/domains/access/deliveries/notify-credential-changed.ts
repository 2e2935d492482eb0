import type { Language } from '@sesame/contract/shared/limits.ts';
import { localText, type Titled, titleIn } from '@sesame/contract/shared/local-text.ts';
import { shopOf } from '../../../platform/mail/layout-mail.ts';
import type { Executor, Notifying } from '../../../platform/platform.ts';
import { findContact, notifyByTelegram } from '../../users/index.ts';
import { linkReissuedMail } from '../mails/link-reissued.mail.ts';
import { linkSubstitutedMail } from '../mails/link-substituted.mail.ts';

/**
 * Notifies the buyer that an item was replaced, within the transaction that replaces it; at most once per new item or
 * key.
 */
export async function notifyCredentialChanged(
  tx: Executor,
  platform: Notifying,
  link: {
    readonly id: string;
    readonly itemId: string;
    readonly user_id: string;
    readonly product: string;
    readonly product_ru: string;
    readonly service: string;
    readonly service_ru: string;
    /** The service that replaces `service`. */
    readonly instead?: Titled;
    /** Names the notification when the item stays the same and its content changed. */
    readonly mailKey?: string;
  },
): Promise<void> {
  const contact = await findContact(tx, link.user_id);
  if (contact === undefined) return;
  const { email, language } = contact;
  const { instead } = link;
  const namesIn = (language: Language) => ({
    product: localText(language, link.product, link.product_ru),
    service: localText(language, link.service, link.service_ru),
  });
  const { texts } = platform.mail;
  const shop = shopOf(platform);
  const url = `${platform.publicUrl()}/dashboard/subscriptions`;
  const notification =
    instead === undefined
      ? {
          name: 'link-reissued',
          text: (language: Language) =>
            texts.bot(language, 'linkReissued', { ...namesIn(language), url }),
          mail: linkReissuedMail(shop, language, namesIn(language)),
        }
      : {
          name: 'link-substituted',
          text: (language: Language) =>
            texts.bot(language, 'linkSubstituted', {
              ...namesIn(language),
              instead: titleIn(language, instead),
              url,
            }),
          mail: linkSubstitutedMail(shop, language, {
            ...namesIn(language),
            instead: titleIn(language, instead),
          }),
        };
  const key = link.mailKey ?? `${notification.name}:${link.id}:${link.itemId}`;
  const { text, mail } = notification;
  await notifyByTelegram(tx, platform, { key, userId: link.user_id, kind: 'access_changed', text });
  await platform.mail.queue(tx, { key, to: email, language, mail });
}
