import { afterAll, expect } from 'vitest';
import { buildOperator } from '../../../test/build/build-operator.ts';
import { databaseTarget, throughPort } from '../../../test/database/database-address.ts';
import { type CutProxy, startCutProxy } from '../../../test/network/cut-proxy.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';
import { startApp, type TestApp } from '../../../test/shops/start-app.ts';

/** Connected to the database directly. */
/** Connected through a proxy that can be cut. */
let cut: TestApp;
let proxy: CutProxy;
let operatorId: string;
const test = shopTest();
const { app } = test;
test.beforeAll(async () => {
  operatorId = (await buildOperator(app)).id;
  proxy = await startCutProxy(databaseTarget(app.databaseUrl));
  cut = await startApp({ databaseUrl: throughPort(app.databaseUrl, proxy.port) });
});
afterAll(async () => {
  proxy.setMode('open');
  await cut.stop();
  await proxy.stop();
});

async function save(name: string, value: string | null): Promise<void> {
  await app.platform.db
    .insertInto('shop_setting_changes')
    .values({
      name,
      value: value === null ? null : JSON.stringify(value),
      changed_at: app.clock.now(),
      changed_by: operatorId,
    })
    .execute();
}

const nameOf = (one: TestApp) => one.platform.config.shop().brandName;

test('a process that was disconnected reads missed changes when it reconnects', async () => {
  await save('name', 'Before');
  await expect.poll(() => nameOf(cut)).toBe('Before');
  proxy.setMode('cut');
  await save('name', 'Meanwhile');
  await expect.poll(() => nameOf(app)).toBe('Meanwhile');
  // While the database is unreachable, the last settings are used.
  expect(nameOf(cut)).toBe('Before');
  proxy.setMode('open');
  await expect.poll(() => nameOf(cut)).toBe('Meanwhile');
});

test('a listener is called for effective changes until it unsubscribes', async () => {
  const names: string[] = [];
  const stop = app.platform.onShopChange(() => names.push(nameOf(app)));
  await save('name', 'One');
  await expect.poll(() => names).toEqual(['One']);
  // Saving the same value is not a change; the next one shows that it has been processed.
  await save('name', 'One');
  await save('name', 'Two');
  await expect.poll(() => names).toEqual(['One', 'Two']);
  stop();
  await save('name', 'Three');
  await expect.poll(() => nameOf(app)).toBe('Three');
  expect(names).toEqual(['One', 'Two']);
});

test('caughtUp waits for the listeners of the settings', async () => {
  const done: string[] = [];
  const stop = app.platform.onShopChange(async () => {
    const name = nameOf(app);
    await app.platform.pool.query('select pg_sleep(0.05)');
    done.push(name);
  });
  await save('name', 'Four');
  await app.platform.listener.caughtUp();
  expect(done).toEqual(['Four']);
  stop();
});

test('a value that this version does not understand is ignored', async () => {
  await save('name', 'x'.repeat(41));
  await save('slogan', 'Buy');
  await expect.poll(() => nameOf(app)).toBe('Sesame');
});
