import { listGifts, readGift } from '@sesame/contract/shop/gifts.ts';
import type { Shop } from '../shops/start-shop.ts';

/** A gift of 200.00 a month, paid at the bank. */
export async function buyGift(shop: Shop<'refunds'>) {
  const buyer = await shop.newBuyer();
  const order = { priceId: shop.expensivePriceId, gateway: 'free', gift: true } as const;
  const paymentId = (await shop.pay(buyer, order)).body.payment_id;
  await shop.bank.decide(paymentId, 'pay');
  await shop.settled();
  const [gift] = (await shop.app.call(listGifts, { query: {} }, buyer)).body;
  const id = gift?.id ?? '';
  const { code } = (await shop.app.call(readGift, { params: { id } }, buyer)).body;
  return { buyer, paymentId, id, code };
}
