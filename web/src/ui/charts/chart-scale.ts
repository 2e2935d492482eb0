import { type ChartData, valueAt } from './chart-data.ts';

export type ChartScale = {
  /** Grid lines from lowest to highest; the highest is the top of the plot. */
  ticks: readonly number[];
  /** Relative height of a value: 0 at the bottom of the plot, 1 at its top. */
  heightOf: (value: number) => number;
};

const STEPS = [1, 2, 5, 10];
const WITH_QUARTERS = [1, 2, 2.5, 5, 10];
const INTERVALS = 4;

/** Round grid lines that enclose the values; zero is always one of them. */
export function chartScale(lowest: number, highest: number): ChartScale {
  const low = Math.min(0, lowest);
  const high = Math.max(0, highest);
  if (low === high) return { ticks: [0], heightOf: () => 0 };
  const step = roundStep((high - low) / INTERVALS);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { ticks, heightOf: (value) => (value / step - first) / (last - first) };
}

/** The next round step; at least 1, because values are whole numbers. */
function roundStep(least: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)));
  const factors = power === 1 ? STEPS : WITH_QUARTERS;
  return power * (factors.find((factor) => factor * power >= least) ?? 10);
}

/** The lowest and the highest single value. */
export function rangeOfLines({ series }: ChartData): readonly [number, number] {
  const values = series.flatMap((one) => one.values);
  return [Math.min(0, ...values), Math.max(0, ...values)];
}

/** The lowest and the highest stack; negative values stack below zero. */
export function rangeOfStacks({ points, series }: ChartData): readonly [number, number] {
  const stacks = points.map((_, index) => series.map((one) => valueAt(one, index)));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return [
    Math.min(0, ...stacks.map((stack) => sum(stack.filter((value) => value < 0)))),
    Math.max(0, ...stacks.map((stack) => sum(stack.filter((value) => value > 0)))),
  ];
}

/** Label every n-th point so that at most `most` labels are shown. */
export function labelEvery(points: number, most: number): number {
  return Math.max(1, Math.ceil(points / most));
}
