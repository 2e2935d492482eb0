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

/** Counts durations in buckets, one series for each combination of labels that occurred. */
export function createHistogram(family: Family, bounds: readonly number[]) {
  const series = new Map<string, Series>();
  return {
    /** @param key identifies the labels; they are made only for a new series */
    of(key: string, labels: () => Readonly<Record<string, string>>): Histogram {
      let found = series.get(key);
      if (found === undefined) {
        found = createSeries(labels(), bounds);
        series.set(key, found);
      }
      return found;
    },
    read: (): Figures => ({
      family,
      samples: [...series.values()].flatMap((one) => samplesOf(one, bounds)),
    }),
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
