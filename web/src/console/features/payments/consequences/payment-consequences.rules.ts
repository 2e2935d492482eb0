import type { ConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';

type Access = NonNullable<ConsolePayment['consequences']['access']>;
type Commission = ConsolePayment['consequences']['commissions'][number];
type DoubleDecision = Pick<
  NonNullable<ConsolePayment['related'][number]['double']>,
  'state' | 'policy' | 'decided_by'
>;
type Message = ConsolePayment['messages'][number];

/** A gift gives access once it is redeemed; until then its own panel shows its state. */
export function showsAccess({
  consequences: { access },
  gift,
}: Pick<ConsolePayment, 'consequences' | 'gift'>): boolean {
  return access !== null || gift === undefined;
}

/** Whether other periods extend the subscription beyond the one of the payment. */
export function isExtended({
  until,
  subscription_state: state,
  subscription_until: last,
}: Pick<Access, 'until' | 'subscription_state' | 'subscription_until'>): boolean {
  return state !== 'ended' && last !== until;
}

/** The part of a commission that was reversed, unless that is all of it. */
export function partReversed({ state, reversed }: Pick<Commission, 'state' | 'reversed'>): number {
  return state === 'reversed' ? 0 : reversed;
}

/** The state of a purchase that was paid twice, and who decided it. */
export function doubleTextsOf({ state, policy, decided_by: by }: DoubleDecision) {
  return {
    // A shop that always refunds asks no buyer.
    text:
      state === 'open' && policy === 'refund'
        ? ('double_due' as const)
        : (`double_${state}` as const),
    // A dismissal is an operator's in any case.
    by: by === null || state === 'dismissed' ? null : (`by_${by}` as const),
  };
}

/** The mail with the shop's own receipt; undefined when there was no mail server. */
export function receiptOf(messages: readonly Message[]): Message | undefined {
  return messages.find(({ channel, kind }) => channel === 'mail' && kind === 'receipt');
}
