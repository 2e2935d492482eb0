/**
 * `open`: waits to be redeemed. `on_hold`: its payment is disputed. `refunding`: the refund is under way. `claimed`:
 * redeemed. `reversed`: redeemed, and ended because its payment was refunded or lost in a dispute. `revoked`: an
 * operator revoked it. `returning`: revoked, and the refund is under way.
 */
export const giftStates = [
  'open',
  'on_hold',
  'refunding',
  'claimed',
  'reversed',
  'refunded',
  'revoked',
  'returning',
] as const;
export type GiftState = (typeof giftStates)[number];
