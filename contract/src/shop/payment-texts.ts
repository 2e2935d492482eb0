import type { GiftState } from '../shared/gifts/gift-states.ts';
import type { TextKey } from '../texts/keys.ts';
import type { PaymentHistoryItem } from './payments.ts';

/** How the history calls a payment, on the screen and in its file. */
export type PaymentState = 'active' | 'processing' | 'unpaid' | 'expired' | 'changed';

const states = {
  Active: 'active',
  Expired: 'expired',
  'Not payed': 'unpaid',
} as const satisfies Record<PaymentHistoryItem['status'], PaymentState>;

/** What is known of a payment where its status is shown. */
export type StatedPayment = Pick<
  PaymentHistoryItem,
  'status' | 'is_pending' | 'state' | 'gift_state' | 'refund_owed'
> & {
  /** The plan that replaced the one it bought. */
  readonly changed_to?: unknown;
};

/**
 * A payment being processed still has `Not payed` in the answer, and one whose plan was changed `Expired`; buyers see a
 * more precise state.
 */
export function paymentState(
  payment: Pick<StatedPayment, 'status' | 'is_pending' | 'changed_to'>,
): PaymentState {
  if (payment.changed_to !== undefined && payment.status === 'Expired') return 'changed';
  return payment.is_pending && payment.status === 'Not payed'
    ? 'processing'
    : states[payment.status];
}

const stateLabels = {
  active: 'statusActive',
  processing: 'statusProcessing',
  unpaid: 'statusNotPaid',
  expired: 'statusExpired',
  changed: 'statusChanged',
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

/** The state of a gift in a word; its buyer has no access that could be active. */
export const giftLabels = {
  open: { label: 'giftStateOpen', kind: 'active' },
  on_hold: { label: 'giftOnHold', kind: 'unpaid' },
  refunding: { label: 'giftStateRefunding', kind: 'processing' },
  claimed: { label: 'giftRedeemed', kind: 'expired' },
  reversed: { label: 'giftReversed', kind: 'expired' },
  refunded: { label: 'stateRefunded', kind: 'expired' },
  revoked: { label: 'giftRevoked', kind: 'expired' },
  returning: { label: 'giftRevokedReturning', kind: 'processing' },
} as const satisfies Readonly<Record<GiftState, { label: TextKey; kind: PaymentState }>>;

/** The state of a gift, including the outcome of the refund of a revoked one. */
export function giftTexts(gift: { readonly state: GiftState; readonly isRefunded: boolean }): {
  readonly kind: PaymentState;
  readonly label: TextKey;
} {
  return gift.state === 'revoked' && gift.isRefunded
    ? { kind: giftLabels.revoked.kind, label: 'giftRevokedRefunded' }
    : giftLabels[gift.state];
}

/**
 * The words for a payment in the history, on its page and in the file: its status, and what that leaves out. The note about
 * a changed plan takes its `plan` and `term`.
 */
export function paymentTexts(payment: StatedPayment): {
  readonly kind: PaymentState;
  readonly label: TextKey;
  readonly note: TextKey | null;
} {
  const note = payment.refund_owed ? 'stateRefundOwed' : stateNotes[payment.state];
  if (payment.gift_state !== undefined) {
    const isRefunded = payment.state === 'refunded';
    const { kind, label } = giftTexts({ state: payment.gift_state, isRefunded });
    const isRepeated = note === label || label === 'giftRevokedRefunded';
    return { kind, label, note: isRepeated ? null : note };
  }
  const kind = paymentState(payment);
  // Its access is on hold, which the status of the API does not know.
  if (payment.state === 'disputed' && kind === 'active') {
    return { ...giftLabels.on_hold, note };
  }
  return { kind, label: stateLabels[kind], note: kind === 'changed' ? 'planChangedTo' : note };
}
