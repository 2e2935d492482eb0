import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOperator } from '../../../test/build-operator.ts';
import { type CutProxy, startCutProxy } from '../../../test/cut-proxy.ts';
import { databaseTarget, throughPort } from '../../../test/database-address.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';

/** Reaches the database as it is. */
let app: TestApp;
/** Reaches it by a way that can be cut. */
let cut: TestApp;
let proxy: CutProxy;
let operatorId: string;
beforeAll(async () => {
  app = await startApp();
  operatorId = (await buildOperator(app)).id;
  proxy = await startCutProxy(databaseTarget(app.databaseUrl));
  cut = await startApp({ databaseUrl: throughPort(app.databaseUrl, proxy.port) });
});
afterAll(async () => {
  proxy.setMode('open');
  await cut.stop();
  await proxy.stop();
  await app.stop();
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

test('a process that was cut off learns on its return what it was not told', async () => {
  await save('name', 'Before');
  await expect.poll(() => nameOf(cut)).toBe('Before');
  proxy.setMode('cut');
  await save('name', 'Meanwhile');
  await expect.poll(() => nameOf(app)).toBe('Meanwhile');
  // Away from the database the last answer holds.
  expect(nameOf(cut)).toBe('Before');
  proxy.setMode('open');
  await expect.poll(() => nameOf(cut)).toBe('Meanwhile');
});

test('whoever follows is called for what makes a difference, until they have had enough', async () => {
  const told: string[] = [];
  const stop = app.platform.onShopChange(() => told.push(nameOf(app)));
  await save('name', 'One');
  await expect.poll(() => told).toEqual(['One']);
  // The same again is nothing new; what comes after it shows that it has been read.
  await save('name', 'One');
  await save('name', 'Two');
  await expect.poll(() => told).toEqual(['One', 'Two']);
  stop();
  await save('name', 'Three');
  await expect.poll(() => nameOf(app)).toBe('Three');
  expect(told).toEqual(['One', 'Two']);
});

test('a process has caught up once whoever follows is done', async () => {
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

test('a value that this version does not understand counts as none', async () => {
  await save('name', 'x'.repeat(41));
  await save('slogan', 'Buy');
  await expect.poll(() => nameOf(app)).toBe('Sesame');
});
