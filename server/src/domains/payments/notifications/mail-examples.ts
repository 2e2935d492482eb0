import type { MailExample } from '../../../platform/mail/mail-example.ts';
import { type PaymentChange, paymentChangeMail } from './payment-change.mail.ts';
import { proofRefusedMail } from './proof-refused.mail.ts';
import { receiptMail } from './receipt.mail.ts';
import { refundMail } from './refund.mail.ts';

const at = new Date('2026-03-10T12:00:00Z');
const payment = {
  id: '0199c000-0000-7000-8000-000000000001',
  number: 'P-7K3M-92QF',
  title: 'Music',
  title_ru: 'Музыка',
  product_id: 1,
  state: 'pending',
  duration_count: 3,
  duration_unit: 'month',
  price_cents: 1_290,
  fee_percent: 350,
  fee_cents: 45,
  discount_percent: 2_000,
  discount_cents: 267,
  total_cents: 1_068,
  captured_cents: 1_068,
  refunded_cents: 500,
  charge_currency: 'RUB',
  created_at: at,
  paid_at: at,
  expires_at: at,
  access_from: at,
  access_until: new Date('2026-06-10T12:00:00Z'),
  is_gift: false,
} as const;
const methodTitle = 'Visa / Mastercard';

const changeOf = (change: PaymentChange): MailExample => ({
  name: `payment-${change}`,
  render: (shop, language) =>
    paymentChangeMail(shop, language, change, { payment, amountCents: 500 }),
});

const giftChangeOf = (change: PaymentChange): MailExample => ({
  name: `payment-gift-${change}`,
  render: (shop, language) =>
    paymentChangeMail(shop, language, change, {
      payment: { ...payment, is_gift: true },
      amountCents: 1_068,
    }),
});

const refundBy = (method: 'gateway' | 'balance' | 'record'): MailExample => ({
  name: `refund-${method}`,
  render: (shop, language) =>
    refundMail(shop, language, {
      payment,
      refund: { method, amountCents: 500, amountMinor: 45_500 },
      methodTitle,
      access: { until: payment.access_until, isOver: method === 'record' },
    }),
});

export const paymentMailExamples: readonly MailExample[] = [
  {
    name: 'receipt',
    render: (shop, language) =>
      receiptMail(shop, language, {
        payment: { ...payment, captured_cents: 1_100 },
        methodTitle,
      }),
  },
  {
    name: 'receipt-free',
    render: (shop, language) =>
      receiptMail(shop, language, {
        payment: { ...payment, total_cents: 0, captured_cents: 0 },
        methodTitle,
      }),
  },
  {
    name: 'plan-changed',
    render: (shop, language) =>
      receiptMail(shop, language, {
        payment: { ...payment, fee_cents: 0, discount_cents: 0, total_cents: 0, captured_cents: 0 },
        methodTitle,
        replaced: {
          credits: [{ title: 'Films', title_ru: 'Кино', unused_days: 80, credit_cents: 4_000 }],
          restCents: 2_710,
        },
      }),
  },
  {
    name: 'receipt-gift',
    render: (shop, language) =>
      receiptMail(shop, language, { payment: { ...payment, is_gift: true }, methodTitle }),
  },
  refundBy('gateway'),
  refundBy('balance'),
  refundBy('record'),
  changeOf('held'),
  changeOf('returned'),
  changeOf('disputed'),
  changeOf('dispute-won'),
  changeOf('dispute-lost'),
  giftChangeOf('disputed'),
  giftChangeOf('dispute-won'),
  giftChangeOf('dispute-lost'),
  changeOf('refund-failed'),
  changeOf('declined'),
  changeOf('expired'),
  changeOf('canceled'),
  changeOf('canceled-refunded'),
  changeOf('paid-twice'),
  changeOf('paid-twice-refund'),
  changeOf('paid-twice-failed'),
  {
    name: 'proof-refused',
    render: (shop, language) =>
      proofRefusedMail(shop, language, {
        payment,
        reason: language === 'ru' ? 'чек о другом платеже' : 'the proof is of another payment',
      }),
  },
];
