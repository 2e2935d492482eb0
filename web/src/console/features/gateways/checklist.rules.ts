import type {
  ConsoleProvider,
  getProviderChecklist,
} from '@sesame/contract/console/payments/gateways.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';

export type Checklist = AnswerOf<typeof getProviderChecklist>;
export type Check = Checklist['checks'][number];
type TestPayment = NonNullable<Checklist['test']>;

/** The message about a test payment; `state` is that of its check. */
export function testTextOf(
  { state: reached }: Pick<TestPayment, 'state'>,
  state: Check['state'],
  refunds: ConsoleProvider['capabilities']['refunds'],
) {
  switch (reached) {
    // An open page of real money is closed at once and counts as done.
    case 'opened':
      return state === 'done' ? 'test_opened_real' : 'test_opened';
    case 'paid':
      return refunds === 'none' ? 'test_paid_last' : 'test_paid';
    case 'refunding':
    case 'refunded':
    case 'refund_failed':
      return `test_${reached}` as const;
    default:
      return 'test_payment_failed';
  }
}

/**
 * What follows once a gateway can be used: `hidden` before that, `green` when every check is done. A gateway without an
 * API has nothing to check and can be used as soon as it is live.
 */
export function nextOf(
  checks: readonly Pick<Check, 'check' | 'state'>[],
  live: boolean,
): 'hidden' | 'method' | 'green' {
  if (checks.length === 0) return live ? 'method' : 'hidden';
  if (!checks.some(({ check, state }) => check === 'keys' && state === 'done')) return 'hidden';
  return checks.every(({ state }) => state === 'done') ? 'green' : 'method';
}
