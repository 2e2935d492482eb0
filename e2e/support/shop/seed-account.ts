import { setTimeout as sleep } from 'node:timers/promises';
import { startPayment } from '@sesame/contract/shop/payments.ts';
import { decideOverApi } from '../bank.ts';
import type { Session } from '../register.ts';
import { seedTickets } from './seed-tickets.ts';
import type { ShopAddress } from './shop.ts';
import { pricesOf, subscriptionsOf } from './shop-api.ts';

interface Purchase {
  readonly product: string;
  /** Index of the plan in the price table. */
  readonly plan: number;
  readonly gateway: string;
  readonly ends: 'pay' | 'decline' | 'open';
}

/** Two paid purchases, a declined and a pending one. */
const purchases: readonly Purchase[] = [
  { product: 'Creator set', plan: 0, gateway: 'ton', ends: 'pay' },
  { product: 'Notelo', plan: 1, gateway: 'phone', ends: 'decline' },
  { product: 'Askara Pro', plan: 1, gateway: 'card', ends: 'pay' },
  { product: 'Tonvale Family', plan: 0, gateway: 'card-cis', ends: 'open' },
];

/** Creates purchases and tickets for a buyer, and waits until the paid ones have given access. */
export async function seedAccount(shop: ShopAddress, session: Session): Promise<void> {
  for (const purchase of purchases) {
    const url = await startPaying(shop.url, session, purchase);
    if (purchase.ends !== 'open') await decideOverApi(shop, url, purchase.ends);
  }
  // The bank's webhooks arrive slightly later.
  const bought = purchases.filter(({ ends }) => ends === 'pay').length;
  while ((await subscriptionsOf(shop.url, session)).length < bought) await sleep(100);
  await seedTickets(shop.url, session);
}

/** Orders through the API. @returns the checkout URL at the bank */
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
