import type { Language } from '@sesame/contract/shared/limits.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { mailTime } from '../../../platform/mail/mail-format.ts';

export function passwordChangedMail(shop: MailShop, language: Language, at: Date): Mail {
  return layoutMail(shop, language, {
    subject: shop.t(language, 'passwordChangedSubject'),
    lead: shop.t(language, 'passwordChangedLead', { when: mailTime(at) }),
    button: { label: shop.t(language, 'passwordChangedButton'), path: '/forgot-password' },
    note: shop.t(language, 'passwordChangedNote'),
  });
}
