import type { PriceDraft } from '@sesame/contract/console/catalogue.ts';
import type { DurationUnit } from '@sesame/contract/shared/durations.ts';
import { centsFromDollars, dollarsFromCents } from '@sesame/contract/shared/money.ts';

export interface HeldPrice {
  readonly id: number;
  readonly duration_count: number;
  readonly duration_unit: DurationUnit;
  readonly amount_cents: number;
}

/** The change for one line of the editor, in the order of the lines. */
export type PriceStep =
  | { readonly kind: 'keep'; readonly id: number }
  | {
      readonly kind: 'add';
      readonly count: number;
      readonly unit: DurationUnit;
      readonly amountCents: number;
      /** The version that this one replaces. */
      readonly replaces: number | undefined;
    };

/** Whether the edit changes what buyers can choose or what they pay. */
export function changesPrices(plan: {
  readonly steps: readonly PriceStep[];
  readonly archived: readonly number[];
}): boolean {
  return plan.archived.length > 0 || plan.steps.some(({ kind }) => kind === 'add');
}

/**
 * Compares an operator's lines with the current prices. Prices are never edited: a changed line becomes a new version,
 * and a price without a line is archived.
 * @returns undefined when a line names a price that is not current, or two lines name the same one
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

/** The lines an editor would save for planned prices: each replaces the current price for the same period. */
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
