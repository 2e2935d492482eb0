import { randomUUID } from 'node:crypto';
import { allRoutes } from '@sesame/contract/shared/all-routes.ts';
import { afterAll, afterEach, describe, expect } from 'vitest';
import { databaseTarget, throughPort } from '../database/database-address.ts';
import { freePort } from '../free-port.ts';
import { type CommitProxy, startCommitProxy } from '../network/commit-proxy.ts';
import { type SpawnedServer, spawnServer } from '../processes/spawn-server.ts';
import { waitUntilKilled } from '../processes/wait-until-killed.ts';
import { onlyInSoak } from '../property-runs.ts';
import { shopTest } from '../shops/shop-test.ts';
import { startApp, type TestApp } from '../shops/start-app.ts';
import { onceConsoleScenarios } from './console-scenarios.ts';
import { onceMoneyScenarios } from './money-scenarios.ts';
import { buildConfirmedOwner, createIdempotencyStage, type Scenario } from './stage.ts';

/** Every call that declares an Idempotency-Key has its effect exactly once, wherever it is interrupted. */

const idempotent = allRoutes.filter((route) => route.idempotent);

let proxy: CommitProxy;
/** A second process of the same shop, whose database connection can lose answers. */
let crashing: TestApp;
let victim: SpawnedServer | undefined;
let scenarios: Scenario[] = [];
const test = shopTest(['refunds'], { now: new Date().toISOString() });
const { shop } = test;
test.beforeAll(async () => {
  const { app } = shop;
  await app.platform.db
    .insertInto('payment_methods')
    .values({
      ...{ gateway: 'balance', provider: 'balance', category: 'worldwide', fee_percent: 0 },
      ...{ title: 'Balance', title_ru: 'Баланс' },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  proxy = await startCommitProxy(databaseTarget(app.databaseUrl));
  crashing = await startApp({
    databaseUrl: throughPort(app.databaseUrl, proxy.port),
    now: app.clock.now().toISOString(),
    bank: shop.bank,
    env: { RUB_PER_USD: '81.23', PUBLIC_URL: app.url },
  });
  const owner = await buildConfirmedOwner(shop);
  const stage = createIdempotencyStage(shop, owner, (ms) => {
    app.clock.advance(ms);
    crashing.clock.advance(ms);
  });
  scenarios = [...onceConsoleScenarios(stage), ...onceMoneyScenarios(stage)];
});
afterEach(() => victim?.end('SIGKILL'));
afterAll(async () => {
  await crashing.stop();
  await proxy.stop();
});

const of = (id: string) => scenarios.filter(({ route }) => route.id === id);
const newKey = () => randomUUID();

/** Upper bound for the commits of one call: the test loses them one after another until none is left. */
const MAX_COMMITS = 6;

// These run first, while the other processes still have the same time as the killed one.
const killed = [
  ...['startPayment', 'requestPayout', 'grantSubscription', 'refundPayment'],
  ...onlyInSoak('createTicket'),
];
test.each(killed)(
  '%s has one effect when its process is killed between effect and answer',
  async (id) => {
    const port = await freePort();
    victim = await spawnServer({
      PORT: String(port),
      NODE_ENV: 'test',
      ROLE: 'api',
      LOG_LEVEL: 'silent',
      DATABASE_URL: shop.app.databaseUrl,
      SECRETS_KEY: `test:${Buffer.alloc(32, 7).toString('base64')}`,
      PUBLIC_URL: shop.app.url,
      RUB_PER_USD: '81.23',
      BANK_URL: shop.bank.url,
      BANK_API_KEY: shop.bank.apiKey,
      BANK_WEBHOOK_SECRET: shop.bank.webhookSecret,
      FAILPOINT: 'effect_committed:kill',
    });
    const [scenario] = of(id);
    const intent = await scenario?.prepare();
    const key = newKey();
    await expect(intent?.send(`http://127.0.0.1:${port}`, key)).rejects.toThrow();
    await waitUntilKilled(victim, shop.app.platform.pool);
    const repeat = await intent?.send(shop.app.url, key);
    expect(repeat?.status).toBeLessThan(300);
    expect(await intent?.count()).toBe(1);
  },
);

describe.each(idempotent)('$id', ({ id }) => {
  test('has a scenario', () => {
    expect(of(id)).not.toEqual([]);
  });

  test('has one effect and one answer if the answer to any commit is lost', async () => {
    for (const { name, prepare } of of(id)) {
      let nth = 0;
      let wasLost: boolean;
      do {
        nth += 1;
        const intent = await prepare();
        const key = newKey();
        proxy.loseCommit(nth);
        const first = await intent.send(crashing.url, key);
        wasLost = proxy.passAll();
        if (wasLost && nth === 1) expect([503, 409], name).toContain(first.status);
        const repeat = await intent.send(crashing.url, key);
        expect(repeat.status, `${name}, repeated after commit ${nth}`).toBeLessThan(300);
        if (first.status < 300) expect(repeat.body, name).toEqual(first.body);
        const elsewhere = await intent.send(shop.app.url, key);
        expect(elsewhere.status, name).toBe(repeat.status);
        expect(elsewhere.body, name).toEqual(repeat.body);
        expect(await intent.count(), `${name}, commit ${nth} lost`).toBe(1);
      } while (wasLost && nth < MAX_COMMITS);
      expect(nth, `${name} committed`).toBeGreaterThan(1);
      expect(wasLost, name).toBe(false);
    }
  });

  test('has one effect when sent to two processes at once', async () => {
    for (const { name, prepare } of of(id)) {
      const intent = await prepare();
      const key = newKey();
      const urls = Array.from({ length: 6 }, (_, turn) => (turn % 2 ? shop.app.url : crashing.url));
      const answers = await Promise.all(urls.map((url) => intent.send(url, key)));
      const done = answers.filter(({ status }) => status < 300);
      expect(done, name).not.toEqual([]);
      for (const { status, body } of answers.filter((answer) => !done.includes(answer))) {
        expect({ status, body }, name).toMatchObject({
          status: 409,
          body: { code: 'in_progress' },
        });
      }
      const repeat = await intent.send(shop.app.url, key);
      for (const { body } of done) expect(body, name).toEqual(repeat.body);
      expect(await intent.count(), name).toBe(1);
    }
  });
});
