import type { ChargeCurrency } from './checkout.ts';
import type { GatewayReport } from './report.ts';
import type { SavedMethodKey } from './saved-method.ts';

/**
 * How a declined charge of a saved method is to be taken. `funds`: too little money now. `soft`: the bank gives no reason,
 * or an unknown one. `technical`: nothing was decided about the method. `action`: only the buyer can pay, on a form.
 * `hard`: this method will never pay again. `revoked`: the buyer or their bank has stopped charges of this kind.
 * `config`: the shop's account at the gateway may not charge; the buyer has nothing to do with it.
 */
export type DeclineClass =
  | 'funds'
  | 'soft'
  | 'technical'
  | 'action'
  | 'hard'
  | 'revoked'
  | 'config';

export type ChargeRequest = {
  /** Our UUID of the payment; a gateway sees it as its order id. One payment is charged at most once. */
  orderId: string;
  /** What is bought, in the buyer's language. */
  description: string;
  /** Whole minor units of `currency`, greater than 0. */
  amountMinor: number;
  currency: ChargeCurrency;
  /** For the receipt of the gateway. */
  email: string;
  /** The webhook URL, for gateways that get it with each payment. */
  webhookUrl: string;
  method: SavedMethodKey;
  /** `merchant`: the buyer is absent (a renewal). `buyer`: the buyer presses Pay and waits. */
  initiator: 'buyer' | 'merchant';
  /** An earlier call got no clear answer: look the charge up first, or repeat it under the same key. */
  isRepeat: boolean;
  /** When the first call was made: some keys expire. */
  firstTriedAt: Date;
  /** The gateway's codes with which earlier charges of this method for the same renewal were declined. */
  declinedBefore?: readonly string[];
  now: Date;
};

/** The answer to a charge of a saved method. */
export type ChargeAnswer =
  /** The report is `paid`, or as any other report of a payment. */
  | { state: 'charged'; report: GatewayReport }
  /** A webhook or `fetchStatus` brings the end. */
  | { state: 'pending'; report: GatewayReport }
  /**
   * Nothing is charged until the buyer confirms this very charge: `MethodVault.confirm` has the page for it. Only where the
   * buyer is absent; one who waits goes to a form.
   */
  | { state: 'unconfirmed'; report: GatewayReport }
  | {
      state: 'declined';
      class: DeclineClass;
      /** The gateway's own code, for the timeline and the operators; without personal data. */
      code: string;
      /** The gateway's id of the failed payment; null when it made none. */
      reference: string | null;
      /** The gateway asks not to try again before this moment. */
      retryNotBefore: Date | null;
    };
