import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { collect, isAlive, runNode } from './run-node.ts';

/** The ready line of each emulator. */
interface EmulatorSettings {
  readonly mailbox: { readonly url: string; readonly smtpUrl: string };
  readonly stripe: {
    readonly url: string;
    readonly shopSettings: Readonly<
      Record<'STRIPE_API_BASE' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET', string>
    >;
  };
}

export type Emulator<Name extends keyof EmulatorSettings> = EmulatorSettings[Name] & {
  stop(): Promise<void>;
};

const START_TIMEOUT_MS = 60_000;

/** Starts an emulator for a shop without a demo. */
export async function startEmulator<Name extends keyof EmulatorSettings>(
  name: Name,
  settings: Readonly<Record<string, string>> = {},
): Promise<Emulator<Name>> {
  const child = runNode([`emulators/${name}/main.ts`], {
    ...process.env,
    ...settings,
    PORT: '0',
  });
  const output = collect(child);
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!output().includes('"ready":true')) {
    if (!isAlive(child) || Date.now() > deadline) throw new Error(`no ${name}:\n${output()}`);
    await sleep(50);
  }
  // The ready line is JSON, as the README of each emulator says.
  const ready: EmulatorSettings[Name] = JSON.parse(output());
  return {
    ...ready,
    async stop() {
      if (!isAlive(child)) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Sets the webhook URL of an emulated gateway, as a merchant does at the provider. */
export async function enterWebhookUrl({ url }: { readonly url: string }, webhookUrl: string) {
  const answer = await fetch(`${url}/_emulator/webhook-url`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: webhookUrl }),
  });
  if (!answer.ok) throw new Error(`the gateway rejected the webhook URL: ${await answer.text()}`);
}
