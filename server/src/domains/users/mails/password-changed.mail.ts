import type { Language } from '@sesame/contract/limits.ts';
import { mailTextOf } from '@sesame/contract/texts/mail-texts.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { mailTime } from '../../../platform/mail/mail-format.ts';

export function passwordChangedMail(shop: MailShop, language: Language, at: Date): Mail {
  return layoutMail(shop, language, {
    subject: mailTextOf(language, 'passwordChangedSubject'),
    lead: mailTextOf(language, 'passwordChangedLead', { when: mailTime(at) }),
    button: { label: mailTextOf(language, 'passwordChangedButton'), path: '/forgot-password' },
    note: mailTextOf(language, 'passwordChangedNote'),
  });
}
