import { giftCardTerm } from '@sesame/contract/shared/gifts/gift-card.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import type { MailTextKey } from '@sesame/contract/texts/mail-texts.ts';
import { layoutMail, type MailShop } from '../../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';

export interface MailedCard {
  readonly product: string;
  /** `1 mon` */
  readonly duration: string;
  readonly code: string;
  /** What its buyer wrote; empty for nothing. */
  readonly message: string;
}

/** The card of a gift for a person whom the shop does not know. Nothing in it names the buyer. */
export function giftCardMail(
  shop: MailShop,
  language: Language,
  { product, duration, code, message }: MailedCard,
): Mail {
  const t = (key: MailTextKey, params?: Record<string, string | number>) =>
    shop.t(language, key, params);
  return layoutMail(shop, language, {
    subject: t('giftCardSubject', { product }),
    lead: t('giftCardLead', { product, term: giftCardTerm(language, duration) }),
    rows: [
      ...(message === '' ? [] : [[t('giftCardMessage'), message] as const]),
      [t('giftCardCode'), code],
    ],
    button: { label: t('giftCardButton'), path: `/gift#${code}` },
    note: t('giftCardNote'),
    toAnyone: true,
  });
}
