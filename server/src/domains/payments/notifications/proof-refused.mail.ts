import type { Language } from '@sesame/contract/shared/limits.ts';
import { titleIn } from '@sesame/contract/shared/local-text.ts';
import type { MailTextKey } from '@sesame/contract/texts/mail-texts.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { mailTime } from '../../../platform/mail/mail-format.ts';
import type { PaymentRow } from '../records/payments.store.ts';

/** Informs the buyer why a proof of payment was rejected, and that another one can be sent. */
export function proofRefusedMail(
  shop: MailShop,
  language: Language,
  {
    payment,
    reason,
  }: {
    payment: Pick<PaymentRow, 'id' | 'title' | 'title_ru' | 'state' | 'expires_at'>;
    reason: string;
  },
): Mail {
  const t = (key: MailTextKey, params?: Record<string, string | number>) =>
    shop.t(language, key, params);
  const isOpen = payment.state === 'pending';
  return layoutMail(shop, language, {
    subject: t('proofRefusedSubject', { product: titleIn(language, payment) }),
    lead: t('proofRefusedLead', { product: titleIn(language, payment) }),
    rows: [
      [t('proofRefusedReason'), reason],
      ...(isOpen ? [[t('proofRefusedUntil'), mailTime(payment.expires_at)] as const] : []),
    ],
    button: {
      label: t('proofRefusedButton'),
      path: `/buy-loading-cis?payment=${payment.id}`,
    },
    note: t('proofRefusedNote'),
  });
}
