import type { Language } from '@sesame/contract/limits.ts';
import { mailTextOf } from '@sesame/contract/texts/mail-texts.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';

export function alreadyRegisteredMail(shop: MailShop, language: Language): Mail {
  return layoutMail(shop, language, {
    subject: mailTextOf(language, 'alreadyRegisteredSubject'),
    lead: mailTextOf(language, 'alreadyRegisteredLead'),
    button: { label: mailTextOf(language, 'alreadyRegisteredButton'), path: '/login' },
    note: mailTextOf(language, 'alreadyRegisteredNote'),
  });
}
