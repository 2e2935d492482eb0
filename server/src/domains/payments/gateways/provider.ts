import * as z from 'zod/mini';
import type { Outbound } from '../../../platform/network/outbound.ts';
import type { Capabilities, Gateway } from './gateway.ts';
import type { ProviderSetup } from './provider-setup.ts';

/** A value that can be chosen, and its name in both languages. */
export type ProviderChoice = readonly [value: string, label: string, labelRu: string];

/** One setting of a provider. Its value comes from the environment or, sealed, from the console. */
export interface ProviderField {
  /** Name among the values: `secretKey`. */
  readonly name: string;
  /** Name in the environment: `STRIPE_SECRET_KEY`. */
  readonly env: string;
  /** Never shown after it was saved, never logged. */
  readonly secret: boolean;
  /** The default value. A field without one is required; an empty string makes it optional. */
  readonly defaultValue?: string;
  readonly schema: z.ZodMiniType<string>;
  /** The possible values where there are few; the console shows them as a list. */
  readonly choices?: readonly ProviderChoice[];
  /** For docs/settings.md, as in config.ts: description, format (completes `KEY must be …`), example. */
  readonly description: string;
  readonly expected: string;
  readonly example: string;
  /** The same in Russian, for the console. */
  readonly descriptionRu: string;
  readonly expectedRu: string;
}

/** A field with few possible values: its schema, and how a wrong value is explained. */
export function choiceOf(choices: readonly ProviderChoice[]) {
  const values = choices.map(([value]) => value);
  const list = values.join(', ');
  return {
    choices,
    schema: z.string().check(z.refine((value) => values.includes(value))),
    expected: `one of ${list}`,
    expectedRu: `одно из значений: ${list}`,
  };
}

/** Values by field name, complete: missing ones have their default. */
export type ProviderValues = Readonly<Record<string, string>>;

/** A supported payment provider: its settings, its capabilities, and how to create a gateway from the settings. */
export interface Provider {
  /** The identifier in URLs and in the database: `stripe`. */
  readonly provider: string;
  /** The display name: `Stripe`. */
  readonly title: string;
  readonly fields: readonly ProviderField[];
  readonly capabilities: Capabilities;
  /** How an owner sets it up in the console. */
  readonly setup: ProviderSetup;
  create(values: ProviderValues, needs: GatewayNeeds): Gateway;
}

export type GatewayNeeds = {
  readonly outbound: Outbound;
  /** The shop takes real money: test payments do not count. */
  readonly live: boolean;
  /** The clock of the shop, for what is kept for a while. */
  readonly now?: () => Date;
  /** Money that operators saw arrive for an order, for providers without an API. */
  readonly received?: (orderId: string) => Promise<ReceivedMoney | undefined>;
};

export type ReceivedMoney = {
  /** Whole minor units of `currency`. */
  readonly receivedMinor: number;
  /** ISO code, upper case; may differ from the charge currency. */
  readonly currency: string;
};
