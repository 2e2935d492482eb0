import { join } from 'node:path';
import pg from 'pg';
import { startBank } from '../../../emulators/bank/start-bank.ts';
import { startMailbox } from '../../../emulators/mailbox/start-mailbox.ts';
import { startS3 } from '../../../server/test/network/start-s3.ts';
import { runVerifyLedger } from '../../run/run-verify-ledger.ts';
import { freePort, portOf, withPort } from './addresses.ts';
import { type Link, startLink } from './link.ts';
import { emptyFolder } from './postgres.ts';
import { folder, type Program, pause, startServer } from './program.ts';
import { type FrontProxy, startProxy } from './proxy.ts';
import type { Release } from './release.ts';

export type ProcessName = 'api-1' | 'api-2' | 'api-3' | 'api-4' | 'worker-1' | 'worker-2';

/** A shop as it is deployed: processes behind a proxy, with the services that they call behind links. */
export interface DrillShop {
  /** What buyers call: the proxy. */
  readonly url: string;
  readonly processes: readonly ProcessName[];
  readonly bank: Awaited<ReturnType<typeof startBank>>;
  /** The addresses that mails have arrived for. */
  readonly mailed: ReadonlySet<string>;
  readonly proxy: FrontProxy;
  readonly links: Readonly<Record<'bank' | 'mail' | 'bucket', Link>>;
  /** The database past everything that drills disturb, as the owner of its tables. */
  readonly database: pg.Pool;
  /** Ends a process; SIGTERM lets it finish. */
  end(name: ProcessName, signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /**
   * Starts it with its settings and more, repeatedly until it is ready, as a supervisor does.
   * @param release from now on; otherwise the one that it had
   */
  start(
    name: ProcessName,
    more?: Readonly<Record<string, string>>,
    release?: Release,
  ): Promise<void>;
  /** Runs `verify-ledger` and returns its complaints; empty when every invariant holds. */
  verifyLedger(): Promise<string>;
  stop(): Promise<void>;
}

export interface ShopPlace {
  readonly processes: readonly ProcessName[];
  readonly databaseUrl: string;
  readonly ownerUrl: string;
  /** The owner's address past everything that drills disturb. */
  readonly besideUrl: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What its processes begin with. */
  readonly release: Release;
  /** The address of each api process and their common port; otherwise they have a port each. */
  readonly api?: { readonly hosts: ReadonlyMap<ProcessName, string>; readonly port: number };
  /** Ends what was started for this shop. */
  stop(): Promise<void>;
}

export const SECRETS_KEY = `drill:${Buffer.alloc(32, 7).toString('base64')}`;
/** A gateway repeats a webhook for hours or days; these pauses are shorter, as the outages are. */
const WEBHOOK_RETRIES_MS = [
  200, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000, 15_000, 20_000, 20_000,
];
const COLLECT_MS = 500;
const MOST_STARTS = 60;
const SUPERVISOR_PAUSE_MS = 1_000;

export async function startShop(place: ShopPlace): Promise<DrillShop> {
  const bankPlace = { port: 0 };
  const bankLink = await startLink(bankPlace);
  const bank = await startBank({
    retryDelaysMs: WEBHOOK_RETRIES_MS,
    publicUrl: `http://127.0.0.1:${bankLink.port}`,
  });
  bankPlace.port = portOf(bank.url);
  const mailbox = await startMailbox();
  const mailed = new Set<string>();
  // The mailbox keeps only its newest mails.
  const collect = setInterval(() => {
    for (const address of mailbox.mails().flatMap(({ to }) => to)) mailed.add(address);
  }, COLLECT_MS);
  const bucket = await startS3();
  const links = {
    bank: bankLink,
    mail: await startLink({ port: portOf(mailbox.smtpUrl) }),
    bucket: await startLink({ port: portOf(bucket.url) }),
  };
  const proxyPort = await freePort();
  const url = `http://127.0.0.1:${proxyPort}`;
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
    DATABASE_URL: place.databaseUrl,
    BANK_URL: withPort(bank.url, links.bank.port),
    BANK_API_KEY: bank.apiKey,
    BANK_WEBHOOK_SECRET: bank.webhookSecret,
    SMTP_URL: withPort(mailbox.smtpUrl, links.mail.port),
    SMTP_PLAINTEXT: 'true',
    MAIL_FROM: 'shop@drill.example',
    STORAGE_URL: withPort(bucket.url, links.bucket.port),
    ...place.env,
  };
  const ports = new Map<ProcessName, number>();
  for (const name of place.processes) ports.set(name, place.api?.port ?? (await freePort()));
  const hostOf = (name: ProcessName) => place.api?.hosts.get(name) ?? '127.0.0.1';
  const settingsOf = (name: ProcessName) => ({
    ...shared,
    DATA_DIR: join(folder, `data-${name}`),
    ...(name.startsWith('api')
      ? { ROLE: 'api', HOST: hostOf(name), PORT: String(ports.get(name)) }
      : { ROLE: 'worker', DATABASE_OWNER_URL: place.ownerUrl }),
  });
  const running = new Map<ProcessName, Program>();
  const hasRun = new Set<ProcessName>();
  const releases = new Map<ProcessName, Release>();
  const start: DrillShop['start'] = async (name, more = {}, release) => {
    const { folder: checkout } = release ?? releases.get(name) ?? place.release;
    if (release !== undefined) releases.set(name, release);
    const settings = { ...settingsOf(name), ...more };
    for (let tries = 0; ; tries++) {
      const started = await startServer(name, checkout, settings).catch((error: unknown) => {
        // Only what has run before is started again.
        if (!hasRun.has(name) || tries === MOST_STARTS) throw error;
      });
      if (started !== undefined) {
        hasRun.add(name);
        return void running.set(name, started);
      }
      await pause(SUPERVISOR_PAUSE_MS);
    }
  };
  for (const name of place.processes) emptyFolder(join(folder, `data-${name}`));
  // The first worker migrates and loads the products.
  await start('worker-1');
  await Promise.all(
    place.processes.filter((name) => name !== 'worker-1').map((name) => start(name)),
  );
  const servers = [...ports]
    .filter(([name]) => name.startsWith('api'))
    .map(([name, port]) => `${hostOf(name)}:${port}`);
  const proxy = await startProxy(proxyPort, servers);
  const database = new pg.Pool({ connectionString: place.besideUrl, max: 2 });
  // A killed PostgreSQL ends idle connections; the next query opens another one.
  database.on('error', () => {});

  return {
    url,
    processes: place.processes,
    bank,
    mailed,
    proxy,
    links,
    database,
    async end(name, signal) {
      await running.get(name)?.end(signal);
      running.delete(name);
    },
    start,
    verifyLedger: () => runVerifyLedger(place.besideUrl, SECRETS_KEY),
    async stop() {
      clearInterval(collect);
      await database.end();
      await Promise.all([...running.values()].map((program) => program.end('SIGTERM')));
      await proxy.kill();
      await Promise.all(Object.values(links).map((link) => link.stop()));
      await Promise.all([bank.stop(), mailbox.stop(), bucket.stop()]);
      await place.stop();
    },
  };
}
