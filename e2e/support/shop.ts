import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { collect, isAlive, runNode } from './run-node.ts';

/** Where a running product can be reached; plain data, so it can be handed to another process. */
export interface ShopAddress {
  readonly url: string;
  readonly bankUrl: string;
  readonly bankApiKey: string;
  readonly mailboxUrl: string;
}

export interface Shop {
  readonly address: ShopAddress;
  /** Checks every invariant of the ledgers; throws what the auditor printed when one is broken. */
  audit(): Promise<void>;
  /** Ends the server the way a power cut does, and waits for what ran beside it. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  readonly dataDir: string;
  /** 0 takes a free one. */
  readonly port?: number;
  readonly settings?: Readonly<Record<string, string>>;
}

/** A shop without demo and stand-ins: nothing is in it, and nobody runs it yet. */
export interface EmptyShop {
  readonly url: string;
  /** As `npm run create-owner` does. @returns the secret of the authenticator app */
  createOwner(email: string, password: string): Promise<string>;
  audit(): Promise<void>;
  stop(): Promise<void>;
}

const START_PATIENCE_MS = 180_000;

/** An empty setting counts as absent: what the shell of a developer says must not reach the tests. */
const untouched = Object.fromEntries(
  [
    'DATABASE_URL',
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

/** Starts the product as `npm start` does: bundles, embedded PostgreSQL, demo data, the sandbox bank. */
export async function startShop(options: Options): Promise<Shop> {
  const { dataDir } = options;
  const { audit, ended, stop } = await launch(options);
  const { shop: url, bank: bankUrl, mailbox: mailboxUrl } = readJson(join(dataDir, 'urls.json'));
  const { apiKey: bankApiKey } = readJson(join(dataDir, 'bank-settings.json'));
  if (!url || !bankUrl || !bankApiKey) throw new Error('the product started without its bank');
  if (!mailboxUrl) throw new Error('the product started without its mailbox');
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

/** Starts the product as somebody does who wants a shop of their own and no demo. */
export async function startEmptyShop({ dataDir, settings }: Options): Promise<EmptyShop> {
  const { env, audit, stop } = await launch({ dataDir, settings: { ...settings, DEMO: 'false' } });
  const { shop: url } = readJson(join(dataDir, 'urls.json'));
  if (!url) throw new Error('the product started without an address');
  return {
    url,
    async createOwner(email, password) {
      const command = runNode(['server/src/commands/create-owner.ts', email], env, `${password}\n`);
      const said = collect(command);
      await new Promise((resolve) => command.once('close', resolve));
      const secret = /^ {2}([A-Z2-7 ]{16,})$/m.exec(said())?.[1];
      if (secret === undefined) throw new Error(`no owner was made:\n${said()}`);
      return secret;
    },
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
    LOG_LEVEL: 'warn',
    // Hundreds of visitors share one address here.
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
    ended,
    async audit() {
      const auditor = runNode(['server/src/commands/audit.ts'], env);
      const said = collect(auditor);
      const code = await new Promise((resolve) => auditor.once('close', resolve));
      if (code !== 0) throw new Error(`the auditor found a fault:\n${said()}`);
    },
    async stop() {
      if (isAlive(child)) child.kill('SIGTERM');
      await ended();
    },
  };
}

async function waitForAddresses(child: ChildProcess, dataDir: string, output: () => string) {
  const deadline = Date.now() + START_PATIENCE_MS;
  while (!existsSync(join(dataDir, 'urls.json'))) {
    if (!isAlive(child)) throw new Error(`the product did not start:\n${output()}`);
    if (Date.now() > deadline) {
      child.kill('SIGTERM');
      throw new Error(`the product was not ready in time:\n${output()}`);
    }
    await sleep(100);
  }
}

/** The server writes who it is into the lock of its data folder. */
function serverPid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'server.lock'), 'utf8').split(' ')[0]);
}

/** Both files are written by the product, whole or not at all. */
function readJson(path: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(path, 'utf8'));
}
