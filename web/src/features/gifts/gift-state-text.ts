import type { Gift, GiftState } from '@sesame/contract/shop/gifts.ts';
import type { TextKey } from '@sesame/contract/texts/keys.ts';
import type { StatusKind } from '../../ui/data/status.tsx';

export const giftStates: Readonly<Record<GiftState, { text: TextKey; kind: StatusKind }>> = {
  open: { text: 'giftStateOpen', kind: 'active' },
  on_hold: { text: 'giftStateOnHold', kind: 'unpaid' },
  refunding: { text: 'giftStateRefunding', kind: 'processing' },
  claimed: { text: 'giftStateClaimed', kind: 'expired' },
  reversed: { text: 'giftStateReversed', kind: 'expired' },
  refunded: { text: 'giftStateRefunded', kind: 'expired' },
  revoked: { text: 'giftStateRevoked', kind: 'expired' },
};

/** When a gift came to its end, for the text of its state. */
export function endOf({ claimed_at, ended_at, created_at }: Gift): string {
  return claimed_at ?? ended_at ?? created_at;
}
