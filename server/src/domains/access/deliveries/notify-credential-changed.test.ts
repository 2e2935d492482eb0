import type { Titled } from '@sesame/contract/shared/local-text.ts';
import { expect } from 'vitest';
import { buildBuyer } from '../../../../test/build/build-purchase.ts';
import { ANNA, BORIS } from '../../../../test/shops/parts/telegram.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { notifyCredentialChanged } from './notify-credential-changed.ts';

const test = shopTest(['telegram']);
const bot = test.shop;

/** @returns the bot's messages about it */
async function notify(userId: string, person: number, instead?: Titled): Promise<string[]> {
  const { platform } = bot.app;
  const before = bot.messagesTo(person).length;
  const link = { id: platform.ids.uuid(), itemId: platform.ids.uuid(), user_id: userId };
  const names = {
    ...{ product: 'Music', product_ru: 'Музыка', service: 'Tidal', service_ru: '' },
    ...(instead !== undefined && { instead }),
  };
  for (let twice = 0; twice < 2; twice++) {
    await inTransaction(platform.db, (tx) =>
      notifyCredentialChanged(tx, platform, { ...link, ...names }),
    );
  }
  await bot.runBot();
  return bot.messagesTo(person).slice(before);
}

test('a buyer who opted in is notified once by Telegram, with the new service if any', async () => {
  const buyer = await buildBuyer(bot.app.platform);
  await bot.connect(buyer, ANNA, { access_changed: true });
  const url = `${bot.app.platform.publicUrl()}/dashboard/subscriptions`;
  expect(await notify(buyer.id, ANNA)).toEqual([
    `Your access details for Tidal (Music) were replaced. Find the new ones here: ${url}`,
  ]);
  expect(await notify(buyer.id, ANNA, { title: 'Spotify', title_ru: '' })).toEqual([
    `Tidal (Music) was not available. You got Spotify instead: ${url}`,
  ]);
});

test('a buyer who opted in to payments only is not notified', async () => {
  const buyer = await buildBuyer(bot.app.platform);
  await bot.connect(buyer, BORIS, { payment_received: true });
  expect(await notify(buyer.id, BORIS)).toEqual([]);
});
