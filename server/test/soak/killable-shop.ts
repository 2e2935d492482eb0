import { type RunningBank, startBank } from '@sesame/emulators/bank/start-bank.ts';
import { migrations } from '../../migrations/all.ts';
import { importInventory } from '../../src/domains/access/index.ts';
import { prepareDatabase } from '../../src/platform/db/embedded/prepare-database.ts';
import { sha256 } from '../../src/platform/secrets/crypto.ts';
import { buildMethod } from '../build/build-method.ts';
import { buildOperator } from '../build/build-operator.ts';
import { buildPromo } from '../build/build-promo.ts';
import { type BuiltProduct, buildProduct } from '../build/build-purchase.ts';
import { freePort } from '../free-port.ts';
import { type SpawnedServer, spawnServer } from '../processes/spawn-server.ts';
import { updateRows } from '../rows.ts';
import { startApp, type TestApp } from '../shops/start-app.ts';
import { startKillableDatabase } from './killable-database.ts';

export const victims = ['first api', 'second api', 'worker', 'database'] as const;
export type Victim = (typeof victims)[number];

/** A shop of three real processes and a database, each of which can be killed and restarts. */
export interface KillableShop {
  /** Addresses for clients: both api processes. */
  readonly urls: readonly string[];
  readonly bank: RunningBank;
  readonly product: BuiltProduct;
  /** Token of an owner with a fresh confirmation. */
  readonly operatorToken: string;
  /** A server on the same database, for preparation and comparison. It gets no requests and runs no jobs. */
  readonly beside: TestApp;
  /** Address of the victim, if it serves requests. */
  urlOf(victim: Victim): string | undefined;
  kill(victim: Victim): Promise<void>;
  restart(victim: Victim): Promise<void>;
  /** Processes that ended without being killed. */
  readonly fallen: readonly string[];
  stop(): Promise<void>;
}

/** The limit is lower than the number of orders that try the promo code. */
export const CODE = { code: 'KILLS', discount_percent: 1_000, max_uses: 30 };
const SECRETS_KEY = `test:${Buffer.alloc(32, 7).toString('base64')}`;

export async function startKillableShop(): Promise<KillableShop> {
  const database = await startKillableDatabase();
  await prepareDatabase(database, migrations);
  const bank = await startBank({ retryDelaysMs: [100, 300, 1_000, 3_000, 5_000] });
  const beside = await startApp({
    now: new Date().toISOString(),
    databaseUrl: database.url,
    bank,
  });
  const { platform } = beside;
  await buildMethod(platform, { gateway: 'card', feePercent: 350 });
  await buildPromo(platform, CODE);
  const product = await buildProduct(platform);
  for (const serviceId of product.serviceIds) {
    const links = [`https://origin-${serviceId}.example/{user}/{subscription}`];
    await importInventory(platform.db, platform, {
      serviceId,
      kind: 'template',
      links,
      at: new Date(),
    });
  }

  const ports = [await freePort(), await freePort()] as const;
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const fallen: string[] = [];
  const spawn = (role: 'api' | 'worker', at: 0 | 1) =>
    spawnServer({
      NODE_ENV: 'test',
      ROLE: role,
      LOG_LEVEL: 'fatal',
      DATABASE_URL: database.url,
      SECRETS_KEY,
      RATE_LIMIT_SCALE: '1000000',
      BANK_URL: bank.url,
      BANK_API_KEY: bank.apiKey,
      BANK_WEBHOOK_SECRET: bank.webhookSecret,
      PUBLIC_URL: urls[at] ?? '',
      ...(role === 'api' && { PORT: String(ports[at]) }),
    });
  const starts: Readonly<Record<Exclude<Victim, 'database'>, () => Promise<SpawnedServer>>> = {
    'first api': () => spawn('api', 0),
    'second api': () => spawn('api', 1),
    worker: () => spawn('worker', 0),
  };
  const running = new Map<Victim, SpawnedServer>();

  const shop: KillableShop = {
    urls,
    bank,
    product,
    operatorToken: await confirmedOwner(beside),
    beside,
    fallen,
    urlOf: (victim) => ({ 'first api': urls[0], 'second api': urls[1] })[victim as string],
    async kill(victim) {
      if (victim === 'database') return database.kill();
      const server = running.get(victim);
      if (server === undefined) return;
      running.delete(victim);
      const { exitCode } = server.process;
      if (exitCode !== null) fallen.push(`${victim} ended with ${exitCode}: ${server.output()}`);
      await server.end('SIGKILL');
    },
    async restart(victim) {
      if (victim === 'database') return database.launch();
      // A start interrupted by the death of the database is repeated, as a supervisor does.
      for (let server: SpawnedServer | undefined; server === undefined; ) {
        server = await starts[victim]().catch(() => undefined);
        if (server !== undefined) running.set(victim, server);
      }
    },
    async stop() {
      await Promise.all([...running.values()].map((server) => server.end('SIGTERM')));
      await beside.stop();
      await bank.stop();
      await database.stop();
    },
  };
  await Promise.all([shop.restart('first api'), shop.restart('second api')]);
  await shop.restart('worker');
  return shop;
}

async function confirmedOwner(app: TestApp): Promise<string> {
  const { token } = await buildOperator(app);
  await updateRows(
    app,
    'operator_sessions',
    { token_hash: sha256(token) },
    { confirmed_at: app.clock.now() },
  );
  return token;
}
