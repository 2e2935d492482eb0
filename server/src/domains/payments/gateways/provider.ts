import type * as z from 'zod/mini';
import type { Outbound } from '../../../platform/outbound.ts';
import type { Capabilities, Gateway } from './gateway.ts';

/** One setting of a provider. Its value comes from the environment or, sealed, from the console. */
export interface ProviderField {
  /** Name among the values: `secretKey`. */
  readonly name: string;
  /** Name in the environment: `STRIPE_SECRET_KEY`. */
  readonly env: string;
  /** Never shown again once written, never logged. */
  readonly secret: boolean;
  /** Used when nothing is written; a field without one is required. Empty text: optional. */
  readonly standard?: string;
  readonly schema: z.ZodMiniType<string>;
  /** For docs/settings.md, as in config.ts: what it is, what must be written (completes `KEY must be …`), an example. */
  readonly sentence: string;
  readonly expected: string;
  readonly example: string;
}

/** Values by field name; every field is there, by its standard when nothing was written. */
export type ProviderValues = Readonly<Record<string, string>>;

/** A payment provider the shop can speak to: its settings, what it can do, and how a gateway is made of the settings. */
export interface Provider {
  /** The word in addresses and in the database: `stripe`. */
  readonly provider: string;
  /** Its own name: `Stripe`. */
  readonly title: string;
  readonly fields: readonly ProviderField[];
  readonly capabilities: Capabilities;
  create(values: ProviderValues, needs: GatewayNeeds): Gateway;
}

export type GatewayNeeds = {
  readonly outbound: Outbound;
  /** Real money: test-mode payments are strangers then. */
  readonly live: boolean;
  /** What people have seen arrive for an order, of a provider that nobody can ask. */
  readonly seen?: (orderId: string) => Promise<SeenMoney | undefined>;
};

export type SeenMoney = {
  /** Whole minor units of `currency`. */
  readonly receivedMinor: number;
  /** ISO code, upper case; may differ from what was asked. */
  readonly currency: string;
};
