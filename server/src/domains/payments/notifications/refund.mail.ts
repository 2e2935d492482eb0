import type { Language } from '@sesame/contract/shared/limits.ts';
import type { MailTextKey } from '@sesame/contract/texts/mail-en.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { mailMoney, mailRoubles } from '../../../platform/mail/mail-format.ts';
import type { RefundMethod } from '../../../tables/payments.ts';
import type { PaymentRow } from '../records/payments.store.ts';

const LEADS: Readonly<Record<RefundMethod, MailTextKey>> = {
  gateway: 'refundLeadGateway',
  balance: 'refundLeadBalance',
  record: 'refundLeadRecord',
};

/** Tells the buyer how much was refunded and where to find it. */
export function refundMail(
  shop: MailShop,
  language: Language,
  {
    payment,
    refund,
    methodTitle,
  }: {
    payment: Pick<PaymentRow, 'id' | 'title' | 'charge_currency' | 'refunded_cents'>;
    refund: { way: RefundMethod; amountCents: number; amountMinor: number };
    methodTitle: string;
  },
): Mail {
  const say = (key: MailTextKey, params?: Record<string, string | number>) =>
    shop.say(language, key, params);
  const { way, amountCents, amountMinor } = refund;
  const words = { product: payment.title, amount: mailMoney(amountCents) };
  const inRoubles = way === 'gateway' && payment.charge_currency === 'RUB';
  return layoutMail(shop, language, {
    subject: say('refundSubject', words),
    lead: say(LEADS[way], words),
    rows: [
      ...(inRoubles ? [[say('refundCharged'), mailRoubles(amountMinor)] as const] : []),
      [say('refundTotal'), mailMoney(payment.refunded_cents)],
      [say('receiptMethod'), methodTitle],
      [say('receiptNumber'), payment.id],
    ],
    button: { label: say('refundButton'), path: '/dashboard/payments' },
  });
}
