import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { EmulatedPayment } from '@sesame/emulators/kit/emulated-payment.ts';
import type { Faults } from '@sesame/emulators/kit/faults.ts';
import type { Outcome } from '@sesame/emulators/kit/outcomes.ts';
import type { ProviderName } from './providers-under-test.ts';

/** An emulator in a process of its own, driven by its control calls. */
export interface EmulatorProcess {
  readonly url: string;
  /** What the shop needs to speak to it, as in the environment. */
  readonly shopSettings: Readonly<Record<string, string>>;
  readonly outcomes: readonly Outcome[];
  setFaults(faults: Faults): Promise<void>;
  setNoticeUrl(url: string): Promise<void>;
  decide(orderId: string, outcome: Outcome, amountMinor?: number): Promise<void>;
  payments(): Promise<readonly EmulatedPayment[]>;
  /** Resolves when it has nothing left to tell. */
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
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const started = await new Promise<EmulatorStarted>((resolve, reject) => {
    // The one message it sends.
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
    async setNoticeUrl(url) {
      await control('PUT', 'notice-url', { url });
    },
    async decide(orderId, outcome, amountMinor) {
      const amount = amountMinor !== undefined && { amount_minor: amountMinor };
      await control('POST', 'decide', { order_id: orderId, outcome, ...amount });
    },
    async payments() {
      // The kit's own shape.
      const answer = (await control('GET', 'payments')) as { payments: EmulatedPayment[] };
      return answer.payments;
    },
    async idle() {
      await control('GET', 'idle');
    },
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}
