import { INVITATION_LIFE_S, type Language } from '@sesame/contract/limits.ts';
import { mailTextOf } from '@sesame/contract/texts/mail-texts.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { brandNameIn } from '../../../platform/shop/shop-settings.ts';

export function invitationMail(
  shop: MailShop,
  language: Language,
  { path, inviter }: { readonly path: string; readonly inviter: string },
): Mail {
  return layoutMail(shop, language, {
    subject: mailTextOf(language, 'invitationSubject', { brand: brandNameIn(shop, language) }),
    lead: mailTextOf(language, 'invitationLead', { name: inviter }),
    button: { label: mailTextOf(language, 'invitationButton'), path },
    note: mailTextOf(language, 'invitationNote', { count: INVITATION_LIFE_S / 3_600 }),
  });
}
