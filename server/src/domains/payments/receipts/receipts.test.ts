import { getReceipt } from '@sesame/contract/shop/payment-detail.ts';
import { afterAll, expect } from 'vitest';
import { readPdfText } from '../../../../test/read-pdf-text.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { createNotificationTexts } from '../../../platform/mail/notification-texts.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { describeReceipt } from './describe-receipt.ts';
import { createPdfDrawer } from './draw-pdf.ts';
import { getReceipt as readReceipt } from './get-receipt.ts';
import { receiptHtml } from './receipt-html.ts';

const pdf = createPdfDrawer();
const test = shopTest(['sales']);
const { shop } = test;
afterAll(async () => {
  await pdf.close();
});

const hostile = `<script>alert(1)</script> {{7*7}} & "Ünïcode" \u0000\nстрока`;

async function bought(): Promise<{ id: string; token: string; payment: PaymentRow }> {
  const { token, ...buyer } = await shop.newBuyer();
  const { body } = await shop.pay({ ...buyer, token });
  await shop.bank.decide(body.payment_id, 'pay');
  await shop.settled();
  return { id: body.payment_id, token, payment: await shop.payment(body.payment_id) };
}

async function fetchReceipt(id: string, token: string, query: string) {
  return fetch(`${shop.app.url}${getReceipt.path.replace(':id', id)}?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
}

const inText = (payment: PaymentRow, language: 'en' | 'ru' = 'en') =>
  describeReceipt(payment, {
    language,
    brand: 'Sesame',
    seller: { name: undefined, address: undefined, taxId: undefined },
    texts: createNotificationTexts(),
    methodTitle: language === 'ru' ? 'Карта' : 'Card',
    refunds: [],
  });

/** Turns a payment into one of $45.65 that was charged in rubles. */
const inRubles = (payment: PaymentRow): PaymentRow => ({
  ...payment,
  number: 'P-7K3M-92QF',
  title: 'Кинопоиск',
  duration_count: 3,
  price_cents: 4_900,
  fee_percent: 350,
  fee_cents: 172,
  discount_percent: 1_000,
  discount_cents: 507,
  total_cents: 4_565,
  captured_cents: 4_565,
  charge_currency: 'RUB',
  charge_minor: 370_851,
  rate_e4: 812_345,
  rate_source: 'cbr',
  rate_at: new Date('2026-03-10T00:00:00Z'),
});

test('a PDF contains the product, the charge and the access period in both languages', async () => {
  const { payment } = await bought();
  const texts = async (language: 'en' | 'ru') =>
    readPdfText(await pdf.draw(inText(inRubles(payment), language)));
  expect(await texts('en')).toEqual([
    'Sesame',
    'Receipt',
    'Payment number',
    'P-7K3M-92QF',
    'Ordered',
    '10.03.2026, 12:00 UTC',
    'Paid on',
    '10.03.2026, 12:00 UTC',
    'Product',
    'Кинопоиск',
    'Term',
    '3 months',
    'Access',
    '10.03.2026 – 10.04.2026',
    'Payment method',
    'Card',
    'Price',
    '$49.00',
    'Fee (3.5%)',
    '$1.72',
    'Discount (10%)',
    '−$5.07',
    'Total',
    '$45.65',
    'Charged in rubles',
    '3\u00a0708,51\u00a0₽ (81.2345\u00a0₽ for $1, Bank of Russia, 10.03.2026)',
    'This receipt confirms a payment to Sesame. It is not a fiscal document.',
  ]);
  const russian = await texts('ru');
  expect(russian).toEqual(
    expect.arrayContaining([
      'Квитанция',
      'Кинопоиск',
      '3\u00a0месяца',
      'Скидка (10%)',
      '3\u00a0708,51\u00a0₽ (81,2345\u00a0₽ за\u00a0$1, Банк России, 10.03.2026)',
    ]),
  );
});

test('a PDF is small, embeds its fonts and is deterministic', async () => {
  const { payment } = await bought();
  const receipt = inText(inRubles(payment), 'ru');
  const bytes = await pdf.draw(receipt);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.length).toBeLessThan(100_000);
  expect(bytes.toString('latin1')).toMatch(/\/FontFile2 \d+ 0 R/);
  expect(bytes.equals(await pdf.draw(receipt))).toBe(true);
});

test('a product title is never interpreted as markup, in the PDF and in the HTML page', async () => {
  const { payment } = await bought();
  const receipt = inText({ ...payment, title: hostile });
  const clean = '<script>alert(1)</script> {{7*7}} & "Ünïcode" строка';
  const lines = readPdfText(await pdf.draw(receipt));
  expect(lines.map((line) => line.trim()).join(' ')).toContain(clean);
  const html = receiptHtml(receipt).toString();
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; {{7*7}} &amp; &quot;Ünïcode&quot;');
  expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
});

test('long titles wrap, even without spaces, and many refunds continue on another page', async () => {
  const { payment } = await bought();
  const title = `${'название '.repeat(20)}${'x'.repeat(300)}`;
  const refunds = Array.from({ length: 30 }, () => ({ at: new Date(0), amountCents: 1 }));
  const receipt = describeReceipt(
    { ...payment, title, refunded_cents: 30 },
    {
      language: 'ru',
      brand: 'Sesame',
      seller: { name: 'Lantern LLC', address: '1 Main St', taxId: '7701234567' },
      texts: createNotificationTexts(),
      methodTitle: 'Карта',
      refunds,
    },
  );
  const bytes = await pdf.draw(receipt);
  const lines = readPdfText(bytes);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(80);
  expect(lines.join('').replaceAll(' ', '')).toContain(title.replaceAll(' ', ''));
  expect(bytes.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(2);
  expect(lines).toContain('−$0.30');
});

test('the file has a name and a type, and requires the token of its buyer', async () => {
  const { id, token, payment } = await bought();
  const file = await fetchReceipt(id, token, 'format=pdf&language=ru');
  expect(file.status).toBe(200);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('content-disposition')).toBe(
    `attachment; filename*=UTF-8''receipt-${payment.number}.pdf`,
  );
  expect(readPdfText(Buffer.from(await file.arrayBuffer()))).toContain('Квитанция');
  const page = await fetchReceipt(id, token, 'format=html&language=en');
  expect(page.headers.get('content-disposition')).toContain('.html');
  expect(await page.text()).toContain('<html lang="en">');
  const stranger = await shop.newBuyer();
  expect((await fetchReceipt(id, stranger.token, 'format=pdf&language=ru')).status).toBe(404);
  expect((await fetchReceipt(id, 'nobody', 'format=pdf&language=ru')).status).toBe(401);
});

test('an unpaid payment has no receipt, and a refund is shown on it', async () => {
  const buyer = await shop.newBuyer();
  const { body } = await shop.pay(buyer);
  const query = 'format=html&language=en';
  expect((await fetchReceipt(body.payment_id, buyer.token, query)).status).toBe(404);
  const { id, token } = await bought();
  await shop.bank.decide(id, 'refund');
  await shop.settled();
  const html = await (await fetchReceipt(id, token, query)).text();
  expect(html).toContain('Refunded on 10.03.2026');
  expect(html).toContain('−$5.07');
});

test('receipts are drawn one at a time, and requests beyond the queue are refused', async () => {
  const { payment } = await bought();
  const drawings = Array.from({ length: 12 }, () => pdf.draw(inText(payment)));
  const outcomes = await Promise.allSettled(drawings);
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ reason: { code: 'unavailable', retryAfterS: 5 } });
  expect((await pdf.draw(inText(payment))).length).toBeGreaterThan(0);
});

test('drawing is not part of the reads, which have a short deadline', async () => {
  const { id, payment } = await bought();
  const waiting = { draw: () => new Promise<Buffer>(() => {}), close: async () => {} };
  const wanted = { id, userId: payment.user_id, format: 'pdf', language: 'en' } as const;
  const answer = await readReceipt(shop.app.platform, waiting, wanted);
  expect(answer.name).toBe(`receipt-${payment.number}.pdf`);
});

test('the start of the thread has its own time, and a drawing that takes longer than its own is refused', async () => {
  const { payment } = await bought();
  const drawer = createPdfDrawer({ firstMs: 60_000, nextMs: 0 });
  expect((await drawer.draw(inText(payment))).length).toBeGreaterThan(0);
  await expect(drawer.draw(inText(payment))).rejects.toMatchObject({ code: 'unavailable' });
  expect((await drawer.draw(inText(payment))).length).toBeGreaterThan(0);
  await drawer.close();
});
