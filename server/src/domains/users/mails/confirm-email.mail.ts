import { CONFIRM_LINK_LIFE_S, type Language } from '@sesame/contract/limits.ts';
import { mailTextOf } from '@sesame/contract/texts/mail-texts.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';

export function confirmEmailMail(shop: MailShop, language: Language, token: string): Mail {
  const count = CONFIRM_LINK_LIFE_S / (24 * 60 * 60);
  return layoutMail(shop, language, {
    subject: mailTextOf(language, 'confirmSubject'),
    lead: mailTextOf(language, 'confirmLead'),
    button: {
      label: mailTextOf(language, 'confirmButton'),
      path: `/confirm-email?token=${token}`,
    },
    note: mailTextOf(language, 'confirmNote', { count }),
  });
}
