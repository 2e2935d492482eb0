import { CONFIRM_LINK_LIFETIME_S, type Language } from '@sesame/contract/shared/limits.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';

export function confirmEmailMail(shop: MailShop, language: Language, token: string): Mail {
  const count = CONFIRM_LINK_LIFETIME_S / (24 * 60 * 60);
  return layoutMail(shop, language, {
    subject: shop.t(language, 'confirmSubject'),
    lead: shop.t(language, 'confirmLead'),
    button: {
      label: shop.t(language, 'confirmButton'),
      path: `/confirm-email?token=${token}`,
    },
    note: shop.t(language, 'confirmNote', { count }),
  });
}
