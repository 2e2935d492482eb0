import type { ConsoleTransfer } from '@sesame/contract/console/payments/transfers.ts';

export const TRANSFER_ID = '019a0000-0000-7000-8000-00000000abcd';
const AT = '2026-03-10T12:00:00.000Z';

type Proof = ConsoleTransfer['proofs'][number];

/** A proof of payment without a decision. */
export function transferProof(over: Partial<Proof> = {}): Proof {
  return {
    id: '019a0000-0000-7000-8000-00000000eeee',
    created_at: AT,
    type: 'application/pdf',
    size_bytes: 2048,
    decision: null,
    reason: null,
    ...over,
  };
}

/** A bank transfer of 398.03 rubles, with one proof of payment that waits for a decision. */
export function consoleTransfer(over: Partial<ConsoleTransfer> = {}): ConsoleTransfer {
  return {
    id: TRANSFER_ID,
    reference: '123456789',
    state: 'pending',
    title: 'Askara Pro',
    title_ru: '',
    username: 'anna',
    email: 'anna@shop.example',
    total: 4.9,
    expected: { amount: 398.03, currency: 'RUB' },
    created_at: AT,
    expires_at: AT,
    proofs: [transferProof()],
    seen: null,
    ...over,
  };
}
