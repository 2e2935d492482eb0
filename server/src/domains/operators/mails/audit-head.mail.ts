import type { Language } from '@sesame/contract/shared/limits.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { mailTime } from '../../../platform/mail/mail-format.ts';
import { brandNameIn } from '../../../platform/shop/shop-settings.ts';
import type { AuditHead } from '../audit-log/audit-heads.store.ts';

export function auditHeadMail(
  shop: MailShop,
  language: Language,
  { id, hash, at }: AuditHead,
): Mail {
  return layoutMail(shop, language, {
    subject: shop.say(language, 'auditHeadSubject', { brand: brandNameIn(shop, language) }),
    lead: shop.say(language, 'auditHeadLead'),
    rows: [
      [shop.say(language, 'auditHeadEvent'), `${id}, ${mailTime(at)}`],
      [shop.say(language, 'auditHeadHash'), `${id}:${hash}`],
    ],
    button: { label: shop.say(language, 'auditHeadButton'), path: '/admin/audit' },
    note: shop.say(language, 'auditHeadNote'),
  });
}
