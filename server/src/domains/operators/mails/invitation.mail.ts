import { INVITATION_LIFETIME_S, type Language } from '@sesame/contract/shared/limits.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { brandNameIn } from '../../../platform/shop/shop-settings.ts';

export function invitationMail(
  shop: MailShop,
  language: Language,
  { path, inviter }: { readonly path: string; readonly inviter: string },
): Mail {
  return layoutMail(shop, language, {
    subject: shop.t(language, 'invitationSubject', { brand: brandNameIn(shop, language) }),
    lead: shop.t(language, 'invitationLead', { name: inviter }),
    button: { label: shop.t(language, 'invitationButton'), path },
    note: shop.t(language, 'invitationNote', { count: INVITATION_LIFETIME_S / 3_600 }),
  });
}
