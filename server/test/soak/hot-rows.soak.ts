import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { importInventory } from '../../src/domains/access/index.ts';
import { buildPromo } from '../build/build-promo.ts';
import { buildProduct } from '../build/build-purchase.ts';
import { listRows } from '../rows.ts';
import { shopTest } from '../shops/shop-test.ts';
import { campaignSize } from './campaign-size.ts';

const ROUNDS = campaignSize('SOAK_HOT_ROUNDS', 10);
const BUYERS = 64;
const USES = 40;
const ITEMS = 50;

// Stopping the shop verifies the ledger.
const test = shopTest(['sales']);
const { shop } = test;

test('64 buyers at once share one product, one promo code and one inventory exactly', async () => {
  const { platform } = shop.app;
  for (let round = 0; round < ROUNDS; round++) {
    const { id: productId, priceId, serviceIds } = await buildProduct(platform);
    const [serviceId = 0] = serviceIds;
    const links = Array.from({ length: ITEMS }, () => `https://one.example/${randomUUID()}`);
    const at = platform.clock.now();
    await importInventory(platform.db, platform, { serviceId, kind: 'unique', links, at });
    const promocode = `HOT${round}`;
    const promoId = await buildPromo(platform, {
      code: promocode,
      discount_percent: 1_000,
      max_uses: USES,
    });
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => shop.newBuyer()));

    const first = await Promise.all(buyers.map((buyer) => shop.pay(buyer, { priceId, promocode })));
    const refused = buyers.filter((_, index) => first[index]?.status !== 200);
    expect(refused).toHaveLength(BUYERS - USES);
    const second = await Promise.all(refused.map((buyer) => shop.pay(buyer, { priceId })));
    const ids = [...first, ...second].flatMap(({ status, body }) =>
      status === 200 ? [body.payment_id] : [],
    );
    expect(ids).toHaveLength(BUYERS);
    await Promise.all(ids.map((id) => shop.bank.decide(id, 'pay')));
    await shop.settled();

    expect(await listRows(platform.db, 'promo_codes', { id: promoId }, ['uses'])).toEqual([
      { uses: USES },
    ]);
    const paid = await listRows(platform.db, 'payments', { product_id: productId }, ['state']);
    expect(paid.map(({ state }) => state)).toEqual(ids.map(() => 'paid'));
    const deliveries = await listRows(platform.db, 'deliveries', { service_id: serviceId }, [
      'inventory_item_id',
    ]);
    const items = deliveries.flatMap(({ inventory_item_id: item }) => item ?? []);
    expect([deliveries.length, items.length, new Set(items).size]).toEqual([BUYERS, ITEMS, ITEMS]);
  }
});
