import { test as base } from 'vitest';
import type { ShopOptions } from './parts/part.ts';
import { type PartName, startShop } from './start-shop.ts';

/**
 * The `test` of a file whose tests share a running shop with these parts: it starts before the first test and stops after
 * the last one. Where money moves through the whole flow, the ledger is verified after every test.
 *
 * Tests, and hooks as `test.beforeAll`, get `shop` and its server `app`.
 */
export function shopTest<Name extends PartName = never>(
  parts: readonly Name[] = [],
  options: ShopOptions = {},
) {
  return (
    base
      // biome-ignore lint/correctness/noEmptyPattern: vitest reads here which fixtures this one uses
      .extend('shop', { scope: 'file', auto: true }, async ({}, { onCleanup }) => {
        const shop = await startShop(parts, options);
        onCleanup(() => shop.stop());
        return shop;
      })
      .extend('app', { scope: 'file', auto: true }, ({ shop }) => shop.app)
      .extend('verifiedLedger', { auto: true }, ({ shop }, { onCleanup }) => {
        onCleanup(async () => {
          if (shop.verifiesLedger) await shop.expectClean();
        });
      })
  );
}
