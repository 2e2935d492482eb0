import type { Language } from '@sesame/contract/shared/limits.ts';
import { titleIn } from '@sesame/contract/shared/local-text.ts';
import type { MailTextKey } from '@sesame/contract/texts/mail-texts.ts';
import type { RefundMethod } from '../../../database.types.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { mailDate, mailMoney, mailRubles } from '../../../platform/mail/mail-format.ts';
import type { PaymentRow } from '../records/payments.store.ts';

const LEADS: Readonly<Record<RefundMethod, MailTextKey>> = {
  gateway: 'refundLeadGateway',
  balance: 'refundLeadBalance',
  record: 'refundLeadRecord',
};

/** Informs the buyer how much was refunded, and where to find it. */
export function refundMail(
  shop: MailShop,
  language: Language,
  {
    payment,
    refund,
    methodTitle,
    access,
  }: {
    payment: Pick<
      PaymentRow,
      'number' | 'title' | 'title_ru' | 'charge_currency' | 'refunded_cents'
    >;
    refund: { method: RefundMethod; amountCents: number; amountMinor: number };
    methodTitle: string;
    /** The end of the buyer's subscription after the refund; undefined when nothing was granted. */
    access: { readonly until: Date; readonly isOver: boolean } | undefined;
  },
): Mail {
  const t = (key: MailTextKey, params?: Record<string, string | number>) =>
    shop.t(language, key, params);
  const { method, amountCents, amountMinor } = refund;
  const texts = { product: titleIn(language, payment), amount: mailMoney(amountCents) };
  const inRubles = method === 'gateway' && payment.charge_currency === 'RUB';
  return layoutMail(shop, language, {
    subject: t('refundSubject', texts),
    lead: t(LEADS[method], texts),
    rows: [
      ...(inRubles ? [[t('refundCharged'), mailRubles(amountMinor)] as const] : []),
      [t('refundTotal'), mailMoney(payment.refunded_cents)],
      ...(access === undefined
        ? []
        : [
            [
              t('refundAccess'),
              access.isOver
                ? t('refundAccessEnded')
                : t('refundAccessUntil', { date: mailDate(access.until) }),
            ] as const,
          ]),
      [t('receiptMethod'), methodTitle],
      [t('receiptNumber'), payment.number],
    ],
    button: { label: t('refundButton'), path: '/dashboard/payments' },
  });
}
