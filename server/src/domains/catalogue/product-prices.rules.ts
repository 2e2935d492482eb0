import type { DurationUnit } from '@sesame/contract/durations.ts';
import { centsFromDollars, dollarsFromCents } from '@sesame/contract/money.ts';
import type { PriceDraft } from '@sesame/contract/operator-catalogue.ts';

export interface HeldPrice {
  readonly id: number;
  readonly duration_count: number;
  readonly duration_unit: DurationUnit;
  readonly amount_cents: number;
}

/** What becomes of one line of the editor, in the order of the lines. */
export type PriceStep =
  | { readonly kind: 'keep'; readonly id: number }
  | {
      readonly kind: 'add';
      readonly count: number;
      readonly unit: DurationUnit;
      readonly amountCents: number;
      /** The version that this one takes the place of. */
      readonly replaces: number | undefined;
    };

/** Whether a buyer would pay anything else after the edit, or could choose anything else. */
export function changesPrices(plan: {
  readonly steps: readonly PriceStep[];
  readonly archived: readonly number[];
}): boolean {
  return plan.archived.length > 0 || plan.steps.some(({ kind }) => kind === 'add');
}

/**
 * Compares what an operator wrote with the prices that hold. Nothing is edited: a line that says something else is a new
 * version, a price that no line names is archived.
 * @returns undefined when a line names a price that does not hold here, or two lines name one
 */
export function comparePrices(
  held: readonly HeldPrice[],
  drafts: readonly PriceDraft[],
): { readonly steps: readonly PriceStep[]; readonly archived: readonly number[] } | undefined {
  const left = new Map(held.map((price) => [price.id, price]));
  const steps: PriceStep[] = [];
  for (const { id, count, unit, amount } of drafts) {
    const amountCents = centsFromDollars(amount);
    if (id === undefined) {
      steps.push({ kind: 'add', count, unit, amountCents, replaces: undefined });
      continue;
    }
    const price = left.get(id);
    if (price === undefined) return undefined;
    left.delete(id);
    const isSame =
      price.duration_count === count &&
      price.duration_unit === unit &&
      price.amount_cents === amountCents;
    steps.push(
      isSame ? { kind: 'keep', id } : { kind: 'add', count, unit, amountCents, replaces: id },
    );
  }
  return { steps, archived: [...left.keys()] };
}

/** What an editor would save for planned prices: each goes on from the price that holds for its term. */
export function draftsOfPlan(
  held: readonly HeldPrice[],
  planned: readonly Omit<HeldPrice, 'id'>[],
): PriceDraft[] {
  return planned.map(({ duration_count, duration_unit, amount_cents }) => {
    const same = held.find(
      (price) => price.duration_count === duration_count && price.duration_unit === duration_unit,
    );
    return {
      ...(same && { id: same.id }),
      count: duration_count,
      unit: duration_unit,
      amount: dollarsFromCents(amount_cents),
    };
  });
}
