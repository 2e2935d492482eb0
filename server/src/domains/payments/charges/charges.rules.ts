import { MINUTE_MS } from '@sesame/contract/shared/durations.ts';
import type { ChargeResult } from '@sesame/contract/shop/payments.ts';
import type { DeclineClass } from '../gateways/charge.ts';
import { isSettled, type PaymentState } from '../records/payments.rules.ts';

/** Since the start of a charge; then every hour. Gateways that can prove that nothing was charged do so within half an hour. */
const CHECK_AFTER_MIN = [2, 10, 21, 30] as const;
const CHECK_EVERY_MIN = 60;
/** Keys of gateways hold for a day; later the payment is only looked up, by the reconciliation. */
const CHECK_FOR_MIN = 23 * 60;

/** An order that is charged stays open until its gateway has answered: no other one may begin beside it. */
export const CHARGE_OPEN_MS = 24 * 60 * MINUTE_MS;

/** When a charge without an answer is checked next; null when it is only looked up from then on. */
export function nextCheckAt(startedAt: Date, checks: number): Date | null {
  const further = checks - CHECK_AFTER_MIN.length + 1;
  const minutes = CHECK_AFTER_MIN[checks] ?? further * CHECK_EVERY_MIN;
  return minutes > CHECK_FOR_MIN ? null : new Date(startedAt.getTime() + minutes * MINUTE_MS);
}

const REASONS = {
  funds: 'funds',
  soft: 'bank',
  technical: 'technical',
  hard: 'method_dead',
  revoked: 'method_dead',
  config: 'shop',
} as const;

/** What the buyer reads about a charge; the payment says whether it is paid. */
export function chargeResultOf(state: PaymentState, declinedAs: DeclineClass | null): ChargeResult {
  if (isSettled(state)) return { state: 'paid' };
  if (state === 'pending' || state === 'review') return { state: 'pending' };
  if (declinedAs === 'action') return { state: 'confirm' };
  return { state: 'declined', reason: REASONS[declinedAs ?? 'soft'] };
}
