import type { Language } from '@sesame/contract/shared/limits.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { mailTime } from '../../../platform/mail/mail-format.ts';

export function rulesWaitingMail(
  shop: MailShop,
  language: Language,
  { name, due }: { readonly name: string; readonly due: Date },
): Mail {
  return layoutMail(shop, language, {
    subject: shop.t(language, 'rulesWaitingSubject'),
    lead: shop.t(language, 'rulesWaitingLead', { name, when: mailTime(due) }),
    button: { label: shop.t(language, 'rulesWaitingButton'), path: '/admin/settings' },
    note: shop.t(language, 'rulesWaitingNote'),
  });
}
