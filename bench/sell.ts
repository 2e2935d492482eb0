import { listSubPlans, type SubPlan } from '@sesame/contract/catalogue.ts';
import { startPayment } from '@sesame/contract/payments.ts';
import { bearer } from './buyers.ts';
import type { Call } from './load/hit.ts';
import { expectOk, postJson, send } from './load/http-client.ts';
import type { BenchShop } from './shop.ts';
import { waitUntil } from './wait-until.ts';

export async function listPriceIds(shop: BenchShop): Promise<number[]> {
  const answer = expectOk(await send(`${shop.url}${listSubPlans.path}`, {}));
  // The shop's own answer, held against the contract by its tests.
  const plans = JSON.parse(answer.text) as SubPlan[];
  return plans
    .filter(({ active }) => active)
    .flatMap(({ price_table }) => price_table.map(({ id }) => id));
}

/** Pay, pressed by the owner of a token. */
export function orderCall(token: string, priceId: number): Call {
  return {
    method: 'POST',
    path: `${startPayment.path}?subscription_price_id=${priceId}`,
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: JSON.stringify({ gateway: 'card' }),
  };
}

export interface Order {
  readonly paymentId: string;
  readonly bankId: string;
}

export async function placeOrder(shop: BenchShop, token: string, priceId: number): Promise<Order> {
  const { path, headers = {} } = orderCall(token, priceId);
  const answer = expectOk(await postJson(`${shop.url}${path}`, { gateway: 'card' }, headers));
  const { url, payment_id: paymentId } = JSON.parse(answer.text);
  return { paymentId, bankId: url.split('/').at(-1) };
}

/** `approve` tells the shop, `approve_silently` does not. */
export async function decideAtBank(
  { bank }: BenchShop,
  bankId: string,
  outcome: 'approve' | 'approve_silently',
): Promise<void> {
  const url = `${bank.url}/v1/payments/${bankId}/outcome`;
  expectOk(await postJson(url, { outcome }, { authorization: `Bearer ${bank.apiKey}` }));
}

/** Sells, and waits for the access. Nobody else may be buying meanwhile. */
export async function sellTo(shop: BenchShop, token: string, priceId: number): Promise<void> {
  const before = await countGrants(shop);
  const { bankId } = await placeOrder(shop, token, priceId);
  await decideAtBank(shop, bankId, 'approve');
  await waitUntil(async () => (await countGrants(shop)) > before);
}

/** How many periods of access have been granted so far. */
export async function countGrants({ database }: BenchShop): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::int as count from grants',
  );
  return rows[0]?.count ?? 0;
}
