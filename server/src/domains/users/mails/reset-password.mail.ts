import { type Language, RESET_LINK_LIFETIME_S } from '@sesame/contract/shared/limits.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';

export function resetPasswordMail(shop: MailShop, language: Language, token: string): Mail {
  return layoutMail(shop, language, {
    subject: shop.t(language, 'resetSubject'),
    lead: shop.t(language, 'resetLead'),
    button: {
      label: shop.t(language, 'resetButton'),
      path: `/reset-password?token=${token}`,
    },
    note: shop.t(language, 'resetNote', { count: RESET_LINK_LIFETIME_S / 60 }),
  });
}
