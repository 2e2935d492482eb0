import type { DeclineClass } from '../../src/domains/payments/gateways/charge.ts';

/** What the cases about saved methods need to do at a provider. All take the settings of the shop. */
export interface SavingUnderTest {
  /** Switches with which it saves nothing although it was asked to. */
  readonly nothing: Readonly<Record<string, string>>;
  /** Switches with which it saves the method after the payment, and says so by a webhook only. */
  readonly late: Readonly<Record<string, string>>;
  /** Switches with which it declines a charge, by how the shop has to take that. */
  readonly declines: Readonly<Partial<Record<DeclineClass, Readonly<Record<string, string>>>>>;
  /** Switches with which it does not decide a charge at once. */
  readonly pending: Readonly<Record<string, string>>;
  /** Whether it still keeps the method of this token. */
  keeps(settings: Settings, token: string): Promise<boolean>;
  /** Removes the method at the provider, as its dashboard or the buyer there can. */
  remove(settings: Settings, token: string): Promise<void>;
}

type Settings = Readonly<Record<string, string>>;
