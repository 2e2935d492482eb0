import { type Language, RESET_LINK_LIFE_S } from '@sesame/contract/shared/limits.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';

export function resetPasswordMail(shop: MailShop, language: Language, token: string): Mail {
  return layoutMail(shop, language, {
    subject: shop.say(language, 'resetSubject'),
    lead: shop.say(language, 'resetLead'),
    button: {
      label: shop.say(language, 'resetButton'),
      path: `/reset-password?token=${token}`,
    },
    note: shop.say(language, 'resetNote', { count: RESET_LINK_LIFE_S / 60 }),
  });
}
