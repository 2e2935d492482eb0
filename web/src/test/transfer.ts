import type { Transfer } from '@sesame/contract/shop/transfers.ts';

/** A transfer of 10.68 dollars that waits for its money. */
export function transfer(over: Partial<Transfer> = {}): Transfer {
  return {
    id: '0199a000-0000-7000-8000-000000000009',
    state: 'waiting',
    title: 'Askara Pro',
    title_ru: '',
    picture: '/demo/logos/askara.svg',
    product_id: 1,
    duration: '3 mons',
    total: 10.68,
    reference: '482173095',
    bank_details: {
      recipient: 'Ivan P.',
      bank: 'Example Bank',
      account: '0000 1234 5678 9012',
      kind: 'card',
      note: 'On working days.',
      note_ru: 'По рабочим дням.',
    },
    created_at: '2026-03-10T12:00:00.000Z',
    expires_at: '2026-03-11T12:00:00.000Z',
    proof_at: null,
    refusal: null,
    proofs_left: 5,
    access_until: null,
    ...over,
  };
}
