import { type Duration, monthsOf } from '../durations.ts';
import type { Cents } from '../money.ts';

/** A plan's price per month and saving against the shortest one: shown for comparison, never charged. */
export type PlanValue = {
  monthlyCents: Cents;
  /** Whole percent saved against the shortest plan of the list, rounded down; 0 when it saves nothing. */
  savingPercent: number;
};

type Plan = { amountCents: Cents; duration: Duration | undefined };

/** One entry per plan, in the same order; null for terms that do not compare by month. */
export function comparePlans(plans: readonly Plan[]): (PlanValue | null)[] {
  const priced = plans.map(({ amountCents, duration }) => ({
    amountCents,
    months: duration && monthsOf(duration),
  }));
  const [base] = priced
    .filter((plan) => plan.months !== undefined)
    .toSorted((left, right) => (left.months ?? 0) - (right.months ?? 0));
  return priced.map(({ amountCents, months }) => {
    if (months === undefined || base?.months === undefined) return null;
    return {
      monthlyCents: Math.floor((amountCents * 2 + months) / (months * 2)),
      savingPercent: savingPercent(amountCents * base.months, base.amountCents * months),
    };
  });
}

/** Both prices are scaled to the same term, so that no fraction is lost. */
function savingPercent(price: number, base: number): number {
  return base > price ? Math.floor(((base - price) * 100) / base) : 0;
}
