import { advanceRenewals } from '../../src/domains/renewals/advance-renewal.ts';
import { planRenewals } from '../../src/domains/renewals/plan-renewal.ts';
import { buildOperator, type TestOperator } from '../build/build-operator.ts';
import {
  type BuiltProduct,
  type Buyer,
  buildBuyer,
  buildProduct,
} from '../build/build-purchase.ts';
import { fillInventory } from '../build/fill-inventory.ts';
import { replacePrice } from '../build/replace-price.ts';
import { sellInRubles, useRate } from '../build/sell-in-rubles.ts';
import { updateRows } from '../rows.ts';
import { type ChargingBank, startCharging } from '../shops/charging-bank.ts';
import { type Shop, startShop } from '../shops/start-shop.ts';
import type { PlanName, ProductName, Script } from './life-steps.ts';

/** A buyer with a subscription, and what has happened to them that the shop's tables are compared with. */
export interface Life {
  readonly number: number;
  readonly script: Script;
  readonly buyer: Buyer;
  readonly subscriptionId: string;
  readonly plan: SoldPlan;
  /** The methods that were saved, the latest one last. */
  readonly tokens: string[];
  /** The latest one last. */
  readonly orders: string[];
  /** Those that are still to be redeemed. */
  readonly gifts: { readonly paymentId: string; readonly code: string }[];
  /** Payments of the gifts that gave access. */
  readonly redeemed: string[];
  readonly extendedDays: number[];
  readonly refundedByOperator: Set<string>;
  readonly disputedByOperator: Set<string>;
  /** What refunds and gifts gave to the balance. */
  creditedCents: number;
  /** A plan change, or a gift of credit that was reversed, has moved money in a way that the model does not follow. */
  hasUnknownBalance: boolean;
  isBlocked: boolean;
}

export interface SoldPlan {
  readonly priceId: number;
  readonly cents: number;
  readonly count: number;
  readonly unit: 'day' | 'month';
}

interface LifeProduct extends BuiltProduct {
  readonly plans: Readonly<Record<PlanName | 'long', SoldPlan>>;
}

export interface LifeShop extends Shop<'sales'> {
  readonly charging: ChargingBank;
  readonly operator: TestOperator;
  readonly products: Readonly<Record<ProductName | 'other', LifeProduct>>;
  priceChange: 'due' | 'done';
  archiving: 'due' | 'done';
  /** How often it went on after an outage, with the clock days ahead. */
  jumps: number;
}

const START = '2026-01-31T00:00:00.000Z';
const FAR = new Date('2100-01-01T00:00:00.000Z');

/** Starts a shop for one generation of lives, without mails. */
export async function startLifeShop(): Promise<LifeShop> {
  const shop = await startShop(['sales'], { now: START });
  const { platform } = shop.app;
  await sellInRubles(platform);
  await useRate(platform, 800_000);
  await updateRows(platform.db, 'payment_methods', { gateway: 'balance' }, { enabled: true });
  const operator = await buildOperator(shop.app);
  // Keeps the session valid for months.
  await platform.db
    .updateTable('operator_sessions')
    .set({ ends_at: FAR, last_seen_at: FAR, confirmed_at: FAR })
    .execute();
  const products = {
    kept: await sell(shop),
    raised: await sell(shop),
    lowered: await sell(shop),
    archived: await sell(shop),
    other: await sell(shop),
  };
  const charging = await startCharging(shop);
  return { ...shop, charging, operator, products, priceChange: 'due', archiving: 'due', jumps: 0 };
}

async function sell({ app }: Shop<'sales'>): Promise<LifeProduct> {
  const { platform } = app;
  const product = await buildProduct(platform);
  await fillInventory(platform, product);
  const add = async (count: number, cents: number): Promise<SoldPlan> => {
    const { id: priceId } = await platform.db
      .insertInto('prices')
      .values({
        ...{ product_id: product.id, duration_count: count, duration_unit: 'day' },
        ...{ amount_cents: cents, replaced_by: null, archived_at: null },
        created_at: app.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { priceId, cents, count, unit: 'day' };
  };
  const month = { priceId: product.priceId, cents: 490, count: 1, unit: 'month' } as const;
  return { ...product, plans: { month, days: await add(10, 190), long: await add(90, 1_290) } };
}

/** Makes each plan of a product dearer or cheaper. */
export async function changePrices({ app, products }: LifeShop): Promise<void> {
  for (const [name, factor] of [
    ['raised', 1.5],
    ['lowered', 0.5],
  ] as const) {
    for (const { priceId, cents } of Object.values(products[name].plans))
      await replacePrice(app.platform, priceId, Math.round(cents * factor));
  }
}

export async function archiveProduct({ app, products }: LifeShop): Promise<void> {
  await updateRows(app, 'products', { id: products.archived.id }, { archived_at: app.clock.now() });
}

export const newBuyer = ({ app }: LifeShop) => buildBuyer(app.platform);

/** Jobs that run at every moment, in the order in which what they do follows from one another. */
const JOBS = [
  ...['begin-agreed-renewals', 'check-charges', 'reconcile-payments', 'expire-payments'],
  ...['follow-up-refunds', 'remove-methods-of-erased', 'erase-accounts', 'stop-agreements'],
] as const;
/** Renew at the same time. */
const WORKERS = [1, 2, 3] as const;
/** A batch is smaller than a generation. */
const ROUNDS_MAX = 40;

/** What the workers of a shop do at one moment, for all lives at once. */
export async function work(shop: LifeShop): Promise<void> {
  const { jobs } = shop.app;
  for (const name of JOBS) await jobs.run(name);
  for (let round = 0; round < ROUNDS_MAX; round++) {
    await planRenewals(shop.app.platform);
    await advanceRenewals(shop.app.platform);
    const done = await Promise.all(
      WORKERS.flatMap(() => [jobs.run('plan-renewal'), jobs.run('advance-renewal')]),
    );
    if (done.every((count) => count === 0)) break;
  }
  await jobs.runDue();
  await shop.settled();
  await jobs.runDue();
}
