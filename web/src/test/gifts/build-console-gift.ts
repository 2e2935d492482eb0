import type { ConsoleGift } from '@sesame/contract/console/payments/gifts.ts';

/** A gift that waits to be redeemed, as operators see it. */
export function buildConsoleGift(over: Partial<ConsoleGift> = {}): ConsoleGift {
  return {
    id: '0199f000-0000-7000-8000-000000000001',
    payment: { id: '0199a000-0000-7000-8000-000000000001', number: 'P-7K3M-92QF' },
    buyer: {
      id: '0199a000-0000-7000-8000-000000000002',
      username: 'vera',
      email: 'vera@buyers.example',
    },
    product_id: 1,
    title: 'Askara Pro',
    title_ru: 'Аскара Про',
    duration: '3 mons',
    state: 'open',
    code_ending: '2345',
    paid: 12.9,
    refunded: 0,
    created_at: '2026-03-10T12:00:00.000Z',
    claim: null,
    ended_at: null,
    revoked_by: null,
    ...over,
  };
}
