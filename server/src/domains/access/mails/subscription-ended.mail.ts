import type { Language } from '@sesame/contract/shared/limits.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { mailDate } from '../../../platform/mail/mail-format.ts';

export function subscriptionEndedMail(
  shop: MailShop,
  language: Language,
  { product, productId, endsAt }: { product: string; productId: number; endsAt: Date },
): Mail {
  const date = mailDate(endsAt);
  return layoutMail(shop, language, {
    subject: shop.t(language, 'endedSubject', { product }),
    lead: shop.t(language, 'endedLead', { product, date }),
    button: {
      label: shop.t(language, 'endedButton'),
      path: `/dashboard/subscriptions?order=${productId}&again`,
    },
  });
}
