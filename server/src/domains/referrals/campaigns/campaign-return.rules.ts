interface Figures {
  readonly cost_cents: number | null;
  readonly revenue_cents: number;
  readonly payers: number;
}

/** Revenue divided by cost, with two decimals. Null without a cost, by which nothing can be divided. */
export function returnOf({ cost_cents: cost, revenue_cents: revenue }: Figures): number | null {
  return cost === null || cost === 0 ? null : Math.round((revenue * 100) / cost) / 100;
}

/** In cents, rounded; null without a cost, and while none has paid. */
export function costPerPayerOf({ cost_cents: cost, payers }: Figures): number | null {
  return cost === null || payers === 0 ? null : Math.round(cost / payers);
}
