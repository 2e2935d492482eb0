import type { ListedPayment } from '@sesame/contract/operator-payment-list.ts';
import type { StatusKind } from '../../../ui/status.tsx';
import type { paymentWords } from './payments.words.ts';

type State = ListedPayment['state'];

export const stateWords = {
  pending: 'statePending',
  review: 'stateReview',
  paid: 'statePaid',
  expired: 'stateExpired',
  canceled: 'stateCanceled',
  failed: 'stateFailed',
  partially_refunded: 'statePartlyRefunded',
  refunded: 'stateRefunded',
  disputed: 'stateDisputed',
} as const satisfies Readonly<Record<State, keyof (typeof paymentWords)['en']>>;

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
