import { scaleBand, scaleLinear } from 'd3-scale';
import { type Series, stack, stackOffsetDiverging } from 'd3-shape';
import { type ChartData, type ChartPoint, type ChartSeries, valueAt } from './chart-data.ts';

export type ChartScale = {
  /** Grid lines from lowest to highest; the highest is the top of the plot. */
  ticks: readonly number[];
  /** Height of a value in percent: 0 at the bottom of the plot, 100 at its top. */
  heightOf: (value: number) => number;
};

const INTERVALS = 4;

/** Round grid lines that enclose the values; zero is always one of them. */
export function chartScale(values: Iterable<number>): ChartScale {
  const known = [0, ...values];
  const scale = scaleLinear([Math.min(...known), Math.max(...known)], [0, 100]).nice(INTERVALS);
  const [low, high] = scale.domain();
  if (low === high) return { ticks: [0], heightOf: () => 0 };
  // Values are whole numbers, and so are their grid lines.
  return { ticks: scale.ticks(INTERVALS).filter(Number.isInteger), heightOf: scale };
}

export type ChartColumns = {
  /** Center of a point's column, in percent of the plot's width. */
  middleOf: (index: number) => number;
  /** Width of a bar in percent. */
  barWidth: number;
};

/** One column of equal width per point. */
export function chartColumns(points: readonly ChartPoint[]): ChartColumns {
  const scale = scaleBand(points.keys(), [0, 100]).paddingInner(0.4).paddingOuter(0.2);
  return {
    middleOf: (index) => (scale(index) ?? 0) + scale.bandwidth() / 2,
    barWidth: scale.bandwidth(),
  };
}

/** The bounds of every part: the first series is next to zero, negative values stack below it. */
export function stackSeries({ points, series }: ChartData): Series<number, ChartSeries>[] {
  return stack<number, ChartSeries>()
    .keys(series)
    .value((index, one) => valueAt(one, index))
    .offset(stackOffsetDiverging)(points.keys());
}

/** Label every n-th point so that at most `most` labels are shown. */
export function labelEvery(points: number, most: number): number {
  return Math.max(1, Math.ceil(points / most));
}
