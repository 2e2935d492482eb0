import type { Language } from '@sesame/contract/shared/limits.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';

/** The mail does not contain what is new: that is shown only after signing in. */
export function credentialReplacedMail(
  shop: MailShop,
  language: Language,
  { product, service }: { readonly product: string; readonly service: string },
): Mail {
  return layoutMail(shop, language, {
    subject: shop.t(language, 'credentialReplacedSubject', { product }),
    lead: shop.t(language, 'credentialReplacedLead', { product, service }),
    button: {
      label: shop.t(language, 'receiptButton'),
      path: '/dashboard/subscriptions',
    },
    note: shop.t(language, 'credentialReplacedNote', { product }),
  });
}
