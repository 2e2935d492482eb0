import { refuse } from '../../../platform/http/errors.ts';
import type { GiftRow } from '../gifts/gifts.store.ts';

/**
 * Refuses a code that cannot be redeemed. Strangers get the same answer for a code that never existed and for one that
 * was used or ended; the buyer and the claimer may know that it was used.
 */
export function requireKnown(gift: GiftRow | undefined, userId: string): GiftRow {
  if (gift === undefined) refuse('gift_invalid');
  if (gift.state === 'paid') return gift;
  const isBuyerOrClaimer = gift.buyer_id === userId || gift.claimed_by === userId;
  refuse(isBuyerOrClaimer && gift.state === 'claimed' ? 'gift_used' : 'gift_invalid');
}
