import type { Language } from '@sesame/contract/limits.ts';
import { mailTextOf } from '@sesame/contract/texts/mail-texts.ts';
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
    subject: mailTextOf(language, 'endsSoonSubject', { product, date }),
    lead: mailTextOf(language, 'endsSoonLead', { product, date, count }),
    button: {
      label: mailTextOf(language, 'endsSoonButton'),
      path: `/dashboard/subscriptions?order=${ending.productId}`,
    },
    note: mailTextOf(language, 'endsSoonNote'),
  });
}
