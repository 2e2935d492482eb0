import type { Language } from '@sesame/contract/shared/limits.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';

export function linkSubstitutedMail(
  shop: MailShop,
  language: Language,
  names: { readonly product: string; readonly service: string; readonly instead: string },
): Mail {
  return layoutMail(shop, language, {
    subject: shop.t(language, 'linkSubstitutedSubject', { product: names.product }),
    lead: shop.t(language, 'linkSubstitutedLead', names),
    button: {
      label: shop.t(language, 'receiptButton'),
      path: '/dashboard/subscriptions',
    },
    note: shop.t(language, 'linkSubstitutedNote'),
  });
}
