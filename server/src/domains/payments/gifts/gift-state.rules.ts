import type { GiftState } from '@sesame/contract/shared/gifts/gift-states.ts';
import type { PaymentState } from '../records/payments.rules.ts';

export interface GiftFacts {
  readonly state: 'paid' | 'claimed' | 'refunded' | 'revoked';
  readonly isReversed: boolean;
  readonly paymentState: PaymentState;
  readonly refundOpen: boolean;
}

/** The state of a gift as people are shown it. Only an `open` gift can be redeemed or refunded by its buyer. */
export function giftStateOf({ state, isReversed, paymentState, refundOpen }: GiftFacts): GiftState {
  if (state === 'claimed') return isReversed ? 'reversed' : 'claimed';
  if (state === 'revoked') return refundOpen ? 'returning' : 'revoked';
  if (state !== 'paid') return state;
  if (paymentState === 'disputed') return 'on_hold';
  return refundOpen ? 'refunding' : 'open';
}

/**
 * Whether a referral earns from a gift: not when its buyer redeems it, nor when their inviter does, because then no
 * third person has bought anything.
 */
export function earnsCommission(gift: {
  readonly claimerId: string;
  readonly buyerId: string;
  readonly inviterId: string | null;
}): boolean {
  return gift.claimerId !== gift.buyerId && gift.claimerId !== gift.inviterId;
}
