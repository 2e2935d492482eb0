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
    subject: shop.say(language, 'endedSubject', { product }),
    lead: shop.say(language, 'endedLead', { product, date }),
    button: {
      label: shop.say(language, 'endedButton'),
      path: `/dashboard/subscriptions?order=${productId}`,
    },
  });
}
