import type { EmulatedPayment } from './emulated-payment.ts';
import type { FaultSwitch } from './faults.ts';
import type { Outcome } from './outcomes.ts';
import type { Switches } from './switches.ts';

/** Options of every gateway emulator: `start<Provider>(options)`. */
export interface EmulatorOptions {
  /** 0, the default, takes a free port. */
  port?: number;
  host?: string;
  /** The public address, when it differs from the one it listens on. */
  publicUrl?: string | undefined;
  /** Its clock, used for expiry and signature timestamps. */
  now?: () => Date;
  /** Pauses before the second, third, … attempt to deliver a webhook. */
  retryDelaysMs?: readonly number[];
  /** The address for webhooks when the protocol does not carry it. */
  webhookUrl?: string | undefined;
  /** Keys and secrets by the names of the shop's settings; missing ones are generated. */
  settings?: Readonly<Record<string, string | undefined>>;
  /** Where an emulator that can do so stores its payments; without it they are in memory. */
  dataDir?: string | undefined;
  /** How long `pay_timeout` leaves the payer's browser without an answer. */
  hangMs?: number;
}

export interface RunningGateway<P extends EmulatedPayment = EmulatedPayment> {
  /** The API's base address, in the format of the shop's setting. */
  readonly url: string;
  /** Environment variables of the shop: everything it needs to use this emulator. */
  readonly shopSettings: Readonly<Record<string, string>>;
  readonly outcomes: readonly Outcome[];
  readonly faults: Pick<FaultSwitch, 'set' | 'current'>;
  readonly switches: Pick<Switches, 'set' | 'current'>;
  /** Oldest first. */
  payments(): readonly P[];
  /**
   * Has the same effect on a payment as a click on its page. `reference` is its id, or its order, of which the newest
   * payment counts. Throws when the outcome is impossible now.
   */
  decide(reference: string, outcome: Outcome, options?: { amountMinor?: number }): Promise<void>;
  /** Resolves when no webhook is queued, in flight or waiting for a retry. */
  webhooksIdle(): Promise<void>;
  setWebhookUrl(url: string): void;
  /** Stops its clock at that time, so that a shop can replay its past; undefined lets it run again. */
  setClock(at: Date | undefined): void;
  stop(): Promise<void>;
}
