/** Data of a chart and of its table. Values are whole numbers: cents, counts, days. */
export type ChartData = {
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
};

export type ChartPoint = {
  key: string;
  /** Short label on the axis: "Jul". */
  label: string;
  /** Full label in the tooltip and the table: "July". */
  title: string;
};

export type ChartSeries = {
  key: string;
  label: string;
  /** 1 is the accent; 5 is "previous" and "other". The design fixes the order. */
  color: 1 | 2 | 3 | 4 | 5;
  /** One per point, in order. */
  values: readonly number[];
  /** A comparison period: a dashed line without an area. */
  previous?: boolean;
};

export type ChartTexts = {
  /** Accessible name of the chart; the page draws the visible one. */
  title: string;
  /** One-sentence description of the drawing: "From June to November, from $38 to $94". */
  summary: string;
  /** Label of the button that shows the data as a table. */
  asTable: string;
  /** Header of the table's first column: "Month". */
  pointHeader: string;
  /** Label of the sum of several series in the tooltip. Without it no sum is shown. */
  total?: string;
};

export type ChartProps = {
  data: ChartData;
  texts: ChartTexts;
  format: (value: number) => string;
  /** A shorter format for the axis. */
  formatTick?: (value: number) => string;
  /** Height of the plot in pixels. */
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
