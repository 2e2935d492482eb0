import { type Language, RESET_LINK_LIFE_S } from '@sesame/contract/limits.ts';
import { mailTextOf } from '@sesame/contract/texts/mail-texts.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';

export function resetPasswordMail(shop: MailShop, language: Language, token: string): Mail {
  return layoutMail(shop, language, {
    subject: mailTextOf(language, 'resetSubject'),
    lead: mailTextOf(language, 'resetLead'),
    button: {
      label: mailTextOf(language, 'resetButton'),
      path: `/reset-password?token=${token}`,
    },
    note: mailTextOf(language, 'resetNote', { count: RESET_LINK_LIFE_S / 60 }),
  });
}
