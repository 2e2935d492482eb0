import { listPaymentMethods } from '@sesame/contract/shop/payments.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildBuyer } from '../../../../test/build/build-purchase.ts';
import { getRow, updateRows } from '../../../../test/rows.ts';
import { startApp, type TestApp } from '../../../../test/shops/start-app.ts';
import { UNSAFE_HTML, xssCorpus } from '../../../../test/xss-corpus.ts';
import { insertMissingMethods } from './insert-missing-methods.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  const bank = {
    url: 'http://127.0.0.1:9',
    apiKey: 'a key for the bank',
    webhookSecret: 'a secret of the bank',
  };
  app = await startApp({ bank, verifiesLedger: false });
  token = (await buildBuyer(app.platform)).token;
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.platform.db.deleteFrom('payment_methods').where('provider', '=', 'bank').execute();
});

const method = (html: string) => ({
  gateway: 'card',
  provider: 'bank',
  category: 'worldwide' as const,
  title: 'Card',
  title_ru: 'Карта',
  description: html,
  description_ru: html,
  fee_percent: 0,
});

async function descriptions() {
  const { body } = await app.call(listPaymentMethods, {}, { token });
  const found = body.find(({ gateway }) => gateway === 'card');
  return [found?.description, found?.description_ru];
}

test('allowed tags of a description are kept', async () => {
  await insertMissingMethods(app.platform.db, [method('Any <b>bank</b>')]);
  expect(await descriptions()).toEqual(['Any <b>bank</b>', 'Any <b>bank</b>']);
});

test('an existing method is left unchanged', async () => {
  await insertMissingMethods(app.platform.db, [method('first')]);
  await insertMissingMethods(app.platform.db, [method('second')]);
  expect(await descriptions()).toEqual(['first', 'first']);
});

test.each(xssCorpus)('%s is sanitized when stored, and when sent from an old row', async (html) => {
  const { db } = app.platform;
  await insertMissingMethods(db, [method(html)]);
  const stored = await getRow(db, 'payment_methods', { gateway: 'card' }, [
    'description',
    'description_ru',
  ]);
  expect(Object.values(stored).join('\n')).not.toMatch(UNSAFE_HTML);
  await updateRows(
    db,
    'payment_methods',
    { gateway: 'card' },
    { description: html, description_ru: html },
  );
  expect((await descriptions()).join('\n')).not.toMatch(UNSAFE_HTML);
});
