import { setTimeout as sleep } from 'node:timers/promises';

export type PaymentOutcome =
  | 'pay'
  | 'decline'
  | 'cancel'
  | 'pay_late'
  | 'pay_twice'
  | 'pay_less'
  | 'dispute';

/** The emulator of a gateway beside a demo: its clock can be set, and the payer's choice made. */
export interface EmulatedGateway {
  /** Undefined lets its clock run again. */
  setClock(at: Date | undefined): Promise<void>;
  /** Has the effect of a button of its page. @returns after the shop has got the webhooks */
  decide(payment: string, outcome: PaymentOutcome, amountMinor?: number): Promise<void>;
  /** Waits for webhooks of what happened by its clock, such as an expiry. */
  idle(): Promise<void>;
  /** Changes how it behaves; see the README of the emulator. */
  setSwitches(switches: Readonly<Record<string, string>>): Promise<void>;
  /** Enters the address of webhooks, as its dashboard does. */
  setWebhookUrl(url: string): Promise<void>;
}

const WAIT_MS = 15_000;

/**
 * @param url where the shop calls the gateway
 * @returns undefined when no emulator answers
 */
export async function findEmulatedGateway(
  url: string | undefined,
): Promise<EmulatedGateway | undefined> {
  if (url === undefined) return undefined;
  const send = (method: string, path: string, body?: object) =>
    fetch(new URL(`/_emulator/${path}`, url), {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
  async function order(method: string, path: string, body?: object): Promise<void> {
    const answer = await send(method, path, body);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`the emulated gateway answered ${answer.status}: ${text}`);
  }
  const setClock = (at: Date | undefined) =>
    order('PUT', 'clock', { at: at === undefined ? null : at.toISOString() });
  // It starts at the same time as the server.
  for (const end = performance.now() + WAIT_MS; ; await sleep(50)) {
    const answer = await send('GET', 'outcomes').catch(() => undefined);
    if (answer?.ok) break;
    if (answer !== undefined || performance.now() > end) return undefined;
  }
  return {
    setClock,
    async decide(payment, outcome, amountMinor) {
      const sum = amountMinor === undefined ? {} : { amount_minor: amountMinor };
      await order('POST', 'decide', { payment, outcome, ...sum });
      await order('GET', 'idle');
    },
    idle: () => order('GET', 'idle'),
    setSwitches: (switches) => order('PUT', 'switches', switches),
    setWebhookUrl: (address) => order('PUT', 'webhook-url', { url: address }),
  };
}
