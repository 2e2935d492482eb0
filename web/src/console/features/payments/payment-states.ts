import type { ListedPayment } from '@sesame/contract/console/payments/payment-list.ts';
import type { StatusKind } from '../../../ui/data/status.tsx';
import type { paymentMessages } from './payments.messages.ts';

type State = ListedPayment['state'];

export const stateMessages = {
  pending: 'statePending',
  review: 'stateReview',
  paid: 'statePaid',
  expired: 'stateExpired',
  canceled: 'stateCanceled',
  failed: 'stateFailed',
  partially_refunded: 'statePartlyRefunded',
  refunded: 'stateRefunded',
  disputed: 'stateDisputed',
} as const satisfies Readonly<Record<State, keyof (typeof paymentMessages)['en']>>;

export const stateKinds: Readonly<Record<State, StatusKind>> = {
  pending: 'processing',
  review: 'unpaid',
  paid: 'active',
  expired: 'expired',
  canceled: 'expired',
  failed: 'expired',
  partially_refunded: 'active',
  refunded: 'expired',
  disputed: 'unpaid',
};
