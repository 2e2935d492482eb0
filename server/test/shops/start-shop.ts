import { startPayment } from '@sesame/contract/shop/payments.ts';
import type { RunningBank } from '@sesame/emulators/bank/running-bank.ts';
import { type BankOptions, startBank } from '@sesame/emulators/bank/start-bank.ts';
import type { Insertable } from 'kysely';
import { expect, vi } from 'vitest';
import type { Database, MethodCategory } from '../../src/database.types.ts';
import { importInventory } from '../../src/domains/access/index.ts';
import type { PaymentRow } from '../../src/domains/payments/records/payments.store.ts';
import { verifyLedger } from '../../src/ledger-verification/verify-ledger.ts';
import type { OutboundRequest } from '../../src/platform/network/outbound.ts';
import type { Platform } from '../../src/platform/platform.ts';
import {
  type BuiltProduct,
  type Buyer,
  buildBuyer,
  buildProduct,
} from '../build/build-purchase.ts';
import { type FaultsNow, isSilent } from '../database/silent-faults.ts';
import { type CallResult, type StartAppOptions, startApp, type TestApp } from './start-app.ts';

export interface TestShop {
  readonly app: TestApp;
  readonly bank: RunningBank;
  readonly product: BuiltProduct;
  newBuyer(): Promise<Buyer>;
  /** Starts a payment: by default the product's price with `card`. */
  pay(buyer: Buyer, order?: Order): Promise<CallResult<typeof startPayment>>;
  /** The payment as it is stored. */
  payment(id: string): Promise<PaymentRow>;
  /** The bank's payment for an order. */
  atBank(paymentId: string): ReturnType<RunningBank['payments']>[number];
  /** Fails the test unless every invariant of the ledger holds. */
  expectClean(): Promise<void>;
  /** Waits until the bank has sent all webhooks and the server has applied them. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export type Order = {
  readonly priceId?: number;
  readonly gateway?: string;
  readonly promocode?: string | null;
  readonly expected_total?: number;
  readonly expected_charge?: number;
};

export interface ShopOptions extends StartAppOptions {
  readonly bankOptions?: BankOptions;
  /** A second emulator, which may be set to stay silent too. */
  readonly gateway?: FaultsNow;
}

/** Long enough for an emulator to do its work before it stops answering. */
const SILENCE_MS = 500;
const START = '2026-03-10T12:00:00.000Z';

/**
 * A server and the emulated bank over real HTTP with a shared clock. One product at 4.90 a month, payment methods
 * `card` (3.5 %), `free` (no fee) and `cis` (4 %, CIS), all served by the bank.
 */
export async function startShop(options: ShopOptions = {}): Promise<TestShop> {
  let now = () => new Date(options.now ?? START);
  const bank = await startBank({
    retryDelaysMs: [50, 100],
    hangMs: 50,
    ...options.bankOptions,
    now: () => now(),
  });
  const app = await startApp({ now: START, bank, ...options });
  now = () => app.clock.now();
  const { platform } = app;
  const emulators = [bank, options.gateway].filter((one) => one !== undefined);
  const silent = () => emulators.some(({ faults }) => isSilent(faults.current()));
  shortenTimeouts(platform, () => (silent() ? SILENCE_MS : undefined));
  await buildMethod(platform, { gateway: 'card', feePercent: 350 });
  await buildMethod(platform, { gateway: 'free', feePercent: 0 });
  await buildMethod(platform, { gateway: 'cis', feePercent: 400, category: 'cis' });
  const product = await buildProduct(platform);
  for (const serviceId of product.serviceIds) {
    const links = [`https://origin-${serviceId}.example/{user}/{subscription}`];
    await importInventory(platform.db, platform, { serviceId, kind: 'template', links, at: now() });
  }
  return {
    app,
    bank,
    product,
    newBuyer: () => buildBuyer(platform),
    pay: ({ token }, { priceId = product.priceId, gateway = 'card', ...body } = {}) =>
      app.call(
        startPayment,
        { query: { subscription_price_id: String(priceId) }, body: { gateway, ...body } },
        { token },
      ),
    payment: (id) =>
      platform.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    atBank(paymentId) {
      const found = bank.payments().find((one) => one.order_id === paymentId);
      if (found === undefined) throw new Error(`the bank knows no order ${paymentId}`);
      return found;
    },
    async expectClean() {
      expect(await verifyLedger(platform.db, app.clock.now())).toEqual([]);
    },
    async settled() {
      await bank.webhooksIdle();
      await webhooksApplied(platform);
    },
    async stop() {
      await app.stop();
      await bank.stop();
    },
  };
}

export async function buildPromo(
  { db }: Pick<Platform, 'db'>,
  promo: Partial<Insertable<Database['promo_codes']>> & {
    code: string;
    discount_percent: number;
    product_ids?: readonly number[];
  },
): Promise<number> {
  const { product_ids: productIds = [], ...columns } = promo;
  const { id } = await db
    .insertInto('promo_codes')
    .values({
      starts_at: null,
      ends_at: null,
      max_uses: null,
      method_category: null,
      ...columns,
      code_key: promo.code.toUpperCase(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const productId of productIds) {
    await db
      .insertInto('promo_code_products')
      .values({ promo_code_id: id, product_id: productId })
      .execute();
  }
  return id;
}

/** Adds a new version of a price and archives the old one. */
export async function replacePrice(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  priceId: number,
  amountCents: number,
): Promise<number> {
  const old = await db
    .selectFrom('prices')
    .selectAll()
    .where('id', '=', priceId)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('prices')
    .values({
      product_id: old.product_id,
      duration_count: old.duration_count,
      duration_unit: old.duration_unit,
      amount_cents: amountCents,
      replaced_by: null,
      archived_at: null,
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('prices')
    .set({ archived_at: clock.now(), replaced_by: id })
    .where('id', '=', priceId)
    .execute();
  return id;
}

export async function buildMethod(
  { db }: Pick<Platform, 'db'>,
  method: {
    gateway: string;
    feePercent: number;
    category?: MethodCategory;
    minTotalCents?: number;
    maxTotalCents?: number;
  },
): Promise<void> {
  await db
    .insertInto('payment_methods')
    .values({
      gateway: method.gateway,
      provider: 'bank',
      category: method.category ?? 'worldwide',
      title: method.gateway,
      title_ru: method.gateway,
      fee_percent: method.feePercent,
      ...(method.minTotalCents !== undefined && { min_total_cents: method.minTotalCents }),
      ...(method.maxTotalCents !== undefined && { max_total_cents: method.maxTotalCents }),
    })
    .execute();
}

/** Shortens the ten-second timeout of outgoing requests while `timeoutFor` returns a time. */
export function shortenTimeouts(
  { outbound }: Pick<Platform, 'outbound'>,
  timeoutFor: () => number | undefined,
): void {
  const { request } = outbound;
  Object.assign(outbound, {
    request: (call: OutboundRequest) => {
      const timeoutMs = timeoutFor();
      return request(timeoutMs === undefined ? call : { ...call, timeoutMs });
    },
  });
}

/** Polls until all stored webhooks are applied: work after the response has no other sign of completion. */
async function webhooksApplied({ db }: Pick<Platform, 'db'>): Promise<void> {
  const applied = async () => {
    const waiting = await db
      .selectFrom('webhook_events')
      .select('id')
      .where('applied_at', 'is', null)
      .where('attempts', '=', 0)
      .executeTakeFirst();
    if (waiting !== undefined) throw new Error(`webhook ${waiting.id} is not applied`);
  };
  await vi.waitFor(applied, { timeout: 15_000, interval: 10 });
}
