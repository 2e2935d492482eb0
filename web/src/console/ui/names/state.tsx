import type { AccessState, ShownPaymentState } from '@sesame/contract/shared/states.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Status, type StatusKind } from '../../../ui/data/status.tsx';
import { stateMessages } from './states.messages.ts';

const paymentKinds: Readonly<Record<ShownPaymentState, StatusKind>> = {
  pending: 'processing',
  review: 'unpaid',
  paid: 'active',
  expired: 'expired',
  canceled: 'expired',
  failed: 'expired',
  partially_refunded: 'active',
  refunded: 'expired',
  disputed: 'unpaid',
  dispute_lost: 'expired',
};

const accessKinds: Readonly<Record<AccessState, StatusKind>> = {
  active: 'active',
  on_hold: 'unpaid',
  waiting: 'processing',
  ended: 'expired',
};

/** The state of a payment as a badge. */
export function PaymentState({ state }: { state: ShownPaymentState }) {
  const t = useMessages(stateMessages);
  return <Status kind={paymentKinds[state]}>{t(state)}</Status>;
}

/** The state of a subscription's access as a badge. */
export function AccessStateMark({ state }: { state: AccessState }) {
  const t = useMessages(stateMessages);
  return <Status kind={accessKinds[state]}>{t(state)}</Status>;
}
