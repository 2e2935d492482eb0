import type { Figure } from '../figure.ts';
import { overHttp } from '../load/hit.ts';
import { type Contender, type Pace, race } from '../load/race.ts';
import { orderCall, placeOrder } from '../sell.ts';
import type { BenchShop } from '../shop.ts';
import { sellFor } from './sell-for.ts';

const BUYERS = 64;
const PROMO = 'BENCH10';
/** More than can be sold in all rounds. */
const ITEMS = 50_000;

/**
 * 64 buyers at once who all want the same: one product, one promo code, the inventory of one service. Compared with as many who
 * buy different products: what is missing was spent waiting for each other. A refused order misses the target.
 */
export async function measureHotRows(
  shop: BenchShop,
  prices: readonly number[],
  nextToken: () => string,
  pace: Pace,
): Promise<Figure[]> {
  const [hot = 0] = prices;
  await addPromo(shop);
  await addInventory(shop, hot);
  let turn = 0;
  const anyPrice = () => prices[turn++ % prices.length] ?? 0;
  const order = (what: string, price: () => number, promocode?: string): Contender =>
    overHttp({
      what,
      url: shop.url,
      pid: shop.pid,
      connections: BUYERS,
      calls: {
        each: () => orderCall(nextToken(), price(), promocode === undefined ? {} : { promocode }),
      },
    });
  const sell = (what: string, price: () => number): Contender => ({
    what,
    run: (seconds) =>
      sellFor(shop, { seconds, buyers: BUYERS }, () => placeOrder(shop, nextToken(), price())),
  });
  const area = 'Hot rows';
  const target = { of: 'ratio', atLeast: 0.8 } as const;
  const orders = order('orders of 64 buyers', anyPrice);
  const sales = sell('sales to 64 buyers', anyPrice);
  return [
    await race(
      { area, of: order('orders of one product', () => hot), ceiling: orders, target },
      pace,
    ),
    await race(
      { area, of: order('orders with one promo code', anyPrice, PROMO), ceiling: orders },
      pace,
    ),
    await race(
      { area, of: sell('sales from the inventory of one product', () => hot), ceiling: sales },
      pace,
    ),
  ];
}

async function addPromo({ database }: BenchShop): Promise<void> {
  await database.query(
    'insert into promo_codes (code, code_key, discount_percent) values ($1, $1, 1000)',
    [PROMO],
  );
}

/** Unique items for each service of the product; only their rows matter, so that they hold no credential. */
async function addInventory({ database }: BenchShop, priceId: number): Promise<void> {
  await database.query(
    `insert into inventory_items (id, service_id, kind, secret, secret_fingerprint, created_at)
     select gen_random_uuid(), s.service_id, 'unique', convert_to('bench.' || n, 'UTF8'),
       sha256(convert_to('hot ' || s.service_id || ' ' || n, 'UTF8')), now()
     from prices p join product_services s on s.product_id = p.product_id, generate_series(1, $2::int) n
     where p.id = $1`,
    [priceId, ITEMS],
  );
  await database.query('analyze inventory_items');
}
