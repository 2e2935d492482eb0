import type { Family, Figures, Sample } from './figures.ts';

export interface Histogram {
  observe(seconds: number): void;
}

interface Series extends Histogram {
  readonly labels: Readonly<Record<string, string>>;
  /** How many observations each bucket holds, not added up; the last one is for all above. */
  readonly counts: readonly number[];
  readonly sum: number;
}

/** Counts durations in buckets, in one series for each combination of labels. */
export function createHistogram(family: Family, bounds: readonly number[]) {
  const series: Series[] = [];
  return {
    /** A new series. The caller keeps it, because labels must not repeat. */
    add(labels: Series['labels']): Histogram {
      const added = createSeries(labels, bounds);
      series.push(added);
      return added;
    },
    read: (): Figures => ({ family, samples: series.flatMap((one) => samplesOf(one, bounds)) }),
  };
}

function createSeries(labels: Series['labels'], bounds: readonly number[]): Series {
  const counts = Array.from({ length: bounds.length + 1 }, () => 0);
  let sum = 0;
  return {
    labels,
    counts,
    get sum() {
      return sum;
    },
    observe(seconds) {
      let bucket = 0;
      while (bucket < bounds.length && seconds > (bounds[bucket] ?? 0)) bucket++;
      counts[bucket] = (counts[bucket] ?? 0) + 1;
      sum += seconds;
    },
  };
}

function samplesOf({ labels, counts, sum }: Series, bounds: readonly number[]): Sample[] {
  let count = 0;
  const buckets = counts.map((value, bucket): Sample => {
    count += value;
    const le = String(bounds[bucket] ?? '+Inf');
    return { suffix: '_bucket', labels: { ...labels, le }, value: count };
  });
  return [
    ...buckets,
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: count },
  ];
}
