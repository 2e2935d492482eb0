import type { Language } from '@sesame/contract/shared/limits.ts';
import { type Titled, titleIn } from '@sesame/contract/shared/local-text.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { mailDate } from '../../../platform/mail/mail-format.ts';

/** Nothing was saved, so the renewal that the buyer agreed to with the order has not begun. */
export function renewalNotBegunMail(
  shop: MailShop,
  language: Language,
  about: { readonly product: Titled; readonly endsAt: Date },
): Mail {
  const product = titleIn(language, about.product);
  return layoutMail(shop, language, {
    subject: shop.t(language, 'renewalOffSubject', { product }),
    lead: shop.t(language, 'renewalNotBegunLead', { product, date: mailDate(about.endsAt) }),
    button: {
      label: shop.t(language, 'renewalMethodButton'),
      path: '/dashboard/subscriptions',
    },
    note: shop.t(language, 'renewalNotBegunNote'),
  });
}
