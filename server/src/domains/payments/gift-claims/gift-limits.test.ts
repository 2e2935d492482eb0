import { claimGift, previewGift } from '@sesame/contract/shop/gifts.ts';
import { expect } from 'vitest';
import { buildBuyer } from '../../../../test/build/build-purchase.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

const test = shopTest([], { limits: true });
const WRONG = 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-2345';

test('wrong codes are limited for each user, of any form and in both calls', async ({ app }) => {
  const buyer = await buildBuyer(app.platform);
  const answers = [];
  for (let guess = 0; guess < 6; guess++) {
    for (const route of [previewGift, claimGift]) {
      const code = guess % 2 === 0 ? WRONG : 'hello';
      answers.push((await app.call(route, { body: { code } }, buyer)).refusal?.code);
    }
  }
  expect(answers).toEqual([
    ...Array(10).fill('gift_invalid'),
    'too_many_requests',
    'too_many_requests',
  ]);
});

test('wrong codes are limited for each network, however many accounts send them', async ({
  app,
}) => {
  const guess = async () => {
    const buyer = await buildBuyer(app.platform);
    return (await app.call(previewGift, { body: { code: WRONG } }, buyer)).refusal?.code;
  };
  const answers = new Set<string | undefined>();
  for (let account = 0; account < 61; account++) answers.add(await guess());
  expect([...answers]).toEqual(['gift_invalid', 'too_many_requests']);
});
