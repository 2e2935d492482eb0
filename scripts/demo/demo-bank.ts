import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type EmulatorPlan, emulatorHost, portFor } from './run-emulator.ts';
import { readSaved, writePrivateFile } from './saved-settings.ts';

interface BankSettings {
  readonly port: number;
  readonly apiKey: string;
  readonly webhookSecret: string;
}

/**
 * Prepares the emulated bank of a data folder. Its keys and port are generated once and stored there, so payment
 * pages stay reachable after a restart and several processes on one folder share one bank.
 */
export async function prepareBank(dataDir: string): Promise<EmulatorPlan> {
  const file = join(dataDir, 'bank-settings.json');
  const saved = readSaved<BankSettings>(file);
  const preferredPort = Number(process.env.BANK_PORT) || saved?.port;
  const secrets = saved ?? {
    apiKey: randomBytes(24).toString('base64url'),
    webhookSecret: randomBytes(24).toString('base64url'),
  };
  const isRunning =
    preferredPort !== undefined && (await answersToKey(preferredPort, secrets.apiKey));
  const port = isRunning ? preferredPort : await portFor('the bank', preferredPort);
  if (saved?.port !== port) {
    writePrivateFile(file, { port, apiKey: secrets.apiKey, webhookSecret: secrets.webhookSecret });
  }
  const url = `http://${emulatorHost}:${port}`;
  const keys = { BANK_API_KEY: secrets.apiKey, BANK_WEBHOOK_SECRET: secrets.webhookSecret };
  return {
    url,
    serverEnv: { BANK_URL: url, ...keys },
    ownEnv: isRunning
      ? undefined
      : {
          ...keys,
          PORT: String(port),
          HOST: emulatorHost,
          DATA_DIR: dataDir,
        },
  };
}

async function answersToKey(port: number, apiKey: string): Promise<boolean> {
  const answer = await fetch(`http://${emulatorHost}:${port}/v1/payments?order_id=none`, {
    headers: { authorization: `Bearer ${apiKey}` },
    signal: AbortSignal.timeout(1_000),
  }).catch(() => undefined);
  return answer?.ok ?? false;
}
