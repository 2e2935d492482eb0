import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { prepareBank } from '../scripts/demo/demo-bank.ts';
import { emulatorReady } from '../scripts/demo/emulator-ready.ts';
import { planEmulators } from '../scripts/demo/plan-emulators.ts';
import { root } from '../scripts/root.ts';
import { SERVER_ENV } from '../scripts/run/server-process.ts';
import { isReadyMessage } from '../scripts/run/supervise.ts';
import { embeddedDatabaseUrl, postmasterPid } from './embedded-database.ts';
import { firstMessage, type NodeProcess, requestFrom, runNode } from './node-process.ts';

export interface BenchShop {
  readonly url: string;
  /** Id of the server's process. */
  readonly pid: number;
  readonly bank: {
    readonly pid: number;
    readonly url: string;
    readonly apiKey: string;
    readonly webhookSecret: string;
  };
  /** The shop's database, for filling it and for checking when work is done. */
  readonly databaseUrl: string;
  /** Id of the main process of its PostgreSQL. */
  readonly postgresPid: number;
  readonly database: pg.Pool;
  /** The delay of the server's event loop since the last call. */
  eventLoopDelay(): Promise<EventLoopDelay>;
  stop(): Promise<void>;
}

interface EventLoopDelay {
  readonly p99Ms: number;
  readonly maxMs: number;
}

const reportDelay = pathToFileURL(join(root, 'bench', 'load', 'report-delay.ts')).href;

/** Environment variables of the shell that must not affect the measurement. */
export const untouched = Object.fromEntries(
  ['DATABASE_URL', 'PUBLIC_URL', 'HOST', 'ROLE', 'BANK_URL', 'COOKIE_DOMAIN', 'FAILPOINT'].map(
    (name) => [name, ''],
  ),
);

/** An empty folder for the benchmark in the checkout, on the disk that a shop would use. */
export function emptyFolder(name: string): string {
  const folder = join(root, '.cache', 'bench', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Starts the production bundle with the embedded PostgreSQL, demo data and the emulated bank, each in a
 * separate process. Everything is as in production except the rate limits, because all calls come from one
 * address. `settings` are added to its environment.
 */
export async function startBenchShop(
  folder = 'shop',
  settings: Readonly<Record<string, string>> = {},
): Promise<BenchShop> {
  return await startShopIn(emptyFolder(folder), settings);
}

/**
 * The same for a folder that may have the data of an earlier start; it needs the same `SECRETS_KEY` then. `program` is the server's,
 * the bundle or its source.
 */
export async function startShopIn(
  dataDir: string,
  settings: Readonly<Record<string, string>>,
  program = 'server/dist/main.js',
): Promise<BenchShop> {
  const prepared = await prepareBank(dataDir);
  const { url: bankUrl, serverEnv } = prepared;
  const [plan] = planEmulators({ bank: prepared });
  if (plan === undefined) throw new Error('a fresh data folder has no running bank');
  const bank = runNode(plan.args, { ...plan.env, NODE_ENV: 'production' }, 'pipe');
  await emulatorReady(bank.child);

  const server = runNode(['--import', reportDelay, program], {
    ...process.env,
    ...untouched,
    ...SERVER_ENV,
    ...serverEnv,
    NODE_ENV: 'production',
    LOOPBACK_TRIAL: 'true',
    SECRETS_KEY: `bench:${randomBytes(32).toString('base64')}`,
    DEMO: 'true',
    DEMO_HISTORY: 'false',
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: '1000000',
    ...settings,
  });
  const url = await readyUrl(server);
  const databaseUrl = embeddedDatabaseUrl(dataDir);
  const database = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  return {
    url,
    pid: server.child.pid ?? 0,
    bank: {
      pid: bank.child.pid ?? 0,
      url: bankUrl,
      apiKey: serverEnv.BANK_API_KEY ?? '',
      webhookSecret: serverEnv.BANK_WEBHOOK_SECRET ?? '',
    },
    databaseUrl,
    postgresPid: postmasterPid(dataDir),
    database,
    eventLoopDelay: () => requestFrom<EventLoopDelay>(server, 'event-loop'),
    async stop() {
      await database.end();
      await server.stop();
      await bank.stop();
    },
  };
}

async function readyUrl(server: NodeProcess): Promise<string> {
  const message = await firstMessage(server);
  if (!isReadyMessage(message)) throw new Error('the server did not report that it is ready');
  return message.url;
}
