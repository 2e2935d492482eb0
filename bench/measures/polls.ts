import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { isPaymentPending, listPayments } from '@sesame/contract/shop/payments.ts';
import { getUser } from '@sesame/contract/shop/session.ts';
import { addHistory, type Buyers, bearer } from '../buyers.ts';
import type { Ceilings } from '../ceilings/start-ceilings.ts';
import type { Figure } from '../figure.ts';
import { overHttp } from '../load/hit.ts';
import { expectOk, inParallel, send } from '../load/http-client.ts';
import { type Pace, race } from '../load/race.ts';
import { countGrants, decideAtBank, listPriceIds, placeOrder } from '../sell.ts';
import type { BenchShop } from '../shop.ts';
import { waitUntil } from '../wait-until.ts';

const area = 'Polls';
const CONNECTIONS = 64;
const LONG_HISTORY = 100_000;

/** Measures the polls of an open tab: each connection polls as the tab of one buyer. */
export async function measurePolls(
  shop: BenchShop,
  ceilings: Ceilings,
  buyers: Buyers,
  pace: Pace,
): Promise<Figure[]> {
  const { fastifyUrl } = ceilings;
  const tokens = buyers.take(CONNECTIONS);
  await buy(shop, tokens, 1);
  const repeatBuyerTokens = buyers.take(CONNECTIONS);
  await buy(shop, repeatBuyerTokens, 3);
  const [heavyToken = ''] = buyers.take(1);
  const heavyUser = await addHistory(shop.database, heavyToken, LONG_HISTORY);

  const get = (what: string, url: string, path: string, tokenOf: (connection: number) => string) =>
    overHttp({
      what,
      url,
      pid: url === shop.url ? shop.pid : ceilings.pid,
      connections: CONNECTIONS,
      calls: (connection) => ({ path, headers: bearer(tokenOf(connection)) }),
    });
  const each = (connection: number) => tokens[connection % tokens.length] ?? '';
  const repeatBuyer = (connection: number) =>
    repeatBuyerTokens[connection % repeatBuyerTokens.length] ?? '';
  const heavy = () => heavyToken;
  const oneRow = get('Fastify + one select of one row', fastifyUrl, '/one-row', each);
  const fiftyRows = get(
    'Fastify + one select of 50 rows',
    fastifyUrl,
    `/fifty-rows/${heavyUser}`,
    heavy,
  );
  const user = get('session guard (GET user)', shop.url, getUser.path, each);
  const pending = get('is_pending', shop.url, isPaymentPending.path, each);
  const active = get('active subscriptions, one', shop.url, listActiveSubscriptions.path, each);
  const history = get('payments, one', shop.url, listPayments.path, each);
  const activeOfThree = get(
    'active subscriptions, three',
    shop.url,
    listActiveSubscriptions.path,
    repeatBuyer,
  );
  const historyOfThree = get('payments, three', shop.url, listPayments.path, repeatBuyer);
  const heavyPending = get(
    'is_pending, buyer with 100,000 payments',
    shop.url,
    isPaymentPending.path,
    heavy,
  );
  const heavyHistory = get(
    'payments, 50 of a buyer with 100,000',
    shop.url,
    listPayments.path,
    heavy,
  );
  const target = { of: 'ratio', atLeast: 0.6 } as const;
  const figures: Figure[] = [];
  for (const poll of [user, pending, active, history, heavyPending]) {
    figures.push(await race({ area, of: poll, ceiling: oneRow, target }, pace));
  }
  for (const poll of [activeOfThree, historyOfThree]) {
    figures.push(await race({ area, of: poll, ceiling: oneRow }, pace));
  }
  figures.push(await race({ area, of: heavyHistory, ceiling: fiftyRows, target }, pace));
  for (const [what, path] of unchangedPolls) {
    const of = await unchanged(shop, `${what}, buyer with 100,000 payments`, path, [heavyToken]);
    figures.push(await race({ area, of, ceiling: oneRow, target: almostAll }, pace));
  }
  return figures;
}

/** Measures polls whose answers the tabs already have, beside one select; `among` names the size of the shop. */
export async function measureUnchanged(
  shop: BenchShop,
  ceilings: Ceilings,
  buyers: Buyers,
  pace: Pace,
  among: string,
): Promise<Figure[]> {
  const tokens = buyers.take(CONNECTIONS);
  await buy(shop, tokens, 1);
  const ceiling = overHttp({
    what: 'Fastify + one select of one row',
    url: ceilings.fastifyUrl,
    pid: ceilings.pid,
    connections: CONNECTIONS,
    calls: (connection) => ({ path: '/one-row', headers: bearer(tokens[connection] ?? '') }),
  });
  const figures: Figure[] = [];
  for (const [what, path] of unchangedPolls) {
    const of = await unchanged(shop, `${what}, among ${among}`, path, tokens);
    figures.push(await race({ area, of, ceiling, target: almostAll }, pace));
  }
  return figures;
}

const almostAll = { of: 'ratio', atLeast: 0.9 } as const;
const unchangedPolls = [
  ['is_pending unchanged (304)', isPaymentPending.path],
  ['active subscriptions unchanged (304)', listActiveSubscriptions.path],
  ['payments unchanged (304)', listPayments.path],
] as const;

/** A poll of buyers who have the current answer. */
async function unchanged(shop: BenchShop, what: string, path: string, tokens: readonly string[]) {
  const tags: string[] = [];
  for (const token of tokens) {
    await waitUntil(async () => {
      const answer = await send(`${shop.url}${path}`, { headers: bearer(token) });
      // Just after a race the server may still refuse polls.
      if (answer.status === 503) return false;
      const { etag } = expectOk(answer);
      if (etag === undefined) throw new Error(`${path} has no ETag`);
      tags.push(etag);
      return true;
    });
  }
  return overHttp({
    what,
    url: shop.url,
    pid: shop.pid,
    connections: CONNECTIONS,
    isUnchanged: true,
    calls: (connection) => {
      const index = connection % tokens.length;
      return {
        path,
        headers: { ...bearer(tokens[index] ?? ''), 'if-none-match': tags[index] ?? '' },
      };
    },
  });
}

async function buy(shop: BenchShop, tokens: readonly string[], count: number): Promise<void> {
  const prices = await listPriceIds(shop);
  const before = await countGrants(shop);
  const orders = tokens.flatMap((token, index) =>
    Array.from({ length: count }, (_, nth) => ({
      token,
      priceId: prices[(index + nth * 5) % prices.length] ?? 0,
    })),
  );
  await inParallel(orders, 8, async ({ token, priceId }) => {
    const { bankId } = await placeOrder(shop, token, priceId);
    await decideAtBank(shop, bankId, 'pay');
  });
  await waitUntil(async () => (await countGrants(shop)) - before === orders.length);
}
