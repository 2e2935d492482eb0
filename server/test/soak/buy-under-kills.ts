import { setTimeout as sleep } from 'node:timers/promises';
import { grantSubscription } from '@sesame/contract/console/subscriptions.ts';
import { startPayment } from '@sesame/contract/shop/payments.ts';
import { createTicket, sendMessage } from '@sesame/contract/shop/support.ts';
import { type Buyer, buildBuyer } from '../build/build-purchase.ts';
import { CODE, type KillableShop } from './killable-shop.ts';
import { Refused, type RetryingClient } from './retrying-client.ts';

export interface Context {
  readonly shop: KillableShop;
  readonly client: RetryingClient;
  /** The facts that clients received, in the order of the answers. */
  readonly facts: string[];
}

/**
 * The actions of a new buyer while processes are killed: an order, sometimes with a limited promo code, its payment,
 * and a ticket with two messages; some also get a subscription as a gift. Each fact is recorded as soon as a client has
 * received it.
 */
export async function buyUnderKills(
  { shop, client, facts }: Context,
  number: number,
): Promise<void> {
  const buyer = await newBuyer(shop);
  const order = await placeOrder({ shop, client }, buyer, number % 3 === 0);
  facts.push(`order ${order.id}`);
  if (order.withCode) facts.push(`use of the code by ${order.id}`);
  const atBank = shop.bank.payments().find(({ orderId }) => orderId === order.id);
  if (atBank === undefined) throw new Error(`the bank knows no order ${order.id}`);
  await shop.bank.decide(atBank.id, 'pay');
  facts.push(`money of ${order.id}`, `state of ${order.id}`, `access by ${order.id}`);

  const first = `The question ${number}`;
  const opened = { title: 'A question', header_message: first };
  const ticket = (await client.call(createTicket, { body: opened }, buyer.token)).id;
  facts.push(`ticket ${ticket}`, `message ${first}`);
  const content = `More of the question ${number}`;
  await client.call(sendMessage, { body: { ticket, content } }, buyer.token);
  facts.push(`message ${content}`);

  if (number % 4 !== 0) return;
  const gift = { user: buyer.id, product: shop.product.id, duration: '10 days', reason: 'A trial' };
  await client.call(grantSubscription, { body: gift }, shop.operatorToken);
  facts.push(`gift to ${buyer.id}`);
}

async function placeOrder(
  { shop, client }: Pick<Context, 'shop' | 'client'>,
  { token }: Buyer,
  needsCode: boolean,
): Promise<{ readonly id: string; readonly withCode: boolean }> {
  const query = { subscription_price_id: String(shop.product.priceId) };
  const order = async (body: object) =>
    (await client.call(startPayment, { query, body: { gateway: 'card', ...body } }, token))
      .payment_id;
  if (needsCode) {
    const id = await order({ promocode: CODE.code }).catch((error: unknown) => {
      // The promo code is used up.
      if (error instanceof Refused && error.code === 'promo_invalid') return undefined;
      throw error;
    });
    if (id !== undefined) return { id, withCode: true };
  }
  return { id: await order({}), withCode: false };
}

/** Inserts the buyer directly into the database. If that is interrupted, another buyer is created. */
async function newBuyer({ beside }: KillableShop): Promise<Buyer> {
  for (;;) {
    const buyer = await buildBuyer(beside.platform).catch(() => undefined);
    if (buyer !== undefined) return buyer;
    await sleep(50);
  }
}
