import { REFERRAL_SERVICES_MAX } from '@sesame/contract/shared/limits.ts';
import { type Cents, centsFromDollars } from '@sesame/contract/shared/money.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { getReferralStatistics, ReferralData } from '@sesame/contract/shop/referrals.ts';

/** The form of the earnings: money, or days of the chosen services. */
export type ModeRules = Pick<ReferralData, 'type' | 'service_ids'>;

/** The selection after a click on a service; one above the limit changes nothing. */
export function toggleService(chosen: readonly number[], id: number): number[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  return isFull(chosen) ? [...chosen] : [...chosen, id];
}

export function isFull(chosen: readonly number[]): boolean {
  return chosen.length >= REFERRAL_SERVICES_MAX;
}

/** `96` of `1284` → `7.5`; null when there were no visits. */
export function shareOfVisits(registrations: number, visits: number): number | null {
  return visits === 0 ? null : Math.round((registrations / visits) * 1_000) / 10;
}

/** The amount available for a payout: refunds to the balance can only pay orders. */
export function payableCents(data: ReferralData): Cents {
  return (
    centsFromDollars(data.available_for_payout_and_orders) - centsFromDollars(data.orders_only)
  );
}

/** Why no payout is possible now; the first of several reasons. */
export type PayoutBlock =
  | { reason: 'email' }
  | { reason: 'password' }
  | { reason: 'wait'; until: string }
  | { reason: 'minimum'; missingCents: Cents };

export function payoutBlock(data: ReferralData, now: Date): PayoutBlock | null {
  const { minimum, email_confirmed, has_password, wait_until } = data.payout;
  const missingCents = centsFromDollars(minimum) - payableCents(data);
  if (missingCents > 0) return { reason: 'minimum', missingCents };
  if (!email_confirmed) return { reason: 'email' };
  if (!has_password) return { reason: 'password' };
  if (wait_until !== null && new Date(wait_until) > now) {
    return { reason: 'wait', until: wait_until };
  }
  return null;
}

/** `TQxExample9f2Kd7Wm3Rb8Yp5Nc1Ha6Zs` → `TQxEx…a6Zs`. */
export function shortAddress(address: string): string {
  return address.length <= 12 ? address : `${address.slice(0, 5)}…${address.slice(-4)}`;
}

type Statistics = AnswerOf<typeof getReferralStatistics>;

/** The period of one column; `from` and `to` are its first and last day. */
export type Period = {
  from: string;
  to: string;
  depositsCents: Cents;
  firstPaymentsCents: Cents;
};

/** Few enough columns to be readable: days of a month, weeks of a quarter, months of a year. */
export function periodsOf(window: '30' | '90' | '365', statistics: Statistics): Period[] {
  const periods = new Map<string, Period>();
  statistics.forEach((row, index) => {
    const key = {
      '30': row.day,
      // Counted from the end, so that the last week is complete.
      '90': String(Math.ceil((statistics.length - index) / 7)),
      '365': row.day.slice(0, 7),
    }[window];
    const known = periods.get(key);
    periods.set(key, {
      from: known?.from ?? row.day,
      to: row.day,
      depositsCents: (known?.depositsCents ?? 0) + centsFromDollars(row.deposits),
      firstPaymentsCents: (known?.firstPaymentsCents ?? 0) + centsFromDollars(row.first_payments),
    });
  });
  return [...periods.values()];
}
