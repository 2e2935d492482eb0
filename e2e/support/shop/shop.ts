import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { vi } from 'vitest';
import { collect, isAlive, runNode } from './run-node.ts';

/** URLs and bank key of a running shop; serializable, so it can be passed to another process. */
export interface ShopAddress {
  readonly url: string;
  readonly bankUrl: string;
  readonly bankApiKey: string;
  readonly mailboxUrl: string;
}

export interface Shop {
  readonly address: ShopAddress;
  /** Runs the ledger verification; throws with its output when an invariant is violated. */
  audit(): Promise<void>;
  /** Kills the server with SIGKILL and waits until its emulators have ended too. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  readonly dataDir: string;
  /** 0, the default, chooses a free port. */
  readonly port?: number;
  readonly settings?: Readonly<Record<string, string>>;
}

/** A shop without demo data, emulators and owner. */
export interface EmptyShop {
  readonly url: string;
  /** Runs the `create-owner` command. @returns the secret for the authenticator app */
  createOwner(email: string, password: string): Promise<string>;
  /** The link with which the first owner joins, as the terminal shows it. */
  setupLink(): Promise<string>;
  audit(): Promise<void>;
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 180_000;

/** An empty setting counts as absent. This keeps settings of the developer's shell out of the tests. */
const untouched = Object.fromEntries(
  [
    'DATABASE_URL',
    'DATABASE_OWNER_URL',
    'PUBLIC_URL',
    'HOST',
    'ROLE',
    'BANK_URL',
    'BANK_PORT',
    'COOKIE_DOMAIN',
    'SMTP_URL',
    'GOOGLE_CLIENT_ID',
    'TELEGRAM_BOT_TOKEN',
  ].map((name) => [name, '']),
);

/** Starts a shop as `npm start` does: bundles, embedded PostgreSQL, demo data, emulators. */
export async function startShop(options: Options): Promise<Shop> {
  const { dataDir } = options;
  const { audit, ended, stop } = await launch(options);
  const { shop: url, bank: bankUrl, mailbox: mailboxUrl } = readJson(join(dataDir, 'urls.json'));
  const { apiKey: bankApiKey } = readJson(join(dataDir, 'bank-settings.json'));
  if (!url || !bankUrl || !bankApiKey) throw new Error('the shop started without its bank');
  if (!mailboxUrl) throw new Error('the shop started without its mailbox');
  return {
    address: { url, bankUrl, bankApiKey, mailboxUrl },
    audit,
    async kill() {
      process.kill(serverPid(dataDir), 'SIGKILL');
      await ended();
    },
    stop,
  };
}

/** Starts a shop with `DEMO=false`. */
export async function startEmptyShop({ dataDir, settings }: Options): Promise<EmptyShop> {
  const { env, output, audit, stop } = await launch({
    dataDir,
    settings: { ...settings, DEMO: 'false' },
  });
  const { shop: url } = readJson(join(dataDir, 'urls.json'));
  if (!url) throw new Error('the shop started without an address');
  return {
    url,
    async createOwner(email, password) {
      const command = runNode(['server/dist/create-owner.js', email], env, `${password}\n`);
      const printed = collect(command);
      await new Promise((resolve) => command.once('close', resolve));
      const secret = /^ {2}([A-Z2-7 ]{16,})$/m.exec(printed())?.[1];
      if (secret === undefined) throw new Error(`no owner was created:\n${printed()}`);
      return secret;
    },
    setupLink: () =>
      vi.waitFor(() => {
        const link = /http\S+\/admin\/setup#\S+/.exec(output())?.[0];
        if (link === undefined) throw new Error(`no link for the owner in:\n${output()}`);
        return link;
      }),
    audit,
    stop,
  };
}

async function launch({ dataDir, port = 0, settings = {} }: Options) {
  const env = {
    ...process.env,
    ...untouched,
    NODE_ENV: 'test',
    DEMO: 'true',
    DEMO_HISTORY: 'false',
    LOG_LEVEL: 'warn',
    // Calls must not be refused when the machine is busy.
    SHED_LOAD: 'false',
    // All tests share one IP address.
    RATE_LIMIT_SCALE: '1000',
    ...settings,
    PORT: String(port),
    DATA_DIR: dataDir,
  };
  const child = runNode(['scripts/start.ts'], env);
  const output = collect(child);
  await waitForAddresses(child, dataDir, output);
  const ended = async () => {
    while (isAlive(child)) await sleep(50);
  };
  return {
    env,
    output,
    ended,
    async audit() {
      const verification = runNode(['server/dist/verify-ledger.js'], env);
      const printed = collect(verification);
      const code = await new Promise((resolve) => verification.once('close', resolve));
      if (code !== 0) throw new Error(`ledger verification failed:\n${printed()}`);
    },
    async stop() {
      if (isAlive(child)) child.kill('SIGTERM');
      await ended();
    },
  };
}

async function waitForAddresses(child: ChildProcess, dataDir: string, output: () => string) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!existsSync(join(dataDir, 'urls.json'))) {
    if (!isAlive(child)) throw new Error(`the shop did not start:\n${output()}`);
    if (Date.now() > deadline) {
      child.kill('SIGTERM');
      throw new Error(`the shop was not ready in time:\n${output()}`);
    }
    await sleep(100);
  }
}

/** The process id that the server writes into the lock file of its data folder. */
function serverPid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'server.lock'), 'utf8').split(' ')[0]);
}

/** Both files are written atomically by the shop. */
function readJson(path: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(path, 'utf8'));
}
