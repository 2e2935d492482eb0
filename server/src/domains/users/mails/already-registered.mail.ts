import type { Language } from '@sesame/contract/shared/limits.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';

export function alreadyRegisteredMail(shop: MailShop, language: Language): Mail {
  return layoutMail(shop, language, {
    subject: shop.t(language, 'alreadyRegisteredSubject'),
    lead: shop.t(language, 'alreadyRegisteredLead'),
    button: { label: shop.t(language, 'alreadyRegisteredButton'), path: '/login' },
    note: shop.t(language, 'alreadyRegisteredNote'),
  });
}
