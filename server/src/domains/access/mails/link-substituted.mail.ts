import type { Language } from '@sesame/contract/limits.ts';
import { mailTextOf } from '@sesame/contract/texts/mail-texts.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';

export function linkSubstitutedMail(
  shop: MailShop,
  language: Language,
  names: { readonly product: string; readonly service: string; readonly instead: string },
): Mail {
  return layoutMail(shop, language, {
    subject: mailTextOf(language, 'linkSubstitutedSubject', { product: names.product }),
    lead: mailTextOf(language, 'linkSubstitutedLead', names),
    button: {
      label: mailTextOf(language, 'receiptButton'),
      path: '/dashboard/subscriptions',
    },
    note: mailTextOf(language, 'linkSubstitutedNote'),
  });
}
