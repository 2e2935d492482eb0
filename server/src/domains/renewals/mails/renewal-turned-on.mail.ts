import type { Language } from '@sesame/contract/shared/limits.ts';
import { type Titled, titleIn } from '@sesame/contract/shared/local-text.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';

/** Proof of what a buyer agreed to, in the words that they read. */
export function renewalTurnedOnMail(
  shop: MailShop,
  language: Language,
  agreed: { readonly product: Titled; readonly text: string; readonly stopPath: string },
): Mail {
  const product = titleIn(language, agreed.product);
  return layoutMail(shop, language, {
    subject: shop.t(language, 'renewalOnSubject', { product }),
    lead: shop.t(language, 'renewalOnLead', { product }),
    rows: [[shop.t(language, 'renewalOnAgreed'), agreed.text]],
    button: {
      label: shop.t(language, 'renewalSubscriptionsButton'),
      path: '/dashboard/subscriptions',
    },
    link: { label: shop.t(language, 'renewalStopLink'), path: agreed.stopPath },
  });
}
