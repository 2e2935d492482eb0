import { randomUUID } from 'node:crypto';
import { claimGift, readGift, refundGift } from '@sesame/contract/shop/gifts.ts';
import { cancelPayment } from '@sesame/contract/shop/payments.ts';
import { register } from '@sesame/contract/shop/users.ts';
import { bearer } from '../buyers.ts';
import { expectOk, postJson, send } from '../load/http-client.ts';
import { decideAtBank, listPriceIds, placeOrder } from '../sell.ts';
import type { BenchShop } from '../shop.ts';
import { waitUntil } from '../wait-until.ts';

/** Buyers of the template, each with as many payments as `fillShop` promises. */
export const TEMPLATE_BUYERS = 5;
export const PAYMENTS_EACH = 10;
export const TEMPLATE_NAME = 'template';
/** The name of a buyer of the template, and of their address: a letter, because digits look like letters in the key of a name. */
export const nameOf = (buyer: number) => `${TEMPLATE_NAME}-${String.fromCharCode(97 + buyer)}`;
const PROMO = 'GROWTH10';

/**
 * Buyers register and buy through the shop: new plans, the same one again, with a promo code, orders that they cancel,
 * gifts that another one redeems, and gifts that are refunded. Their rows are what `fillShop` copies.
 */
export async function sellTemplate(shop: BenchShop): Promise<void> {
  await shop.database.query(
    'insert into promo_codes (code, code_key, discount_percent) values ($1, $1, 1000)',
    [PROMO],
  );
  const tokens: string[] = [];
  for (let buyer = 0; buyer < TEMPLATE_BUYERS; buyer++)
    tokens.push(await registerBuyer(shop, buyer));
  const prices = await findPrices(shop);
  for (const [buyer, token] of tokens.entries()) {
    // Prices of products that follow one another: three for each.
    const priceOf = (product: number) => prices[((buyer + product * 3) * 3) % prices.length] ?? 0;
    await buy(shop, token, priceOf(0));
    await buy(shop, token, priceOf(1));
    await buy(shop, token, priceOf(2));
    await buy(shop, token, priceOf(0));
    await buy(shop, token, priceOf(3), { promocode: PROMO });
    await buy(shop, token, priceOf(4));
    await cancel(shop, token, priceOf(5));
    await cancel(shop, token, priceOf(6));
    await giveTo(shop, token, priceOf(7), tokens[(buyer + 1) % tokens.length] ?? '');
    await giveBack(shop, token, priceOf(5));
  }
  await untilDone(shop);
}

/**
 * Without products that give every buyer an own link: it is sealed for the item, so a copy could not be opened, and the shop
 * answers in full, never with 304, while a link cannot be opened.
 */
async function findPrices(shop: BenchShop): Promise<number[]> {
  const { rows } = await shop.database.query<{ id: number }>(
    `select id from prices where product_id in (
       select product_id from product_services join inventory_items using (service_id)
       where kind = 'unique' and content = 'link')`,
  );
  const left = new Set(rows.map(({ id }) => id));
  return (await listPriceIds(shop)).filter((id) => !left.has(id));
}

async function registerBuyer(shop: BenchShop, buyer: number): Promise<string> {
  const email = `${nameOf(buyer)}@growth.example`;
  const account = { email, password: 'correct horse battery', language: 'en' };
  const answer = expectOk(await postJson(`${shop.url}${register.path}`, account, {}));
  return JSON.parse(answer.text).access_token;
}

async function buy(shop: BenchShop, token: string, price: number, options = {}): Promise<string> {
  const { paymentId, bankId } = await placeOrder(shop, token, price, options);
  await decideAtBank(shop, bankId, 'pay');
  await waitUntil(async () => (await stateOf(shop, paymentId)) === 'paid');
  return paymentId;
}

async function cancel(shop: BenchShop, token: string, price: number): Promise<void> {
  const { paymentId } = await placeOrder(shop, token, price);
  const body = { payment_id: paymentId };
  expectOk(await postJson(`${shop.url}${cancelPayment.path}`, body, bearer(token)));
}

async function giveTo(shop: BenchShop, token: string, price: number, to: string): Promise<void> {
  const { code } = await openGift(shop, token, await buy(shop, token, price, { gift: true }));
  const headers = { ...bearer(to), 'idempotency-key': randomUUID() };
  expectOk(await postJson(`${shop.url}${claimGift.path}`, { code }, headers));
}

async function giveBack(shop: BenchShop, token: string, price: number): Promise<void> {
  const paymentId = await buy(shop, token, price, { gift: true });
  const { gift } = await openGift(shop, token, paymentId);
  const url = `${shop.url}${refundGift.path.replace(':id', gift.id)}`;
  const headers = { ...bearer(token), 'idempotency-key': randomUUID() };
  expectOk(await postJson(url, { expected_amount: gift.refund.amount }, headers));
  await waitUntil(async () => (await stateOf(shop, paymentId)) === 'refunded');
}

async function openGift(shop: BenchShop, token: string, paymentId: string) {
  const { rows } = await shop.database.query<{ id: string }>(
    'select id from gifts where payment_id = $1',
    [paymentId],
  );
  const url = `${shop.url}${readGift.path.replace(':id', rows[0]?.id ?? '')}`;
  return JSON.parse(expectOk(await send(url, { headers: bearer(token) })).text);
}

async function stateOf({ database }: BenchShop, paymentId: string): Promise<string | undefined> {
  const { rows } = await database.query<{ state: string }>(
    'select state from payments where id = $1',
    [paymentId],
  );
  return rows[0]?.state;
}

/** Until webhooks are applied and no background work of a sale is left. */
async function untilDone({ database }: BenchShop): Promise<void> {
  await waitUntil(async () => {
    const { rows } = await database.query<{ left: number }>(
      `select (select count(*) from webhook_events where applied_at is null)
            + (select count(*) from pgboss.job where state < 'completed')
            + (select count(*) from mails where sent_at is null and abandoned_at is null)
            + (select count(*) from operator_news where announced_at is null) as left`,
    );
    return Number(rows[0]?.left) === 0;
  });
}
