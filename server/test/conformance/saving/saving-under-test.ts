import type { FaultPlace } from '@sesame/emulators/kit/faults.ts';
import type { DeclineClass } from '../../../src/domains/payments/gateways/charge.ts';

/** What the cases about saved methods need to do at a provider. All take the settings of the shop. */
export interface SavingUnderTest {
  /** Switches with which it saves nothing although it was asked to. */
  readonly nothing: Readonly<Record<string, string>>;
  /** Switches with which it refuses payments that are to save something; undefined when it never does. */
  readonly refused?: Readonly<Record<string, string>>;
  /** Switches with which it saves the method after the payment, and says so by a webhook only; undefined when it never does. */
  readonly late: Readonly<Record<string, string>> | undefined;
  /** What is saved late is named by that webhook only, so nothing of it is known before. */
  readonly lateIsUnnamed?: true;
  /** The same card or wallet, saved again by its buyer, has the same token. */
  readonly keepsToken?: true;
  /** Switches with which it declines a charge, by how the shop has to take that. */
  readonly declines: Readonly<Partial<Record<DeclineClass, Readonly<Record<string, string>>>>>;
  /** Its buyer can confirm a charge of the class `action` with their bank, on a page of the provider. */
  readonly confirms?: true;
  /** Switches with which it does not decide a charge at once. */
  readonly pending: Readonly<Record<string, string>>;
  /** The fault of the call that charges; `create` when the payment is created by that call. */
  readonly chargedAt?: FaultPlace;
  /** Whether it still keeps the method of this token. */
  keeps(settings: Settings, token: string): Promise<boolean>;
  /** Whether it still has a record of this buyer; absent where there is none. */
  readonly keepsCustomer?: (settings: Settings, customer: string) => Promise<boolean>;
  /** Its webhooks about payments name the token, which is the id of the payment or sent along. */
  readonly namesToken?: true;
  /** Whether it forgets a method when the shop asks; otherwise not using it any more is all that the shop can do. */
  readonly forgets: boolean;
  /** Switches with which the network has replaced a saved card once it is charged, and the new last digits; absent where there is no such thing. */
  readonly replaced?: {
    readonly switches: Readonly<Record<string, string>>;
    readonly last4: string;
  };
  /** Removes the method at the provider, as its dashboard or the buyer there can. */
  readonly remove?: (settings: Settings, token: string) => Promise<void>;
}

type Settings = Readonly<Record<string, string>>;
