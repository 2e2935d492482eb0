import type { Language } from '@sesame/contract/shared/limits.ts';
import { localText, type Titled, titleIn } from '@sesame/contract/shared/local-text.ts';
import type { Executor, Notifying } from '../../../platform/platform.ts';
import { notifyUser } from '../../users/index.ts';
import { credentialReplacedMail } from '../mails/credential-replaced.mail.ts';
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
  const { instead } = link;
  const namesIn = (language: Language) => ({
    product: localText(language, link.product, link.product_ru),
    service: localText(language, link.service, link.service_ru),
  });
  const { texts } = platform.mail;
  const url = `${platform.publicUrl()}/dashboard/subscriptions`;
  const key =
    instead === undefined
      ? `credential-replaced:${link.id}:${link.itemId}`
      : `link-substituted:${link.id}:${link.itemId}`;
  await notifyUser(tx, platform, {
    key: link.mailKey ?? key,
    userId: link.user_id,
    kind: 'access_changed',
    text: (language) => {
      const names = namesIn(language);
      if (instead === undefined)
        return texts.bot(language, 'credentialReplaced', { ...names, url });
      const params = { ...names, instead: titleIn(language, instead), url };
      return texts.bot(language, 'linkSubstituted', params);
    },
    mail: (shop, language) => {
      const names = namesIn(language);
      if (instead === undefined) return credentialReplacedMail(shop, language, names);
      return linkSubstitutedMail(shop, language, { ...names, instead: titleIn(language, instead) });
    },
  });
}
