import { FORCED_RESET_LINK_LIFETIME_S, type Language } from '@sesame/contract/shared/limits.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';

export function forcedResetMail(shop: MailShop, language: Language, token: string): Mail {
  const count = FORCED_RESET_LINK_LIFETIME_S / (60 * 60);
  return layoutMail(shop, language, {
    subject: shop.t(language, 'forcedResetSubject'),
    lead: shop.t(language, 'forcedResetLead'),
    button: { label: shop.t(language, 'resetButton'), path: `/reset-password?token=${token}` },
    note: shop.t(language, 'forcedResetNote', { count }),
  });
}
