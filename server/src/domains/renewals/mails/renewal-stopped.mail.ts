import type { Language } from '@sesame/contract/shared/limits.ts';
import { type Titled, titleIn } from '@sesame/contract/shared/local-text.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { mailDate } from '../../../platform/mail/mail-format.ts';

/** Confirms that nothing more is charged, and says so where only the payment method was removed. */
export function renewalStoppedMail(
  shop: MailShop,
  language: Language,
  stopped: {
    readonly product: Titled;
    readonly endsAt: Date;
    readonly isMethodRemoved?: boolean;
  },
): Mail {
  const product = titleIn(language, stopped.product);
  return layoutMail(shop, language, {
    subject: shop.t(language, 'renewalOffSubject', { product }),
    lead: shop.t(language, stopped.isMethodRemoved ? 'renewalMethodGoneLead' : 'renewalOffLead', {
      ...{ product, date: mailDate(stopped.endsAt) },
    }),
    button: {
      label: shop.t(language, 'renewalSubscriptionsButton'),
      path: '/dashboard/subscriptions',
    },
  });
}
