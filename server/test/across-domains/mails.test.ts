import { readdirSync } from 'node:fs';
import { LANGUAGES, type Language } from '@sesame/contract/shared/limits.ts';
import { mailTextOf } from '@sesame/contract/texts/mail-texts.ts';
import { describe, expect, test } from 'vitest';
import { accessChangedMail } from '../../src/domains/access/mails/access-changed.mail.ts';
import { credentialReplacedMail } from '../../src/domains/access/mails/credential-replaced.mail.ts';
import { linkSubstitutedMail } from '../../src/domains/access/mails/link-substituted.mail.ts';
import { subscriptionEndedMail } from '../../src/domains/access/mails/subscription-ended.mail.ts';
import { subscriptionEndsMail } from '../../src/domains/access/mails/subscription-ends.mail.ts';
import { describeEvent } from '../../src/domains/notifications/describe-event.ts';
import { digestMail } from '../../src/domains/notifications/mails/digest.mail.ts';
import { notificationMail } from '../../src/domains/notifications/mails/notification.mail.ts';
import { auditHeadMail } from '../../src/domains/operators/mails/audit-head.mail.ts';
import { invitationMail } from '../../src/domains/operators/mails/invitation.mail.ts';
import { giftCardMail } from '../../src/domains/payments/gifts/mails/gift-card.mail.ts';
import { giftChangeMail } from '../../src/domains/payments/gifts/mails/gift-change.mail.ts';
import { paymentChangeMail } from '../../src/domains/payments/notifications/payment-change.mail.ts';
import { proofRefusedMail } from '../../src/domains/payments/notifications/proof-refused.mail.ts';
import { receiptMail } from '../../src/domains/payments/notifications/receipt.mail.ts';
import { refundMail } from '../../src/domains/payments/notifications/refund.mail.ts';
import type { PaymentRow } from '../../src/domains/payments/records/payments.store.ts';
import { payoutMail } from '../../src/domains/referrals/mails/payout.mail.ts';
import { rulesWaitingMail } from '../../src/domains/referrals/mails/rules-waiting.mail.ts';
import type { PayoutRow } from '../../src/domains/referrals/payouts/payouts.store.ts';
import { renewalMail } from '../../src/domains/renewals/mails/renewal.mail.ts';
import { renewalNotBegunMail } from '../../src/domains/renewals/mails/renewal-not-begun.mail.ts';
import { renewalStoppedMail } from '../../src/domains/renewals/mails/renewal-stopped.mail.ts';
import { renewalTurnedOnMail } from '../../src/domains/renewals/mails/renewal-turned-on.mail.ts';
import { mailTestMail } from '../../src/domains/settings/mails/mail-test.mail.ts';
import { ticketAnsweredMail } from '../../src/domains/support/mails/ticket-answered.mail.ts';
import { ticketOpenedMail } from '../../src/domains/support/mails/ticket-opened.mail.ts';
import { accountChangedMail } from '../../src/domains/users/mails/account-changed.mail.ts';
import { alreadyRegisteredMail } from '../../src/domains/users/mails/already-registered.mail.ts';
import { confirmEmailMail } from '../../src/domains/users/mails/confirm-email.mail.ts';
import { forcedResetMail } from '../../src/domains/users/mails/forced-reset.mail.ts';
import { newDeviceMail } from '../../src/domains/users/mails/new-device.mail.ts';
import { passwordChangedMail } from '../../src/domains/users/mails/password-changed.mail.ts';
import { resetPasswordMail } from '../../src/domains/users/mails/reset-password.mail.ts';
import type { MailShop } from '../../src/platform/mail/layout-mail.ts';
import type { Mail } from '../../src/platform/mail/mail.ts';

const shop: MailShop = {
  brandName: 'Lantern',
  brandNameRu: undefined,
  publicUrl: 'https://shop.example',
  support: 'https://help.example/',
  seller: { name: undefined, address: undefined, taxId: undefined },
  accent: '#00674c',
  hasLogo: false,
  t: mailTextOf,
};
const at = new Date('2026-03-10T12:00:00Z');
const TOKEN = 'a'.repeat(43);
const HOSTILE = '<b>Pro</b> {{7*7}} {date}';

const payment = {
  id: '0199c000-0000-7000-8000-000000000001',
  number: 'P-7K3M-92QF',
  product_id: 7,
  gateway: 'card',
  title: 'Music',
  title_ru: '',
  duration_count: 3,
  duration_unit: 'month',
  price_cents: 1_290,
  fee_percent: 350,
  fee_cents: 45,
  discount_percent: 2_000,
  discount_cents: 267,
  total_cents: 1_068,
  captured_cents: 1_068,
  captured_minor: 1_068,
  refunded_cents: 500,
  currency: 'USD',
  charge_currency: 'USD',
  created_at: at,
  paid_at: at,
  access_from: at,
  access_until: new Date('2026-06-10T12:00:00Z'),
  // The cast is safe: the mail uses no other columns.
} as PaymentRow;

