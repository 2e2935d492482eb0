/** The target of a figure: a bound on its value or on its share of the ceiling. */
export interface Target {
  readonly of: 'value' | 'ratio';
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** One measured value, with the ceiling that was measured on this machine in the same run. */
export interface Figure {
  readonly area: string;
  readonly what: string;
  readonly unit: string;
  /** Median of the rounds. */
  readonly value: number;
  /** Lowest and highest value of the rounds. */
  readonly spread?: readonly [number, number];
  readonly p99Ms?: number;
  readonly ceiling?: { readonly what: string; readonly value: number };
  /** Median of the shares of each round, in which other load on the machine affects both sides. */
  readonly ratio?: number;
  /** Processor time of the answering process per call, and the ceiling's divided by it. */
  readonly cpuMicros?: number;
  readonly cpuRatio?: number;
  readonly target?: Target;
  /** Number of error answers; a figure with any misses its target. */
  readonly failures?: number;
}

/** Whether the target is met; undefined when there is none. */
export function isMet({ target, value, ratio, failures = 0 }: Figure): boolean | undefined {
  if (failures > 0) return false;
  if (target === undefined) return undefined;
  const measured = target.of === 'ratio' ? ratio : value;
  if (measured === undefined) return false;
  return (
    measured >= (target.atLeast ?? Number.NEGATIVE_INFINITY) &&
    measured <= (target.atMost ?? Number.POSITIVE_INFINITY)
  );
}

/** @returns nothing for a single value */
export function spreadOf(values: readonly number[]): Pick<Figure, 'spread'> {
  return values.length < 2 ? {} : { spread: [Math.min(...values), Math.max(...values)] };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}
