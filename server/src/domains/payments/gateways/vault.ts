import type { ChargeAnswer, ChargeRequest } from './charge.ts';
import type { GatewayMethod, SavedMethodKey } from './saved-method.ts';

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
}
