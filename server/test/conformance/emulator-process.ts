import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { EmulatedPayment } from '@sesame/emulators/kit/emulated-payment.ts';
import type { Faults } from '@sesame/emulators/kit/faults.ts';
import type { Outcome } from '@sesame/emulators/kit/outcomes.ts';
import type { ProviderName } from './providers-under-test.ts';

/** An emulator in a separate process, driven by its control API. */
export interface EmulatorProcess {
  readonly url: string;
  /** Settings of the shop for this emulator, as in the environment. */
  readonly shopSettings: Readonly<Record<string, string>>;
  readonly outcomes: readonly Outcome[];
  setFaults(faults: Faults): Promise<void>;
  /** Positions of the provider's switches; the others return to their default. */
  setSwitches(positions: Readonly<Record<string, string>>): Promise<void>;
  setWebhookUrl(url: string): Promise<void>;
  /** Its clock is stopped at this moment; null for the real time. */
  setClock(at: Date | null): Promise<void>;
  decide(orderId: string, outcome: Outcome, amountMinor?: number): Promise<void>;
  payments(): Promise<readonly EmulatedPayment[]>;
  /** Resolves when it has sent all its webhooks. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

const runner = fileURLToPath(new URL('./run-emulator.ts', import.meta.url));

export interface EmulatorStarted {
  readonly url: string;
  readonly shopSettings: Readonly<Record<string, string>>;
  readonly outcomes: readonly Outcome[];
}

export async function startEmulator(provider: ProviderName): Promise<EmulatorProcess> {
  const child = fork(runner, [provider], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const started = await new Promise<EmulatorStarted>((resolve, reject) => {
    // The cast is safe: it sends only this message.
    child.once('message', (message) => resolve(message as EmulatorStarted));
    void ended.then(() => reject(new Error(`the emulator of ${provider} did not start`)));
  });

  async function control(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${new URL(started.url).origin}/_emulator/${path}`, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`the emulator refused ${path}: ${answer.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }

  return {
    ...started,
    async setFaults(faults) {
      await control('PUT', 'faults', faults);
    },
    async setSwitches(positions) {
      await control('PUT', 'switches', positions);
    },
    async setWebhookUrl(url) {
      await control('PUT', 'webhook-url', { url });
    },
    async setClock(at) {
      await control('PUT', 'clock', { at: at?.toISOString() ?? null });
    },
    async decide(orderId, outcome, amountMinor) {
      const amount = amountMinor !== undefined && { amount_minor: amountMinor };
      await control('POST', 'decide', { payment: orderId, outcome, ...amount });
    },
    async payments() {
      // The cast is safe: the kit answers in this shape.
      const answer = (await control('GET', 'payments')) as { payments: EmulatedPayment[] };
      return answer.payments;
    },
    async idle() {
      await control('GET', 'idle');
    },
    async stop() {
      child.disconnect();
      // It fails when it has sent something that does not fit the provider's protocol.
      if ((await ended) !== 0) throw new Error(`the emulator of ${provider} failed`);
    },
  };
}
