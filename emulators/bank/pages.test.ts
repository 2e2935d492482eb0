import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Outcome } from '../kit/outcomes.ts';
import { chooseLanguage } from '../kit/page/choose-language.ts';
import { listen } from '../kit/test/listen.ts';
import { type RunningBank, startBank } from './start-bank.ts';
import { openPayment } from './test/call-bank.ts';

let bank: RunningBank;
let shop: Awaited<ReturnType<typeof listen>>;

beforeEach(async () => {
  shop = await listen();
  bank = await startBank({ retryDelaysMs: [], hangMs: 0 });
});
afterEach(async () => {
  await bank.stop();
  await shop.stop();
});

async function open(url: string, language = 'en') {
  const answer = await fetch(url, { headers: { 'accept-language': language } });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Submits a form as a browser without scripts does; it must be present on the page. */
async function press(pageUrl: string, outcome: Outcome) {
  const { text } = await open(pageUrl);
  if (!text.includes(`name="outcome" value="${outcome}"`)) {
    throw new Error(`The page offers no ${outcome}`);
  }
  return fetch(pageUrl, {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  });
}

describe('the page of a payment', () => {
  test("shows merchant, description and sum in the reader's language", async () => {
    const { url } = await openPayment(bank, shop.url, { description: 'Askara Pro' });
    const english = await open(url);
    expect(english.text).toContain('<html lang="en">');
    for (const part of ['sesame-demo', 'Askara Pro', '$10.68', 'Approve', 'Decline']) {
      expect(english.text).toContain(part);
    }
    const russian = await open(url, 'ru-RU,ru;q=0.9,en;q=0.8');
    expect(russian.text).toContain('<html lang="ru">');
    expect(russian.text).toContain('10,68');
    expect(russian.text).toContain('Отклонить');
  });

  test('escapes hostile text', async () => {
    const hostile = `"><script>alert(1)</script><img src=x onerror='alert(2)'>&amp;`;
    const { url } = await openPayment(bank, shop.url, { description: hostile, order_id: hostile });
    for (const page of [url, `${bank.url}/`]) {
      const { text } = await open(page);
      expect(text).not.toMatch(/<script|<img/);
      expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(text).toContain('&#39;alert(2)&#39;&gt;&amp;amp;');
    }
  });

  test('allows no script, and forms only to the bank and this shop', async () => {
    const { url } = await openPayment(bank, shop.url);
    const { headers, text } = await open(url);
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${shop.url}; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(text).not.toMatch(/<script|style="|\son\w+=/);
    const style = text.match(/rel="stylesheet" href="([^"]+)"/)?.[1] ?? '';
    const sheet = await fetch(new URL(style, url));
    expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8');
  });

  test.each<[Outcome, string]>([
    ['pay', 'paid'],
    ['decline', 'declined'],
    ['cancel', 'canceled'],
    ['expire', 'expired'],
    ['pay_late', 'paid'],
    ['pay_twice', 'paid'],
    ['pay_reordered', 'paid'],
    ['pay_bad_signature', 'paid'],
    ['pay_silently', 'paid'],
    ['pay_less', 'paid'],
    ['wrong_currency', 'paid'],
  ])('%s makes the payment %s and leads back to the shop', async (outcome, state) => {
    const { url } = await openPayment(bank, shop.url);
    const answer = await press(url, outcome);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${shop.url}/dashboard`]);
    expect(bank.payments()).toMatchObject([{ state }]);
  });

  test('charges and then leaves the browser without an answer', async () => {
    const { url } = await openPayment(bank, shop.url);
    const answer = await press(url, 'pay_timeout');
    expect(answer.status).toBe(504);
    await bank.webhooksIdle();
    expect(bank.payments()).toMatchObject([{ state: 'paid' }]);
    expect(shop.webhooks).toEqual([]);
  });

  test.each<[Outcome, string]>([
    ['refund', 'refunded'],
    ['dispute', 'disputed'],
  ])('%s makes a paid payment %s and stays on the page', async (outcome, state) => {
    const { id, url } = await openPayment(bank, shop.url);
    await expect(press(url, outcome)).rejects.toThrow('offers no');
    await bank.decide(id, 'pay');
    const answer = await press(url, outcome);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/pay/${id}`]);
    expect(bank.payments()).toMatchObject([{ state }]);
  });

  test('shows how a finished payment ended, what was sent, and the way back', async () => {
    const { id, url } = await openPayment(bank, shop.url);
    await bank.decide(id, 'wrong_currency');
    await bank.webhooksIdle();
    const { text } = await open(url);
    expect(text).toContain('<h2>Paid</h2>');
    expect(text).toContain('€10.68');
    expect(text).toContain(`href="${shop.url}/dashboard"`);
    expect(text).toContain('payment.paid');
    await expect(press(url, 'pay')).rejects.toThrow('offers no');
  });

  test('shows the state after a click that came too late', async () => {
    const { id, url } = await openPayment(bank, shop.url);
    await bank.decide(id, 'decline');
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'pay' }),
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/pay/${id}`]);
    expect(bank.payments()).toMatchObject([{ state: 'declined' }]);
  });

  test('refuses other forms', async () => {
    const { url } = await openPayment(bank, shop.url);
    for (const fields of [{}, { outcome: 'steal' }, { outcome: 'pay', sum: '1' }]) {
      const body = new URLSearchParams(Object.entries(fields));
      expect((await fetch(url, { method: 'POST', body })).status).toBe(400);
    }
    expect(bank.payments()).toMatchObject([{ state: 'open' }]);
  });

  test('shows a message for an unknown payment', async () => {
    const { status, text } = await open(`${bank.url}/pay/pay_x`);
    expect(status).toBe(404);
    expect(text).toContain('No such payment');
  });
});

describe('the front page', () => {
  test('is empty at first, then lists the newest payment first', async () => {
    expect((await open(`${bank.url}/`)).text).toContain('No payments yet');
    await openPayment(bank, shop.url, { description: 'First' });
    await openPayment(bank, shop.url, { description: 'Second' });
    const { text } = await open(`${bank.url}/`);
    expect(text.indexOf('Second')).toBeGreaterThan(0);
    expect(text.indexOf('Second')).toBeLessThan(text.indexOf('First'));
  });
});

describe('the language', () => {
  test.each([
    [undefined, 'en'],
    ['', 'en'],
    ['de', 'en'],
    ['ru', 'ru'],
    ['RU-ru', 'ru'],
    ['de,ru;q=0.5,en;q=0.7', 'en'],
    ['ru;q=0,en', 'en'],
    [';;;q=,', 'en'],
  ])('of %j is %s', (header, language) => {
    expect(chooseLanguage(header)).toBe(language);
  });
});
