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
    subject: shop.t(language, 'auditHeadSubject', { brand: brandNameIn(shop, language) }),
    lead: shop.t(language, 'auditHeadLead'),
    rows: [
      [shop.t(language, 'auditHeadEvent'), `${id}, ${mailTime(at)}`],
      [shop.t(language, 'auditHeadHash'), `${id}:${hash}`],
    ],
    button: { label: shop.t(language, 'auditHeadButton'), path: '/admin/audit' },
    note: shop.t(language, 'auditHeadNote'),
  });
}
