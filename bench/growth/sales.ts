import { inParallel } from '../load/http-client.ts';
import {
  countGranted,
  decideAtBank,
  listPriceIds,
  type Order,
  placeOrder,
  sendWebhook,
} from '../sell.ts';
import type { BenchShop } from '../shop.ts';
import { waitUntil } from '../wait-until.ts';
import { type CallCost, costOf } from './measure-cost.ts';

const BUYERS_AT_ONCE = 16;

/** Buyers order once each, and the bank reports the payments; both parts are measured, the payment at the bank is not. */
export async function measureSales(
  shop: BenchShop,
  tokens: readonly string[],
): Promise<{ readonly order: CallCost; readonly settlement: CallCost }> {
  const prices = await listPriceIds(shop);
  const orders: Order[] = [];
  const order = await costOf(shop, async () => {
    await inParallel([...tokens.entries()], BUYERS_AT_ONCE, async ([index, token]) => {
      orders.push(await placeOrder(shop, token, prices[index % prices.length] ?? 0));
    });
    return tokens.length;
  });
  for (const { bankId } of orders) await decideAtBank(shop, bankId, 'pay_silently');
  const settlement = await costOf(shop, async () => {
    await inParallel(orders, BUYERS_AT_ONCE, (one) => sendWebhook(shop, one));
    await waitUntil(async () => (await countGranted(shop, orders)) === orders.length, 100);
    return orders.length;
  });
  return { order, settlement };
}
