import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { collect, isAlive, runNode } from './run-node.ts';

/** What each stand-in tells when it is ready. */
interface Told {
  readonly mailbox: { readonly url: string; readonly smtpUrl: string };
  readonly stripe: {
    readonly url: string;
    readonly shopSettings: Readonly<
      Record<'STRIPE_API_BASE' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET', string>
    >;
  };
}

export type StandIn<Name extends keyof Told> = Told[Name] & { stop(): Promise<void> };

const START_PATIENCE_MS = 60_000;

/** Starts what stands in for somebody outside, for a shop that brings none along. */
export async function startStandIn<Name extends keyof Told>(
  name: Name,
  settings: Readonly<Record<string, string>> = {},
): Promise<StandIn<Name>> {
  const child = runNode([`emulators/${name}/main.ts`], {
    ...process.env,
    ...settings,
    PORT: '0',
  });
  const said = collect(child);
  const deadline = Date.now() + START_PATIENCE_MS;
  while (!said().includes('"ready":true')) {
    if (!isAlive(child) || Date.now() > deadline) throw new Error(`no ${name}:\n${said()}`);
    await sleep(50);
  }
  // One line of JSON, as the README of each stand-in has it.
  const told: Told[Name] = JSON.parse(said());
  return {
    ...told,
    async stop() {
      if (!isAlive(child)) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Where a gateway sends its notices: what a merchant enters at the provider. */
export async function enterNoticeUrl({ url }: { readonly url: string }, noticeUrl: string) {
  const answer = await fetch(`${url}/_emulator/notice-url`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: noticeUrl }),
  });
  if (!answer.ok) throw new Error(`the gateway refused the address: ${await answer.text()}`);
}
