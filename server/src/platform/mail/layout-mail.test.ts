import { mailTextOf } from '@sesame/contract/texts/mail-texts.ts';
import { describe, expect, test } from 'vitest';
import { layoutMail, type MailShop } from './layout-mail.ts';
import { mailDate, mailMoney, mailTime } from './mail-format.ts';

const shop: MailShop = {
  brandName: 'Sesame',
  brandNameRu: undefined,
  publicUrl: 'https://shop.example',
  support: 'help@shop.example',
  seller: { name: undefined, address: undefined, taxId: undefined },
  accent: '#00674c',
  hasLogo: false,
  t: mailTextOf,
};

describe('layoutMail', () => {
  test('has the same content in HTML and in text', () => {
    const mail = layoutMail(shop, 'en', {
      subject: 'A title',
      lead: 'A sentence.',
      rows: [['Total', '$10.68']],
      button: { label: 'Open', path: '/dashboard/subscriptions?order=1' },
      note: 'A note.',
    });
    for (const visible of [
      'Sesame',
      'A title',
      'A sentence.',
      '$10.68',
      'Open',
      'https://shop.example/dashboard/subscriptions?order=1',
      'A note.',
      'Questions: help@shop.example',
    ]) {
      expect(mail.text).toContain(visible);
      expect(mail.html).toContain(visible);
    }
    expect(mail.html).toContain('<html lang="en">');
  });

  test('uses the name of the shop in the reader’s language', () => {
    const named = { ...shop, brandName: 'Beacon', brandNameRu: 'Маяк' };
    const content = { subject: 'S', lead: 'L' };
    for (const [language, name] of [
      ['en', 'Beacon'],
      ['ru', 'Маяк'],
    ] as const) {
      const { html, text } = layoutMail(named, language, content);
      expect(text.split(name)).toHaveLength(3);
      expect(html).toContain(name);
      expect(text).not.toContain(language === 'en' ? 'Маяк' : 'Beacon');
    }
  });

  test.each([
    '{{7*7}}',
    '$' + '{7*7}',
    '<%=7*7%>',
    '{count}',
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    "' onmouseover='alert(1)",
    '</style><script>alert(1)</script>',
    '&lt;b&gt;',
  ])('shows %s as literal text in every position', (hostile) => {
    const mail = layoutMail({ ...shop, brandName: hostile, support: undefined }, 'ru', {
      subject: hostile,
      lead: hostile,
      rows: [[hostile, hostile]],
      button: { label: hostile, path: '/login' },
      note: hostile,
    });
    expect(mail.subject).toBe(hostile);
    expect(mail.text.split(hostile)).toHaveLength(9);
    const { elements, visible } = read(mail.html);
    expect(elements).toEqual([
      'a',
      'body',
      'br',
      'div',
      'h1',
      'head',
      'html',
      'meta',
      'p',
      'span',
      'style',
      'title',
    ]);
    // Once more than in the text: the title.
    expect(visible.split(hostile)).toHaveLength(10);
  });

  test('keeps a subject on one line', () => {
    const mail = layoutMail(shop, 'en', { subject: 'One\r\nBcc: x@example.com', lead: 'x' });
    expect(mail.subject).toBe('One Bcc: x@example.com');
  });
});

describe('a mail shows', () => {
  test('dates, times and amounts as on the pages, in UTC', () => {
    const at = new Date('2025-03-04T23:05:00Z');
    expect(mailDate(at)).toBe('04.03.2025');
    expect(mailTime(at)).toBe('04.03.2025, 23:05 UTC');
    expect(mailMoney(1_290)).toBe('$12.90');
    expect(mailMoney(-267)).toBe('−$2.67');
  });
});

/** The HTML as a browser parses it: names of elements, and text. */
function read(html: string): { elements: string[]; visible: string } {
  const elements = new Set([...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name]) => name ?? ''));
  const visible = html
    .replace(/<style>[^<]*<\/style>/, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
  return { elements: [...elements].sort(), visible };
}
