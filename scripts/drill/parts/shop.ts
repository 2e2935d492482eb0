import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startBank } from '../../../emulators/bank/start-bank.ts';
import { startMailbox } from '../../../emulators/mailbox/start-mailbox.ts';
import { startS3 } from '../../../server/test/network/start-s3.ts';
import { root } from '../../root.ts';
import { findFreePort } from '../../run/free-port.ts';
import { type Link, startLink } from './link.ts';
import { createPostgres, createRoles, emptyFolder, type Postgres } from './postgres.ts';
import { folder, type Program, startServer } from './program.ts';
import { type FrontProxy, startProxy } from './proxy.ts';

export const processNames = ['api-1', 'api-2', 'worker'] as const;
export type ProcessName = (typeof processNames)[number];

/** What a shop depends on, each behind a separate link. */
export type LinkName = 'database' | 'bank' | 'mail' | 'bucket';

export interface DrillShop {
  /** What buyers call: the proxy. */
  readonly url: string;
  readonly bank: Awaited<ReturnType<typeof startBank>>;
  readonly mailbox: Awaited<ReturnType<typeof startMailbox>>;
  readonly postgres: Postgres;
  readonly proxy: FrontProxy;
  readonly links: Readonly<Record<LinkName, Link>>;
  /** The database past every link, as the owner of its tables. */
  readonly database: pg.Pool;
  /** Ends a process; SIGTERM lets it finish. */
  end(name: ProcessName, signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Starts it again with the same settings and more, repeatedly until it is ready, as a supervisor does. */
  start(name: ProcessName, more?: Readonly<Record<string, string>>): Promise<void>;
  /** Runs `verify-ledger`; empty when every invariant holds. */
  verifyLedger(): Promise<string>;
  stop(): Promise<void>;
}

const SECRETS_KEY = `drill:${Buffer.alloc(32, 7).toString('base64')}`;
/** A gateway repeats a webhook for hours or days; these pauses are shorter, as the outages are. */
const WEBHOOK_RETRIES_MS = [
  200, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000, 15_000, 20_000, 20_000,
];

export async function startDrillShop(): Promise<DrillShop> {
  rmSync(join(folder, 'logs'), { recursive: true, force: true });
  const postgres = await createPostgres({ name: 'postgres' });
  await createRoles(postgres.port);
  const bankPlace = { port: 0 };
  const bankLink = await startLink(bankPlace);
  const bank = await startBank({
    retryDelaysMs: WEBHOOK_RETRIES_MS,
    publicUrl: `http://127.0.0.1:${bankLink.port}`,
  });
  bankPlace.port = portOf(bank.url);
  const mailbox = await startMailbox();
  const bucket = await startS3();
  const links = {
    database: await startLink(postgres),
    bank: bankLink,
    mail: await startLink({ port: portOf(mailbox.smtpUrl) }),
    bucket: await startLink({ port: portOf(bucket.url) }),
  };
  const apiPorts = [await freePort(), await freePort()] as const;
  const proxyPort = await freePort();
  const url = `http://127.0.0.1:${proxyPort}`;
  const databaseUrl = `postgres://sesame_shop@127.0.0.1:${links.database.port}/sesame`;
  const ownerUrl = `postgres://sesame@127.0.0.1:${links.database.port}/sesame`;
  const shared = {
    // A bucket without TLS is refused in production, so what production adds is set here.
    STOP_DELAY_MS: '2000',
    DEMO: 'true',
    DEMO_HISTORY: 'false',
    LOG_LEVEL: 'warn',
    SECRETS_KEY,
    PUBLIC_URL: url,
    TRUST_PROXY: '1',
    RATE_LIMIT_SCALE: '1000000',
    DATABASE_URL: databaseUrl,
    BANK_URL: withPort(bank.url, links.bank.port),
    BANK_API_KEY: bank.apiKey,
    BANK_WEBHOOK_SECRET: bank.webhookSecret,
    SMTP_URL: withPort(mailbox.smtpUrl, links.mail.port),
    SMTP_PLAINTEXT: 'true',
    MAIL_FROM: 'shop@drill.example',
    STORAGE_URL: withPort(bucket.url, links.bucket.port),
  };
  const settings: Readonly<Record<ProcessName, Readonly<Record<string, string>>>> = {
    'api-1': { ...shared, ROLE: 'api', PORT: String(apiPorts[0]) },
    'api-2': { ...shared, ROLE: 'api', PORT: String(apiPorts[1]) },
    worker: { ...shared, ROLE: 'worker', DATABASE_OWNER_URL: ownerUrl },
  };
  const running = new Map<ProcessName, Program>();
  const hasRun = new Set<ProcessName>();
  const start: DrillShop['start'] = async (name, more = {}) => {
    const env = { DATA_DIR: join(folder, `data-${name}`), ...settings[name], ...more };
    for (let tries = 0; ; tries++) {
      const started = await startServer(name, env).catch((error: unknown) => {
        // Only what has run before is started again.
        if (!hasRun.has(name) || tries === MOST_STARTS) throw error;
      });
      if (started !== undefined) {
        hasRun.add(name);
        return void running.set(name, started);
      }
      await new Promise((resolve) => setTimeout(resolve, SUPERVISOR_PAUSE_MS));
    }
  };
  for (const name of processNames) emptyFolder(join(folder, `data-${name}`));
  // The worker migrates and loads the products.
  await start('worker');
  await Promise.all([start('api-1'), start('api-2')]);
  const proxy = await startProxy(proxyPort, apiPorts);
  const database = new pg.Pool({ connectionString: withPort(ownerUrl, postgres.port), max: 2 });
  // A killed PostgreSQL ends idle connections; the next query opens another one.
  database.on('error', () => {});

  return {
    url,
    bank,
    mailbox,
    postgres,
    proxy,
    links,
    database,
    async end(name, signal) {
      await running.get(name)?.end(signal);
      running.delete(name);
    },
    start,
    verifyLedger: () => runVerifyLedger(withPort(ownerUrl, postgres.port)),
    async stop() {
      await database.end();
      await Promise.all([...running.values()].map((program) => program.end('SIGTERM')));
      await proxy.kill();
      await Promise.all(Object.values(links).map((link) => link.stop()));
      await Promise.all([bank.stop(), mailbox.stop(), bucket.stop(), postgres.stop('fast')]);
    },
  };
}

const MOST_STARTS = 60;
const SUPERVISOR_PAUSE_MS = 1_000;

/** Without the shop's other settings, as an operator runs it at a shop whose processes may be down. */
function runVerifyLedger(databaseUrl: string): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'server/dist/verify-ledger.js')], {
      env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, SECRETS_KEY },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (bytes) => {
        output += bytes;
      });
    }
    child.once('close', (code) => resolve(code === 0 ? '' : output.trim()));
  });
}

async function freePort(): Promise<number> {
  const port = await findFreePort('127.0.0.1', 0);
  if (port === undefined) throw new Error('no port is free');
  return port;
}

function portOf(url: string): number {
  return Number(/:(\d+)(?=\/|$)/.exec(url)?.[1]);
}

function withPort(url: string, port: number): string {
  return url.replace(/:\d+(?=\/|$)/, `:${port}`);
}
