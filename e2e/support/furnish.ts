import { setTimeout as sleep } from 'node:timers/promises';
import { startPayment } from '@sesame/contract/payments.ts';
import { decideOverApi } from './bank.ts';
import { furnishTickets } from './furnish-tickets.ts';
import type { Session } from './register.ts';
import type { ShopAddress } from './shop.ts';
import { pricesOf, subscriptionsOf } from './shop-api.ts';

interface Purchase {
  readonly product: string;
  /** Place of the plan in the price table. */
  readonly plan: number;
  readonly gateway: string;
  readonly ends: 'approve' | 'decline' | 'open';
}

/** What somebody who has been here for a while has: access, a refusal, a payment on its way, and tickets. */
const purchases: readonly Purchase[] = [
  { product: 'Creator set', plan: 0, gateway: 'ton', ends: 'approve' },
  { product: 'Notelo', plan: 1, gateway: 'phone', ends: 'decline' },
  { product: 'Askara Pro', plan: 1, gateway: 'card', ends: 'approve' },
  { product: 'Tonvale Family', plan: 0, gateway: 'card-cis', ends: 'open' },
];

export async function furnish(shop: ShopAddress, session: Session): Promise<void> {
  for (const purchase of purchases) {
    const url = await startPaying(shop.url, session, purchase);
    if (purchase.ends !== 'open') await decideOverApi(shop, url, purchase.ends);
  }
  // The bank tells the shop a moment later.
  const bought = purchases.filter(({ ends }) => ends === 'approve').length;
  while ((await subscriptionsOf(shop.url, session)).length < bought) await sleep(100);
  await furnishTickets(shop.url, session);
}

/** Orders past the page; answers the bank's page for it. */
export async function startPaying(
  shopUrl: string,
  session: Session,
  purchase: Omit<Purchase, 'ends'>,
): Promise<string> {
  const { prices } = await pricesOf(shopUrl, session, purchase.product);
  const query = new URLSearchParams({
    subscription_price_id: String(prices[purchase.plan]?.id),
  });
  const answer = await fetch(`${shopUrl}${startPayment.path}?${query}`, {
    method: startPayment.method,
    headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ gateway: purchase.gateway }),
  });
  return startPayment.answer.parse(await answer.json()).url;
}
