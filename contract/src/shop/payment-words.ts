import type { TextKey } from '../texts/keys.ts';
import type { PaymentHistoryItem } from './payments.ts';

/** How the history calls a payment, on the screen and in its file. */
export type PaymentState = 'active' | 'processing' | 'unpaid' | 'expired';

const states = {
  Active: 'active',
  Expired: 'expired',
  'Not payed': 'unpaid',
} as const satisfies Record<PaymentHistoryItem['status'], PaymentState>;

/** A payment being processed still has `Not payed` in the answer; buyers see a more precise state. */
export function paymentState(
  payment: Pick<PaymentHistoryItem, 'status' | 'is_pending'>,
): PaymentState {
  return payment.is_pending && payment.status === 'Not payed'
    ? 'processing'
    : states[payment.status];
}

export const stateLabels = {
  active: 'statusActive',
  processing: 'statusProcessing',
  unpaid: 'statusNotPaid',
  expired: 'statusExpired',
} as const satisfies Record<PaymentState, TextKey>;

/** What the status leaves out; null where the status says it all. */
export const stateNotes = {
  pending: null,
  review: 'stateReview',
  paid: null,
  expired: 'stateExpired',
  canceled: 'stateCanceled',
  failed: 'stateFailed',
  partially_refunded: 'statePartlyRefunded',
  refunded: 'stateRefunded',
  disputed: 'stateDisputed',
  dispute_lost: 'stateDisputeLost',
} as const satisfies Readonly<Record<PaymentHistoryItem['state'], TextKey | null>>;
