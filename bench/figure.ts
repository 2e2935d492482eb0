/** What must hold, of the value itself or of its share of the ceiling. */
export interface Target {
  readonly of: 'value' | 'ratio';
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** One measured thing, beside the best that could be had for it on this machine in this run. */
export interface Figure {
  readonly area: string;
  readonly what: string;
  readonly unit: string;
  readonly value: number;
  readonly p99Ms?: number;
  readonly ceiling?: { readonly what: string; readonly value: number };
  /** Median of the shares round by round: what else the machine did in a round met both sides. */
  readonly ratio?: number;
  /** Processor time of the answering process per call, and the ceiling's divided by it. */
  readonly cpuMicros?: number;
  readonly cpuRatio?: number;
  readonly target?: Target;
  /** Answers that were errors; a figure with any is not met. */
  readonly failures?: number;
}

/** Undefined when nothing is asked of the figure. */
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

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}
