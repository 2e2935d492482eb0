import {
  type exportPayments,
  PAYMENT_SEARCH_MIN,
  paymentStates,
} from '@sesame/contract/operator-payment-list.ts';
import type { InputOf } from '@sesame/contract/route.ts';

/** Filters of the list as they stand in the address. */
export const paymentFilterNames = ['search', 'period', 'state', 'gateway', 'product'] as const;
export type PaymentFilterName = (typeof paymentFilterNames)[number];

export const paymentPeriods = ['day', 'week', 'month', 'quarter'] as const;
const DAYS = { day: 1, week: 7, month: 30, quarter: 90 } as const;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** What to ask the server for; a search of fewer letters than it takes is none. @param now where periods end */
export function paymentQuery(
  {
    search,
    period,
    state,
    gateway,
    product,
  }: Readonly<Record<PaymentFilterName, string | undefined>>,
  now: number,
): InputOf<typeof exportPayments>['query'] {
  const typed = search?.trim() ?? '';
  const days = paymentPeriods.find((one) => one === period);
  const known = paymentStates.find((one) => one === state);
  return {
    ...(typed.length >= PAYMENT_SEARCH_MIN && { search: typed }),
    ...(days && { since: new Date(now - DAYS[days] * DAY_MS).toISOString() }),
    ...(known && { state: known }),
    ...(gateway && { gateway }),
    ...(product && { product }),
  };
}
