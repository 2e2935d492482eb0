import type { PaymentPageState } from '@sesame/contract/shop/payment-page.ts';
import type { PaymentState } from '../records/payments.rules.ts';

const states: Readonly<Record<Exclude<PaymentState, 'pending'>, PaymentPageState>> = {
  review: 'review',
  failed: 'declined',
  expired: 'ended',
  canceled: 'ended',
  paid: 'paid',
  disputed: 'paid',
  partially_refunded: 'paid',
  refunded: 'refunded',
};

/** The state of a payment for the page on which it is made. */
export function pageStateOf(
  payment: {
    readonly state: PaymentState;
    readonly expiresAt: Date;
    /** The gateway has reported that the money is on its way. */
    readonly onItsWay: boolean;
  },
  now: Date,
): PaymentPageState {
  if (payment.state !== 'pending') return states[payment.state];
  if (payment.onItsWay) return 'on_its_way';
  return payment.expiresAt <= now ? 'ended' : 'open';
}
