import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import type { RunningAccess } from '@sesame/emulators/access/running-access.ts';
import { grantAccess } from '../../src/domains/access/grants/grant-access.ts';
import { importInventory } from '../../src/domains/access/index.ts';
import { notifyItemChangedQueue } from '../../src/domains/access/inventory/edits/notify-item-changed.ts';
import { remindSubscriptionQueue } from '../../src/domains/access/subscriptions/remind-subscriptions.ts';
import { applyPlannedPricesQueue } from '../../src/domains/catalogue/prices/apply-planned-prices.ts';
import { inTransaction } from '../../src/platform/db/transaction.ts';
import { buildOperator } from '../build/build-operator.ts';
import { type BuiltProduct, buildProduct } from '../build/build-purchase.ts';
import { insertRows } from '../rows.ts';
import { idOf, type PoisonCase, type PoisonShop, repeat } from './poison-case.ts';

/** Grants a month of a product to a new buyer. @returns the subscription */
async function grant(shop: PoisonShop, operatorId: string, product: BuiltProduct): Promise<string> {
  const { platform } = shop.app;
  const { id: userId } = await shop.newBuyer();
  const period = { durationCount: 1, durationUnit: 'month', at: platform.clock.now() } as const;
  await inTransaction(platform.db, (tx) =>
    grantAccess(tx, platform, { operatorId, userId, productId: product.id, ...period }),
  );
  return idOf(shop, 'select id from subscriptions where user_id = $1', userId);
}

function importLinks(
  shop: PoisonShop,
  { serviceIds: [serviceId = 0] }: BuiltProduct,
  [kind, link]: readonly ['unique' | 'shared' | 'webhook', string],
) {
  const { platform } = shop.app;
  const at = platform.clock.now();
  return importInventory(platform.db, platform, { serviceId, kind, links: [link], at });
}

const deliveryOf = (shop: PoisonShop, subscription: string) =>
  idOf(shop, 'select id from deliveries where subscription_id = $1', subscription);

export const accessCases = (supplier: RunningAccess): Readonly<Record<string, PoisonCase>> => ({
  'fulfil-delivery': {
    table: 'deliveries',
    isDone: 'delivered_at is not null',
    plant: async (shop, count) => {
      const { id: operator } = await buildOperator(shop.app);
      return repeat(count, async () => {
        const product = await buildProduct(shop.app.platform);
        const subscription = await grant(shop, operator, product);
        await importLinks(shop, product, ['unique', `https://origin.example/${subscription}`]);
        return deliveryOf(shop, subscription);
      });
    },
  },
  'call-provisioning-webhook': {
    table: 'deliveries',
    isDone: 'delivered_at is not null',
    plant: async (shop, count) => {
      const { id: operator } = await buildOperator(shop.app);
      const product = await buildProduct(shop.app.platform);
      await importLinks(shop, product, ['webhook', supplier.url]);
      return repeat(count, async () => deliveryOf(shop, await grant(shop, operator, product)));
    },
  },
  'notify-item-changed': {
    table: 'mails',
    column: 'key',
    writes: 'insert',
    plant: async (shop, count) => {
      const { db, ids, jobs } = shop.app.platform;
      const { id: operator } = await buildOperator(shop.app);
      const product = await buildProduct(shop.app.platform);
      await importLinks(shop, product, ['shared', 'https://origin.example/for-all']);
      return repeat(count, async () => {
        const delivery = await deliveryOf(shop, await grant(shop, operator, product));
        const held = 'select inventory_item_id as id from deliveries where id = $1';
        const job = { delivery, item: await idOf(shop, held, delivery), mailKey: ids.uuid() };
        await jobs.enqueue(db, notifyItemChangedQueue, job);
        return job.mailKey;
      });
    },
  },
  'remind-subscription': {
    table: 'subscription_reminders',
    column: 'subscription_id',
    writes: 'insert',
    plant: async (shop, count) => {
      const { db, jobs } = shop.app.platform;
      const { id: operator } = await buildOperator(shop.app);
      const ids = await repeat(count, () => grant(shop, operator, shop.product));
      shop.app.clock.advance(29 * DAY_MS);
      for (const subscription of ids) {
        const job = { kind: 'three_days', subscription } as const;
        await jobs.enqueue(db, remindSubscriptionQueue, job, { key: subscription });
      }
      return ids;
    },
  },
  'apply-price-plan': {
    table: 'price_schedules',
    column: 'product_id',
    writes: 'delete',
    plant: async (shop, count) => {
      const { platform } = shop.app;
      const { db, clock, jobs } = platform;
      const { id: operator } = await buildOperator(shop.app);
      return repeat(count, async () => {
        const { id: product } = await buildProduct(platform);
        await insertRows(db, 'price_schedules', {
          ...{ product_id: product, operator_id: operator, ip: '127.0.0.1' },
          takes_effect_at: clock.now(),
        });
        await insertRows(db, 'planned_prices', {
          ...{ product_id: product, position: 0, duration_count: 1, duration_unit: 'month' },
          amount_cents: 990,
        });
        await jobs.enqueue(db, applyPlannedPricesQueue, { product }, { key: String(product) });
        return String(product);
      });
    },
  },
});