const payout = {
  id: '0199c000-0000-7000-8000-000000000002',
  network: 'ton',
  address: 'UQAHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHB5-k',
  amount_cents: 6_000,
  created_at: at,
  transaction: null,
  reason: null,
  // The cast is safe: the mail uses no other columns.
} as PayoutRow;

const eventMessage = (language: Language, about: string) =>
  describeEvent(
    mailTextOf,
    { language, zone: 'UTC' },
    {
      kind: 'refund_failed',
      about_ru: '',
      subject: payment.id,
      occurred_at: at,
      alert_id: 7,
      payment_id: payment.id,
      number: 'P-7K3M-92QF',
      amount_cents: 1_068,
      about,
      due_at: at,
    },
  );

/** Every template by its file name; a missing one fails the first test. */
const mails: Record<string, (language: Language, marked?: string) => Mail> = {
  'confirm-email': (language) => confirmEmailMail(shop, language, TOKEN),
  'reset-password': (language) => resetPasswordMail(shop, language, TOKEN),
  'forced-reset': (language) => forcedResetMail(shop, language, TOKEN),
  'password-changed': (language) => passwordChangedMail(shop, language, at),
  'new-device': (language, device = 'Chrome') =>
    newDeviceMail(shop, language, { at, device, ipPrefix: '192.0.2.0/24' }),
  'already-registered': (language) => alreadyRegisteredMail(shop, language),
  'account-changed': (language) => accountChangedMail(shop, language, 'telegram_on', at),
  receipt: (language, title = 'Music') =>
    receiptMail(shop, language, { payment: { ...payment, title }, methodTitle: title }),
  'subscription-ends': (language, product = 'Music') =>
    subscriptionEndsMail(shop, language, { product, productId: 7, endsAt: at, daysLeft: 3 }),
  'subscription-ended': (language, product = 'Music') =>
    subscriptionEndedMail(shop, language, { product, productId: 7, endsAt: at }),
  'renewal-turned-on': (language, title = 'Music') =>
    renewalTurnedOnMail(shop, language, {
      product: { title, title_ru: '' },
      text: 'What the buyer read',
      stopPath: `/stop-renewal#${payment.id}.${TOKEN}`,
    }),
  'renewal-not-begun': (language, title = 'Music') =>
    renewalNotBegunMail(shop, language, { product: { title, title_ru: '' }, endsAt: at }),
  'renewal-stopped': (language, title = 'Music') =>
    renewalStoppedMail(shop, language, { product: { title, title_ru: '' }, endsAt: at }),
  'credential-replaced': (language, product = 'Music') =>
    credentialReplacedMail(shop, language, { product, service: 'Tidal' }),
  'link-substituted': (language, product = 'Music') =>
    linkSubstitutedMail(shop, language, { product, service: 'Tidal', instead: 'Spotify' }),
  payout: (language, reason = 'the address is not yours') =>
    payoutMail(shop, language, { ...payout, state: 'rejected', reason }),
  refund: (language, title = 'Music') =>
    refundMail(shop, language, {
      payment: { ...payment, title },
      refund: { method: 'gateway', amountCents: 500, amountMinor: 500 },
      methodTitle: title,
      access: { until: at, isOver: false },
    }),
  'payment-change': (language, title = 'Music') =>
    paymentChangeMail(shop, language, 'dispute-lost', {
      payment: { ...payment, title },
      amountCents: 500,
    }),
  'gift-card': (language, message = 'Happy birthday') =>
    giftCardMail(shop, language, {
      ...{ product: 'Music', duration: '3 mons', code: 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-2345' },
      message,
    }),
  'gift-change': (language, product = 'Music') =>
    giftChangeMail(shop, language, 'received', { product, until: at, creditCents: null }),
  renewal: (language, product = 'Music') =>
    renewalMail(shop, language, 'coming', {
      ...{ product, productId: 7, totalCents: 1_068, term: { count: 3, unit: 'month' } },
      method: { brand: 'visa', provider: 'stripe', last4: '4242' },
      ...{ kopecks: 98_000, date: at, accessUntil: at },
      stopPath: `/stop-renewal#${payment.id}.${TOKEN}`,
    }),
  'access-changed': (language, product = 'Music') =>
    accessChangedMail(shop, language, 'extended', {
      subscriptionId: payment.id,
      product,
      endsAt: at,
      days: 3,
    }),
  'proof-refused': (language, reason = 'the proof is of another payment') =>
    proofRefusedMail(shop, language, {
      payment: { ...payment, state: 'pending', expires_at: at },
      reason,
    }),
  invitation: (language, inviter = 'Olivia') =>
    invitationMail(shop, language, { path: `/admin/join?token=${TOKEN}`, inviter }),
  'audit-head': (language) =>
    auditHeadMail(shop, language, { id: 1_042, hash: 'a'.repeat(64), at }),
  'mail-test': (language) => mailTestMail(shop, language),
  notification: (language, about = 'Tidal') =>
    notificationMail(shop, language, eventMessage(language, about)),
  digest: (language, about = 'Tidal') =>
    digestMail(shop, language, [eventMessage(language, about), eventMessage(language, 'Spotify')]),
  'rules-waiting': (language, name = 'Olivia') =>
    rulesWaitingMail(shop, language, { name, due: at }),
  'ticket-answered': (language, title = 'Connect opens an error page') =>
    ticketAnsweredMail(shop, language, { id: payment.id, number: 4217, title }),
  'ticket-opened': (language, title = 'Your link has been replaced') =>
    ticketOpenedMail(shop, language, { id: payment.id, number: 4217, title }),
};
const cases = Object.keys(mails).flatMap((kind) =>
  LANGUAGES.map((language) => [kind, language] as const),
);
const render = (kind: string, language: Language, marked?: string) => {
  const template = mails[kind];
  if (template === undefined) throw new Error(`there is no template ${kind}`);
  return template(language, marked);
};

test('every template in the source is rendered here', () => {
  const files = readdirSync(new URL('../../src/', import.meta.url), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => file.endsWith('.mail.ts'))
    .map((file) => file.replace(/^.*[\\/]/, '').replace('.mail.ts', ''));
  expect(files.sort()).toEqual(Object.keys(mails).sort());
});

describe.each(cases)('the mail %s in %s', (kind, language) => {
  const mail = render(kind, language);

  test('has no unfilled parameter and no text in another language', () => {
    for (const text of [mail.subject, mail.text]) expect(text).not.toMatch(/[{}]|undefined|NaN/);
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(mail.html).toContain('Lantern');
    expect(/[а-яё]/i.test(mail.subject)).toBe(language === 'ru');
  });

  test('has the same content in text and in HTML', () => {
    const marked = mail.html
      .replace(/<style>[^<]*<\/style>|<[^>]*>/g, ' ')
      .replaceAll('&amp;', '&');
    for (const line of mail.text.split('\n').filter((one) => one !== '' && one !== '--')) {
      for (const part of line.replace(/:$/, '').split(': ')) expect(marked).toContain(part);
    }
  });

  test('links only to the shop', () => {
    const addresses = [...mail.html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url]) => url);
    const origins = addresses.map((url) => new URL(url ?? '').origin);
    expect([...new Set(origins)]).toEqual(['https://shop.example']);
    const inText = mail.text.match(/https?:\/\/\S+/g) ?? [];
    const allowed = ['https://shop.example', 'https://help.example'];
    expect(inText.every((url) => allowed.includes(new URL(url).origin))).toBe(true);
  });

  test('shows hostile text literally', () => {
    const hostile = render(kind, language, HOSTILE);
    expect(hostile.html).not.toContain('<b>');
    expect(hostile.html).not.toMatch(/(^|[^{])\b49\b/);
    const takesText = hostile.text !== mail.text;
    expect(hostile.text.includes(HOSTILE)).toBe(takesText);
  });
});

