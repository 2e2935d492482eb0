import type { ChangeOrder } from '../plan-changes/require-plan-change.ts';
import type { MandateText } from '../saved-methods/saved-methods.store.ts';
import type { RenewalText } from './order-consent.ts';

/** What a buyer orders. */
export interface OrderInput {
  readonly userId: string;
  readonly priceId: number;
  /** The payment method. */
  readonly gateway: string;
  readonly promocode: string;
  readonly expectedTotalCents: number | undefined;
  /** In the currency the method charges; undefined when that is USD. */
  readonly expectedChargeMinor: number | undefined;
  /** The mandate to save the payment method, as the buyer read it; undefined when nothing is to be saved. */
  readonly save: MandateText | undefined;
  /** The saved method to charge; undefined when the buyer pays on a page. */
  readonly savedMethodId: string | undefined;
  /** Automatic renewal, as the buyer agreed to it; undefined when they did not. */
  readonly renew: RenewalText | undefined;
  /** The subscription whose plan the order replaces; undefined for an ordinary order. */
  readonly change: ChangeOrder | undefined;
  /** Bought as a gift. */
  readonly gift: boolean;
  /** ISO country code of the buyer, two letters; null when unknown. */
  readonly country: string | null;
}
