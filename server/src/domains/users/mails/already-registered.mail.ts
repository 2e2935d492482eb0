import type { Language } from '@sesame/contract/shared/limits.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';

export function alreadyRegisteredMail(shop: MailShop, language: Language): Mail {
  return layoutMail(shop, language, {
    subject: shop.say(language, 'alreadyRegisteredSubject'),
    lead: shop.say(language, 'alreadyRegisteredLead'),
    button: { label: shop.say(language, 'alreadyRegisteredButton'), path: '/login' },
    note: shop.say(language, 'alreadyRegisteredNote'),
  });
}
