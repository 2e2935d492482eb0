import type { Language } from '@sesame/contract/shared/limits.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { mailTime } from '../../../platform/mail/mail-format.ts';

export function passwordChangedMail(shop: MailShop, language: Language, at: Date): Mail {
  return layoutMail(shop, language, {
    subject: shop.say(language, 'passwordChangedSubject'),
    lead: shop.say(language, 'passwordChangedLead', { when: mailTime(at) }),
    button: { label: shop.say(language, 'passwordChangedButton'), path: '/forgot-password' },
    note: shop.say(language, 'passwordChangedNote'),
  });
}
