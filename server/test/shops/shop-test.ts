import { test as base } from 'vitest';
import type { ShopOptions } from './parts/part.ts';
import type { TestApp } from './start-app.ts';
import { type PartName, type Shop, startShop } from './start-shop.ts';

/**
 * The `test` of a file whose tests share a running shop with these parts: it starts before the first test and stops after
 * the last one. Where money moves through the whole flow, the ledger is verified after every test.
 *
 * Tests, and hooks as `test.beforeAll`, get `shop` and its server `app`; `test.shop` and `test.app` are the same for
 * functions of the file, once the shop has started.
 */
export function shopTest<Name extends PartName = never>(
  parts: readonly Name[] = [],
  options: ShopOptions = {},
) {
  const later = { shop: laterOf<Shop<Name>>(), app: laterOf<TestApp>() };
  const test = base
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
    });
  test.beforeAll(({ shop, app }) => {
    fillLater(later.shop, shop);
    fillLater(later.app, app);
  });
  return Object.assign(test, later);
}

/** An object that exists before what it stands for; until `fillLater` fills it, it has no properties. */
export function laterOf<Value extends object>(): Value {
  return {} as Value;
}

export function fillLater<Value extends object>(later: Value, value: Value): void {
  Object.defineProperties(later, Object.getOwnPropertyDescriptors(value));
}
