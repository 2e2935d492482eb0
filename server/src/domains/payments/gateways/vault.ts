import type { ChargeAnswer, ChargeRequest } from './charge.ts';
import type { GatewayReport } from './report.ts';
import type { GatewayMethod, SavedMethodKey } from './saved-method.ts';

export type ConfirmationRequest = {
  orderId: string;
  /** The gateway's id of the charge. */
  reference: string;
  method: SavedMethodKey;
  /** The page the buyer's browser returns to after every outcome. */
  returnUrl: string;
};

/** `page`: where the buyer confirms. `decided`: there is nothing to confirm any more. */
export type Confirmation =
  | { state: 'page'; url: string }
  | { state: 'decided'; report: GatewayReport };

/** The payment methods that a gateway keeps for the shop. All calls throw `GatewayUnavailable`. */
export interface MethodVault {
  /** A method saved in the other mode is unknown to the gateway. */
  readonly mode: 'test' | 'live';
  /** @returns undefined when the gateway does not know it */
  fetch(method: SavedMethodKey): Promise<GatewayMethod | undefined>;
  /**
   * Has the gateway forget a method; one that it no longer knows counts as forgotten.
   * @returns `impossible` when the gateway has no such call
   */
  forget(method: SavedMethodKey): Promise<'done' | 'impossible'>;
  /**
   * Deletes the gateway's record of a buyer, of whom it keeps no method any more; one that it no longer knows counts as
   * deleted. Absent where there is no such record.
   */
  deleteCustomer?(customer: string): Promise<void>;
  /**
   * Charges a saved method. The same order is charged at most once, however often this is called for it.
   * @throws GatewayUnavailable `refused` when certainly nothing was charged, `unknown` when it may have been: the charge is
   * then repeated with `isRepeat`, never made anew under another order; `OutcomeLost` when repeating it says nothing any more
   */
  charge(request: ChargeRequest): Promise<ChargeAnswer>;
  /**
   * The page on which the buyer confirms an `unconfirmed` charge, fetched when they open it, because such pages are
   * short-lived; repeating it makes no second charge. Absent where the gateway has no such page: then `charge` is never
   * `unconfirmed`. `Gateway.cancel` ends such a charge.
   */
  confirm?(request: ConfirmationRequest): Promise<Confirmation>;
}
