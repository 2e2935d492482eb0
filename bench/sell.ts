import { createHmac, randomUUID } from 'node:crypto';
import { listSubPlans, type SubPlan } from '@sesame/contract/shop/catalogue.ts';
import { receiveWebhook, startPayment } from '@sesame/contract/shop/payments.ts';
import { bearer } from './buyers.ts';
import type { Call } from './load/hit.ts';
import { expectOk, postJson, send } from './load/http-client.ts';
import type { BenchShop } from './shop.ts';
import { waitUntil } from './wait-until.ts';

export async function listPriceIds(shop: BenchShop): Promise<number[]> {
  const answer = expectOk(await send(`${shop.url}${listSubPlans.path}`, {}));
  // The cast is safe: tests validate the shop's answer against the contract.
  const plans = JSON.parse(answer.text) as SubPlan[];
  return plans
    .filter(({ active }) => active)
    .flatMap(({ price_table }) => price_table.map(({ id }) => id));
}

interface OrderOptions {
  readonly promocode?: string;
  readonly gift?: true;
}

/** The call that starts a payment by the owner of a token. */
export function orderCall(token: string, priceId: number, options: OrderOptions = {}): Call {
  return {
    method: 'POST',
    path: `${startPayment.path}?subscription_price_id=${priceId}`,
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: JSON.stringify({ gateway: 'card', ...options }),
  };
}

export interface Order {
  readonly paymentId: string;
  readonly bankId: string;
}

export async function placeOrder(
  shop: BenchShop,
  token: string,
  priceId: number,
  options: OrderOptions = {},
): Promise<Order> {
  const { path, headers } = orderCall(token, priceId);
  const body = { gateway: 'card', ...options };
  const answer = expectOk(await postJson(`${shop.url}${path}`, body, headers ?? {}));
  const { url, payment_id: paymentId } = JSON.parse(answer.text);
  return { paymentId, bankId: url.split('/').at(-1) };
}

/** `pay` sends a webhook to the shop, `pay_silently` does not. */
export async function decideAtBank(
  { bank }: BenchShop,
  bankId: string,
  outcome: 'pay' | 'pay_silently',
): Promise<void> {
  expectOk(await postJson(`${bank.url}/_emulator/decide`, { payment: bankId, outcome }, {}));
}

/** Sends the shop a signed webhook that a payment has been paid. */
export async function sendWebhook(shop: BenchShop, { paymentId, bankId }: Order): Promise<void> {
  const body = {
    id: `evt_${randomUUID()}`,
    type: 'payment.paid',
    payment: { id: bankId, order_id: paymentId },
  };
  const sentAt = Math.floor(Date.now() / 1_000);
  const digest = createHmac('sha256', shop.bank.webhookSecret)
    .update(`${sentAt}.${JSON.stringify(body)}`)
    .digest('hex');
  const url = `${shop.url}${receiveWebhook.path.replace(':provider', 'bank')}`;
  expectOk(await postJson(url, body, { 'bank-signature': `t=${sentAt},v1=${digest}` }));
}

/** Sells once and waits for the access. No other purchase may run meanwhile. */
export async function sellTo(shop: BenchShop, token: string, priceId: number): Promise<void> {
  const before = await countGrants(shop);
  const { bankId } = await placeOrder(shop, token, priceId);
  await decideAtBank(shop, bankId, 'pay');
  await waitUntil(async () => (await countGrants(shop)) > before);
}

/** How many of the orders have their access; unlike a count of all, as cheap in a large shop as in a small one. */
export async function countGranted(
  { database }: BenchShop,
  orders: readonly Order[],
): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::int as count from grants where payment_id = any($1::uuid[])',
    [orders.map(({ paymentId }) => paymentId)],
  );
  return rows[0]?.count ?? 0;
}

/** Number of grants so far. */
export async function countGrants({ database }: BenchShop): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::int as count from grants',
  );
  return rows[0]?.count ?? 0;
}
