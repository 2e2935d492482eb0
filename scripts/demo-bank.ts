import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { keepPrivately, readKept } from './kept-settings.ts';
import { portFor, type StandIn, standInHost } from './stand-in.ts';

interface BankSettings {
  readonly port: number;
  readonly apiKey: string;
  readonly noticeSecret: string;
}

/**
 * The sandbox bank of a data folder: its keys and port are made once and kept there, so payment
 * pages stay reachable after a restart and several processes on one folder share one bank.
 */
export async function prepareBank(dataDir: string): Promise<StandIn> {
  const file = join(dataDir, 'bank-settings.json');
  const kept = readKept<BankSettings>(file);
  const wantedPort = Number(process.env.BANK_PORT) || kept?.port;
  const secrets = kept ?? {
    apiKey: randomBytes(24).toString('base64url'),
    noticeSecret: randomBytes(24).toString('base64url'),
  };
  const isRunning = wantedPort !== undefined && (await answersToKey(wantedPort, secrets.apiKey));
  const port = isRunning ? wantedPort : await portFor('the bank', wantedPort);
  if (kept?.port !== port) {
    keepPrivately(file, { port, apiKey: secrets.apiKey, noticeSecret: secrets.noticeSecret });
  }
  const url = `http://${standInHost}:${port}`;
  const keys = { BANK_API_KEY: secrets.apiKey, BANK_NOTICE_SECRET: secrets.noticeSecret };
  return {
    url,
    serverEnv: { BANK_URL: url, ...keys },
    plan: isRunning
      ? undefined
      : {
          name: 'the bank',
          args: ['emulators/bank/main.ts'],
          env: {
            ...process.env,
            ...keys,
            PORT: String(port),
            HOST: standInHost,
            DATA_DIR: dataDir,
          },
          quiet: true,
        },
  };
}

async function answersToKey(port: number, apiKey: string): Promise<boolean> {
  const answer = await fetch(`http://${standInHost}:${port}/v1/payments?order_id=none`, {
    headers: { authorization: `Bearer ${apiKey}` },
    signal: AbortSignal.timeout(1_000),
  }).catch(() => undefined);
  return answer?.ok ?? false;
}