describe('a receipt', () => {
  test('has the lines of the payment', () => {
    const { text } = render('receipt', 'en');
    expect(text).toContain('Term: 3 months\nPrice: $12.90\nFee (3.5%): $0.45\n');
    expect(text).toContain('Discount (20%): −$2.67\nTotal: $10.68\n');
    expect(text).toContain('active until 10.06.2026');
    expect(text).not.toContain('Paid:');
  });

  test('names what was paid beyond the total, and omits empty lines', () => {
    const plain = { ...payment, fee_cents: 0, discount_cents: 0, captured_cents: 2_000 };
    const { text } = receiptMail(shop, 'en', { payment: plain, methodTitle: 'Card' });
    expect(text).toContain('Total: $10.68\nPaid: $20.00\nPayment method: Card');
    expect(text).not.toMatch(/Fee|Discount/);
  });

  test('of a zero amount does not thank for a payment', () => {
    const free = { ...payment, total_cents: 0, captured_cents: 0 };
    const mail = receiptMail(shop, 'en', { payment: free, methodTitle: 'Card' });
    expect(mail.subject).toBe('Music is active');
    expect(mail.text).not.toMatch(/Thank you|Payment method/);
  });
});

describe('a mail about a payout', () => {
  test('explains after a request how to cancel it', () => {
    const { subject, text } = payoutMail(shop, 'en', { ...payout, state: 'requested' });
    expect(subject).toBe('Payout of $60.00 requested');
    expect(text).toContain(`Network: TON\nAddress: ${payout.address}`);
    expect(text).toContain('cancel the payout');
  });

  test('names the transaction once it was sent', () => {
    const paid = { ...payout, state: 'paid', transaction: 'a'.repeat(64) } as const;
    expect(payoutMail(shop, 'ru', paid).text).toContain(`Транзакция: ${paid.transaction}`);
  });
});

test('an unknown device is called unknown', () => {
  const mail = newDeviceMail(shop, 'ru', { at, device: undefined, ipPrefix: '192.0.2.0/24' });
  expect(mail.text).toContain('Неизвестное устройство');
});
