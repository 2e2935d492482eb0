import type { TbankPayment } from './payment.ts';

/** The card of every payment. */
export const CARD = { Pan: '430000******0777', ExpDate: '1299' } as const;

/** The card was saved by a payment that succeeded, and was not removed since. */
export function isCardSaved(payment: TbankPayment): boolean {
  return payment.saves && hasCard(payment) && !payment.isCardRemoved;
}

/** Whether the customer has this card, removed or not. */
export function hasCard({ customerKey, sbp, capturedMinor }: TbankPayment): boolean {
  return customerKey !== undefined && !sbp && capturedMinor > 0;
}

export function cardView({ cardId, rebillId, saves, isCardRemoved }: TbankPayment) {
  return {
    CardId: cardId,
    ...CARD,
    CardType: 0,
    Status: isCardRemoved ? 'D' : 'A',
    RebillId: saves ? rebillId : '',
  };
}
