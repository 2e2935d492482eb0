/** What a chart draws; the same facts fill its table. Values are whole numbers: cents, counts, days. */
export type ChartData = {
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
};

export type ChartPoint = {
  key: string;
  /** Under the axis, short: "Jul". */
  label: string;
  /** In the tooltip and in the table: "July". */
  title: string;
};

export type ChartSeries = {
  key: string;
  label: string;
  /** 1 is the accent; 5 is "previous" and "other". The order is fixed by the design. */
  color: 1 | 2 | 3 | 4 | 5;
  /** One for each point, in order. */
  values: readonly number[];
  /** A period to compare with: a dashed line without an area. */
  previous?: boolean;
};

export type ChartTexts = {
  /** The name of the chart; the page draws it, here it is for assistive technology. */
  title: string;
  /** What the drawing shows in a sentence: "From June to November, from $38 to $94". */
  summary: string;
  /** Opens the same facts as a table. */
  asTable: string;
  /** The head of the table's first column: "Month". */
  pointHeader: string;
  /** Before the sum of several series, in the tooltip. Without it no sum is told. */
  total?: string;
};

export type ChartProps = {
  data: ChartData;
  texts: ChartTexts;
  format: (value: number) => string;
  /** Shorter, for the axis. */
  formatTick?: (value: number) => string;
  /** Of the plot, in pixels. */
  height?: number;
};

export const chartFills = {
  1: 'bg-chart-1',
  2: 'bg-chart-2',
  3: 'bg-chart-3',
  4: 'bg-chart-4',
  5: 'bg-chart-5',
} as const;

export const chartInks = {
  1: 'text-chart-1',
  2: 'text-chart-2',
  3: 'text-chart-3',
  4: 'text-chart-4',
  5: 'text-chart-5',
} as const;

export function valueAt(series: ChartSeries, index: number): number {
  return series.values[index] ?? 0;
}
