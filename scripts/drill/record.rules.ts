/** A fact that a caller was given an answer for, such as `order 1f0c…`. */
export type Fact = string;

export interface Comparison {
  /** Recorded, and missing in the shop. */
  readonly lost: readonly Fact[];
  /** In the shop twice, or without any caller who was given an answer for it. */
  readonly doubled: readonly Fact[];
}

/** Compares what callers recorded with what database and bank contain, counting repetitions. */
export function compareRecord(recorded: readonly Fact[], found: readonly Fact[]): Comparison {
  return { lost: subtract(recorded, found), doubled: subtract(found, recorded) };
}

function subtract(facts: readonly Fact[], others: readonly Fact[]): Fact[] {
  const left = new Map<Fact, number>();
  for (const fact of others) left.set(fact, (left.get(fact) ?? 0) + 1);
  return facts.filter((fact) => {
    const count = left.get(fact) ?? 0;
    left.set(fact, count - 1);
    return count <= 0;
  });
}
