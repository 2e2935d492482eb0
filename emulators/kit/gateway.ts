import type { EmulatedPayment } from './emulated-payment.ts';
import type { FaultSwitch } from './faults.ts';
import type { Outcome } from './outcomes.ts';

/** How every gateway emulator is started: `start<Provider>(options)`. */
export interface EmulatorOptions {
  /** 0, the default, takes a free port. */
  port?: number;
  host?: string;
  /** Where browsers reach it, when that is not where it listens. */
  publicUrl?: string | undefined;
  /** Its idea of the present: expiry and the time in signatures follow it. */
  now?: () => Date;
  /** Pauses before the second, third, … attempt to deliver a notice. */
  retryDelaysMs?: readonly number[];
  /** Where notices go when the protocol does not carry it. */
  noticeUrl?: string | undefined;
  /** Keys and secrets by the names of the shop's settings; those not given are made up. */
  settings?: Readonly<Record<string, string | undefined>>;
}

export interface RunningGateway {
  /** The API's base as the shop's setting wants it. */
  readonly url: string;
  /** Name in the shop's environment → value: all the shop needs to speak to it. */
  readonly shopSettings: Readonly<Record<string, string>>;
  readonly outcomes: readonly Outcome[];
  readonly faults: Pick<FaultSwitch, 'set' | 'current'>;
  /** Oldest first. */
  payments(): readonly EmulatedPayment[];
  /** Does to the newest payment of the order what a click on its page does. Throws when it cannot happen now. */
  decide(orderId: string, outcome: Outcome, options?: { amountMinor?: number }): Promise<void>;
  /** Resolves when no notice is queued, on its way or waiting for a retry. */
  noticesIdle(): Promise<void>;
  setNoticeUrl(url: string): void;
  stop(): Promise<void>;
}
