import { closeAnnouncement } from '@sesame/contract/shop/announcements.ts';
import { describe, expect } from 'vitest';
import { buildAnnouncement } from '../../../../test/build/build-announcement.ts';
import { buildOperator } from '../../../../test/build/build-operator.ts';
import { type Buyer, buildBuyer } from '../../../../test/build/build-purchase.ts';
import { updateRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { xssCorpus } from '../../../../test/xss-corpus.ts';
import { sha256 } from '../../../platform/secrets/crypto.ts';
import { addAnnouncementToPage } from './add-announcement-to-page.ts';
import { announcementInPage } from './announcement-in-page.ts';

const page =
  '<html><head><title>x</title><link rel="modulepreload" crossorigin href="/x.js"></head><body><!--announcement--><h2>{{title-en}}</h2><p>{{description-en}}</p>{{action-place}}<h2>{{title-ru}}</h2><!--/announcement--><main></main></body></html>';
const plainPage =
  '<html><head><title>x</title><link rel="modulepreload" crossorigin href="/x.js"></head><body><main></main></body></html>';

let buyer: Buyer;
let id: number;
const test = shopTest();
const { app } = test;
test.beforeAll(async () => {
  const operator = await buildOperator(app, { role: 'content' });
  buyer = await buildBuyer(app.platform);
  await updateRows(app, 'users', { id: buyer.id }, { email_confirmed_at: app.clock.now() });
  const title = { title: 'A "gift" & $& more', title_ru: 'Подарок', button_text: 'Use it' };
  ({ id } = await buildAnnouncement(app, operator.token, title));
});

const openPage = (token: string | undefined) =>
  addAnnouncementToPage(app.platform, page, token === undefined ? undefined : sha256(token));

test('the page contains the texts in both languages and the announcement as data', async () => {
  const html = await openPage(buyer.token);
  expect(html).toContain('<h2>Подарок</h2>');
  expect(html).not.toContain('{{');
  expect(html).toContain('<div class="first-view-action"></div>');
  // The announcement is painted before its code is requested.
  expect(html).toContain('<link data-after-paint="modulepreload" crossorigin href="/x.js">');
  const content = /<meta name="sesame:announcement" content="([^"]*)">/.exec(html)?.[1] ?? '';
  expect(html.indexOf('sesame:announcement')).toBeLessThan(html.indexOf('<title>'));
  const text = content.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  expect(JSON.parse(text.replaceAll('&#39;', "'").replaceAll('&amp;', '&'))).toMatchObject({
    id,
    title_ru: 'Подарок',
  });
});

describe('the page has no announcement', () => {
  test('for visitors and invalid tokens', async () => {
    expect(await openPage(undefined)).toBe(plainPage);
    expect(await openPage('T'.repeat(43))).toBe(plainPage);
  });

  test('for users who see a banner above it', async () => {
    const set = (deletionAt: Date | null) =>
      updateRows(app, 'users', { id: buyer.id }, { deletion_at: deletionAt });
    await set(app.clock.now());
    expect(await openPage(buyer.token)).toBe(plainPage);
    await set(null);
    expect(await openPage(buyer.token)).not.toBe(plainPage);
  });

  test('for users who closed it', async () => {
    await app.call(closeAnnouncement, { body: { id } }, { token: buyer.token });
    expect(await openPage(buyer.token)).toBe(plainPage);
  });
});

test('an attack in the data cannot break out of the page', () => {
  for (const payload of xssCorpus) {
    const html = announcementInPage(page, {
      id: 1,
      // The texts have been cleaned before they come here.
      title: '',
      title_ru: '',
      description: '',
      description_ru: '',
      button_text: '',
      button_text_ru: '',
      button_href: payload,
      image: null,
      image_alt: payload,
      image_alt_ru: '',
    });
    expect(html.replace(/ content="[^"]*"/, '')).toBe(
      '<html><head><meta name="sesame:announcement"><title>x</title><link data-after-paint="modulepreload" crossorigin href="/x.js"></head><body><h2></h2><p></p><h2></h2><main></main></body></html>',
    );
  }
});

test('a page without the placeholder stays as it is', () => {
  expect(announcementInPage('<html></html>', undefined)).toBe('<html></html>');
});
