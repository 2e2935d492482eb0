import type { ConsolePayout } from '@sesame/contract/console/referrals.ts';

type Decided = Pick<ConsolePayout, 'state' | 'sending_at'>;

export const isOpen = ({ state }: Pick<ConsolePayout, 'state'>) =>
  state === 'requested' || state === 'approved';

/** The step that an open payout waits for, and how it can be refused instead. */
export function stepsOf({ state, sending_at: sendingAt }: Decided) {
  const refusal = sendingAt === null ? 'decline' : 'not-sent';
  if (state === 'requested') return { next: 'approve', refusal } as const;
  return { next: sendingAt === null ? 'send' : 'pay', refusal } as const;
}

/** Until it is being sent, an approved payout shows its address only in part. */
export function canCopyAddress({ state, sending_at: sendingAt }: Decided): boolean {
  return state !== 'approved' || sendingAt !== null;
}

export type PayoutCheck =
  | 'refundsInside'
  | 'verified'
  | 'knownAddress'
  | 'newAddress'
  | 'waitsUntil'
  | 'secondOperator';

/**
 * What to check before an open payout is approved.
 * @param secondFrom dollars from which two operators have to approve; undefined while unknown
 */
export function checksOf(
  payout: Pick<
    ConsolePayout,
    'amount' | 'from_refunds' | 'not_before' | 'paid_before' | 'state' | 'verified'
  >,
  { now, secondFrom }: { readonly now: number; readonly secondFrom: number | undefined },
): { readonly checks: readonly PayoutCheck[]; readonly isWarning: boolean } {
  const { state, paid_before: isKnown } = payout;
  const hasRefunds = payout.from_refunds > 0;
  const waits = state === 'requested' && Date.parse(payout.not_before) > now;
  const found: readonly (PayoutCheck | false)[] = [
    hasRefunds && 'refundsInside',
    payout.verified && 'verified',
    isKnown ? 'knownAddress' : 'newAddress',
    waits && 'waitsUntil',
    secondFrom !== undefined && payout.amount >= secondFrom && 'secondOperator',
  ];
  return { checks: found.filter((one) => one !== false), isWarning: !isKnown || hasRefunds };
}
