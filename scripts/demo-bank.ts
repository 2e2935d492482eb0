import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { findFreePort } from './free-port.ts';
import { keepPrivately, readKept } from './kept-settings.ts';
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
  const kept = readKept<BankSettings>(file);
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
    keepPrivately(file, { port, apiKey: secrets.apiKey, noticeSecret: secrets.noticeSecret });
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

async function answersToKey(port: number, apiKey: string): Promise<boolean> {
  const answer = await fetch(`http://${host}:${port}/v1/payments?order_id=none`, {
    headers: { authorization: `Bearer ${apiKey}` },
    signal: AbortSignal.timeout(1_000),
  }).catch(() => undefined);
  return answer?.ok ?? false;
}
