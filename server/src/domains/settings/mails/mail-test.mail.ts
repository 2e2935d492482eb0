import type { Language } from '@sesame/contract/shared/limits.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { brandNameIn } from '../../../platform/shop/shop-settings.ts';

/** Arrives when an operator tries the mail server. */
export function mailTestMail(shop: MailShop, language: Language): Mail {
  return layoutMail(shop, language, {
    subject: shop.t(language, 'mailTestSubject', { brand: brandNameIn(shop, language) }),
    lead: shop.t(language, 'mailTestLead'),
    button: { label: shop.t(language, 'mailTestButton'), path: '/admin/settings' },
  });
}
