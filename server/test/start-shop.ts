import {
  type BankOptions,
  type RunningBank,
  startBank,
} from '@sesame/emulators/bank/start-bank.ts';
import type { MethodCategory } from '../src/database.types.ts';
import { importStock } from '../src/domains/access/index.ts';
import type { Platform } from '../src/platform/platform.ts';
import { type BuiltProduct, type Buyer, buildBuyer, buildProduct } from './build-purchase.ts';
import { type StartAppOptions, startApp, type TestApp } from './start-app.ts';

export interface TestShop {
  readonly app: TestApp;
  readonly bank: RunningBank;
  readonly product: BuiltProduct;
  newBuyer(): Promise<Buyer>;
  /** Waits until the bank has nothing left to say and the server has applied all it heard. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export interface ShopOptions extends StartAppOptions {
  readonly bankOptions?: BankOptions;
}

const START = '2026-03-10T12:00:00.000Z';

/**
 * A server and the sandbox bank, talking over real HTTP and sharing a clock. One product at 4.90 a month,
 * methods `card` (3.5 %), `free` (no fee) and `cis` (4 %, CIS), all at the bank.
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
  await buildMethod(platform, { gateway: 'card', feePercent: 350 });
  await buildMethod(platform, { gateway: 'free', feePercent: 0 });
  await buildMethod(platform, { gateway: 'cis', feePercent: 400, category: 'cis' });
  const product = await buildProduct(platform);
  for (const originId of product.originIds) {
    const links = [`https://origin-${originId}.example/{user}/{subscription}`];
    await importStock(platform.db, platform, { originId, kind: 'template', links, at: now() });
  }
  return {
    app,
    bank,
    product,
    newBuyer: () => buildBuyer(platform),
    async settled() {
      await bank.noticesIdle();
      await noticesApplied(platform);
    },
    async stop() {
      await app.stop();
      await bank.stop();
    },
  };
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

/** Polls what a person would look at: the inbox. Work after an answer has no other sign that it is done. */
async function noticesApplied({ db }: Pick<Platform, 'db'>): Promise<void> {
  for (let round = 0; round < 200; round++) {
    const waiting = await db
      .selectFrom('notice_inbox')
      .select('id')
      .where('applied_at', 'is', null)
      .where('attempts', '=', 0)
      .executeTakeFirst();
    if (waiting === undefined) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('a notice was not applied within two seconds');
}
