import { GatewayUnavailable } from '../gateway-unavailable.ts';
import { readPartialRefund } from '../partial-refund.rules.ts';
import type { RefundAnswer, RefundRequest } from '../refunds.ts';
import { isKnownOutsideSbp, type TbankCancel, type TbankState } from './tbank-wire.ts';

/**
 * What the answer to Cancel says. Its sums before and after the operation are documented, unlike those of GetState.
 * @throws GatewayUnavailable when the answer contradicts itself
 */
export function readRefund(
  { Status: status, OriginalAmount: before, NewAmount: after }: TbankCancel,
  requestedMinor: number,
): RefundAnswer {
  if (status.endsWith('ING')) return { reference: null, state: 'pending' };
  const isWhole = status === 'REFUNDED';
  const isPart = status === 'PARTIAL_REFUNDED' && after > 0;
  if ((!isWhole && !isPart) || after > before) {
    throw new GatewayUnavailable('unknown', `T-Bank answered a refund with ${status}`);
  }
  // Equal sums answer a repeated key: the bank then shows the present state, without what the first call did.
  return {
    reference: null,
    state: 'succeeded',
    returnedMinor: before > after ? before - after : requestedMinor,
  };
}

/**
 * Whether an earlier attempt without an answer was carried out, by the state of the payment.
 * @returns undefined when the refund can be requested again without being made twice
 * @throws GatewayUnavailable when the state does not show it and the bank would not recognize the repeat
 */
export function readEarlierRefund(
  state: TbankState,
  { amountMinor, repeats }: Pick<RefundRequest, 'amountMinor' | 'repeats'>,
): RefundAnswer | undefined {
  if (repeats === undefined) return undefined;
  if (state.Status.endsWith('REFUNDING')) return { reference: null, state: 'pending' };
  const done: RefundAnswer = { reference: null, state: 'succeeded', returnedMinor: amountMinor };
  if (state.Status === 'REFUNDED') return done;
  if (state.Status !== 'PARTIAL_REFUNDED') return undefined;
  const reading = readPartialRefund({
    ...repeats,
    requestedMinor: amountMinor,
    sumMinor: state.Amount,
    toleranceMinor: 0,
  });
  if (reading === 'done') return done;
  // `ExternalRequestId` protects every repeat except by the SBP.
  if (reading === 'not_done' || isKnownOutsideSbp(state)) return undefined;
  throw new GatewayUnavailable('unknown', 'T-Bank does not show whether the refund was made');
}
