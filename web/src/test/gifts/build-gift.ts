import type { Gift } from '@sesame/contract/shop/gifts.ts';

/** A gift that waits to be redeemed. */
export function buildGift(over: Partial<Gift> = {}): Gift {
  return {
    id: '0199f000-0000-7000-8000-000000000001',
    payment_id: '0199a000-0000-7000-8000-000000000001',
    title: 'Askara Pro',
    title_ru: 'Аскара Про',
    pictures: ['/demo/logos/askara.svg'],
    duration: '3 mons',
    state: 'open',
    code_ending: '2345',
    created_at: '2026-03-10T12:00:00.000Z',
    claimed_at: null,
    ended_at: null,
    is_refunded: false,
    refund: { amount: 12.9, to: 'gateway' },
    ...over,
  };
}
