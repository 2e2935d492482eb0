import type { Language } from '@sesame/contract/shared/limits.ts';
import { titleIn } from '@sesame/contract/shared/local-text.ts';
import type { MailTextKey } from '@sesame/contract/texts/mail-texts.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { mailDate, mailMoney } from '../../../platform/mail/mail-format.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import type { PaymentNotification } from './notification-keys.ts';

/** Changes of a payment beside its settlement and its refunds. */
export type PaymentChange = Exclude<PaymentNotification, 'receipt' | 'refund' | 'proof-refused'>;

/** The one next step that a mail offers. */
type Step = 'payment' | 'decide' | 'support' | 'subscriptions' | 'gifts' | 'order';

interface Words {
  readonly subject: MailTextKey;
  readonly lead: MailTextKey;
  readonly step: Step;
}

const CHANGES: Readonly<Record<PaymentChange, Words>> = {
  held: { subject: 'heldSubject', lead: 'heldLead', step: 'payment' },
  returned: { subject: 'returnedSubject', lead: 'returnedLead', step: 'order' },
  disputed: { subject: 'disputedSubject', lead: 'disputedLead', step: 'support' },
  'dispute-won': { subject: 'disputeWonSubject', lead: 'disputeWonLead', step: 'subscriptions' },
  'dispute-lost': { subject: 'disputeLostSubject', lead: 'disputeLostLead', step: 'order' },
  'refund-failed': { subject: 'refundFailedSubject', lead: 'refundFailedLead', step: 'support' },
  declined: { subject: 'declinedSubject', lead: 'declinedLead', step: 'order' },
  expired: { subject: 'expiredSubject', lead: 'expiredLead', step: 'order' },
  canceled: { subject: 'canceledSubject', lead: 'canceledLead', step: 'order' },
  'canceled-refunded': {
    subject: 'returnedSubject',
    lead: 'canceledRefundedLead',
    step: 'order',
  },
  'paid-twice': { subject: 'paidTwiceSubject', lead: 'paidTwiceLead', step: 'decide' },
  'paid-twice-refund': {
    subject: 'paidTwiceSubject',
    lead: 'paidTwiceRefundLead',
    step: 'payment',
  },
  'paid-twice-failed': {
    subject: 'paidTwiceSubject',
    lead: 'paidTwiceFailedLead',
    step: 'decide',
  },
};

/** A gift gives its buyer no access, so these are about its code. */
const OF_GIFT: Readonly<Partial<Record<PaymentChange, Words>>> = {
  disputed: { subject: 'giftHeldSubject', lead: 'giftDisputedLead', step: 'support' },
  'dispute-won': { subject: 'giftResumedSubject', lead: 'giftDisputeWonLead', step: 'gifts' },
  'dispute-lost': { subject: 'disputeLostSubject', lead: 'giftDisputeLostLead', step: 'order' },
};

function textsOf(change: PaymentChange, { payment }: ChangedPayment): Words {
  return (payment.is_gift ? OF_GIFT[change] : undefined) ?? CHANGES[change];
}

const UNPAID: readonly PaymentChange[] = ['declined', 'expired', 'canceled', 'canceled-refunded'];

/** Whether an order ended unpaid; buyers may turn these mails off. */
export function isUnpaid(change: PaymentChange): boolean {
  return UNPAID.includes(change);
}

export interface ChangedPayment {
  readonly payment: Pick<
    PaymentRow,
    | 'id'
    | 'number'
    | 'title'
    | 'title_ru'
    | 'product_id'
    | 'access_from'
    | 'access_until'
    | 'is_gift'
  >;
  /** The money that moved, in cents, where the text names it. */
  readonly amountCents?: number;
}

/** The subject of such a mail, which is also the text of the message by the bot. */
export function paymentChangeSubject(
  shop: MailShop,
  language: Language,
  change: PaymentChange,
  changed: ChangedPayment,
): string {
  const product = titleIn(language, changed.payment);
  return shop.t(language, textsOf(change, changed).subject, { product });
}

/** Says what happened to a payment, what it means for the access, and what to do next. */
export function paymentChangeMail(
  shop: MailShop,
  language: Language,
  change: PaymentChange,
  changed: ChangedPayment,
): Mail {
  const { payment, amountCents = 0 } = changed;
  const { lead, step } = textsOf(change, changed);
  return layoutMail(shop, language, {
    subject: paymentChangeSubject(shop, language, change, changed),
    lead: shop.t(language, lead, {
      product: titleIn(language, payment),
      amount: mailMoney(amountCents),
      date: dateOf(payment.access_until),
      // The period of a payment begins where the access would end without it.
      dateWithout: dateOf(payment.access_from),
    }),
    rows: [[shop.t(language, 'receiptNumber'), payment.number]],
    button: buttonOf(shop, language, step, payment),
    ...(isUnpaid(change) && { note: shop.t(language, 'unpaidMailsNote') }),
  });
}

function dateOf(date: Date | null): string {
  return date === null ? '' : mailDate(date);
}

function buttonOf(
  shop: MailShop,
  language: Language,
  step: Step,
  { id, product_id: product }: ChangedPayment['payment'],
) {
  const buttons = {
    payment: { label: 'paymentButton', path: `/dashboard/payments/${id}` },
    decide: { label: 'paidTwiceButton', path: `/dashboard/payments/${id}` },
    support: { label: 'supportButton', path: `/help-ticket-create?payment=${id}` },
    subscriptions: { label: 'receiptButton', path: '/dashboard/subscriptions' },
    gifts: { label: 'giftsButton', path: '/gifts' },
    order: { label: 'endedButton', path: `/dashboard/subscriptions?order=${product}&again` },
  } as const;
  const { label, path } = buttons[step];
  return { label: shop.t(language, label), path };
}
