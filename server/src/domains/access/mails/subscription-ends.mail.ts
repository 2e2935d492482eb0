import type { Language } from '@sesame/contract/shared/limits.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { mailDate } from '../../../platform/mail/mail-format.ts';

export function subscriptionEndsMail(
  shop: MailShop,
  language: Language,
  ending: { product: string; productId: number; endsAt: Date; daysLeft: number },
): Mail {
  const { product, daysLeft: count } = ending;
  const date = mailDate(ending.endsAt);
  return layoutMail(shop, language, {
    subject: shop.t(language, 'endsSoonSubject', { product, date }),
    lead: shop.t(language, 'endsSoonLead', { product, date, count }),
    button: {
      label: shop.t(language, 'endsSoonButton'),
      path: `/dashboard/subscriptions?order=${ending.productId}&again`,
    },
    note: shop.t(language, 'endsSoonNote'),
  });
}
