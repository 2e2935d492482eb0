import type { GiftState } from '@sesame/contract/shared/gifts/gift-states.ts';
import type { Gift } from '@sesame/contract/shop/gifts.ts';
import type { TextKey } from '@sesame/contract/texts/keys.ts';

/** The state of a gift with its date, where there is place for it; `giftLabels` says it in a word. */
const giftStateTexts: Readonly<Record<GiftState, TextKey>> = {
  open: 'giftStateOpen',
  on_hold: 'giftStateOnHold',
  refunding: 'giftStateRefunding',
  claimed: 'giftStateClaimed',
  reversed: 'giftStateReversed',
  refunded: 'giftStateRefunded',
  revoked: 'giftStateRevoked',
  returning: 'giftStateReturning',
};

/** The state of a gift, including the outcome of the refund of a revoked one. */
export function giftStateText({ state, is_refunded: isRefunded }: Gift): TextKey {
  return state === 'revoked' && isRefunded ? 'giftStateReturned' : giftStateTexts[state];
}

/** Whether the code of a gift still matters, so that its page shows it. */
export const showsCode = ({ state }: Gift) => state === 'open' || state === 'on_hold';

/** When a gift came to its end, for the text of its state. */
export function endOf({ claimed_at, ended_at, created_at }: Gift): string {
  return claimed_at ?? ended_at ?? created_at;
}
