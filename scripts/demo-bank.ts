import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from './free-port.ts';
import type { ChildPlan } from './supervise.ts';

const host = '127.0.0.1';

interface BankSettings {
  readonly port: number;
  readonly apiKey: string;
  readonly noticeSecret: string;
}

export interface DemoBank {
  readonly url: string;
  /** What the server needs to know the bank. */
  readonly serverEnv: Readonly<Record<string, string>>;
  /** Absent when another process of the same data folder already runs it. */
  readonly plan: ChildPlan | undefined;
}

/**
 * The sandbox bank of a data folder: its keys and port are made once and kept there, so payment
 * pages stay reachable after a restart and several processes on one folder share one bank.
 */
export async function prepareBank(dataDir: string): Promise<DemoBank> {
  const file = join(dataDir, 'bank-settings.json');
  const kept = readSettings(file);
  const wantedPort = Number(process.env.BANK_PORT) || kept?.port;
  const secrets = kept ?? {
    apiKey: randomBytes(24).toString('base64url'),
    noticeSecret: randomBytes(24).toString('base64url'),
  };
  const isRunning = wantedPort !== undefined && (await answersToKey(wantedPort, secrets.apiKey));
  const port = isRunning
    ? wantedPort
    : ((await findFreePort(host, wantedPort ?? 0)) ?? (await findFreePort(host, 0)));
  if (port === undefined) throw new Error(`no port of ${host} is free for the bank`);
  if (kept?.port !== port) {
    writePrivately(file, { port, apiKey: secrets.apiKey, noticeSecret: secrets.noticeSecret });
  }
  const url = `http://${host}:${port}`;
  const keys = { BANK_API_KEY: secrets.apiKey, BANK_NOTICE_SECRET: secrets.noticeSecret };
  return {
    url,
    serverEnv: { BANK_URL: url, ...keys },
    plan: isRunning
      ? undefined
      : {
          name: 'the bank',
          args: ['emulators/bank/main.ts'],
          env: { ...process.env, ...keys, PORT: String(port), HOST: host, DATA_DIR: dataDir },
          quiet: true,
        },
  };
}

/** Resolves at the bank's ready line; everything else it prints is shown. */
export function bankReady(bank: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (!bank.stdout) throw new Error('the bank is started with a readable output');
    createInterface({ input: bank.stdout }).on('line', (line) => {
      if (line.startsWith('{"ready":true')) resolve();
      else console.log(line);
    });
  });
}

function readSettings(file: string): BankSettings | undefined {
  if (!existsSync(file)) return undefined;
  // We wrote the file ourselves, whole or not at all.
  return JSON.parse(readFileSync(file, 'utf8')) as BankSettings;
}

function writePrivately(file: string, settings: BankSettings): void {
  mkdirSync(join(file, '..'), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(settings, undefined, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
}

async function answersToKey(port: number, apiKey: string): Promise<boolean> {
  const answer = await fetch(`http://${host}:${port}/v1/payments?order_id=none`, {
    headers: { authorization: `Bearer ${apiKey}` },
    signal: AbortSignal.timeout(1_000),
  }).catch(() => undefined);
  return answer?.ok ?? false;
}
