import type { BulkResult } from './bulk.ts';
import type { FilledShop } from './start-filled-shop.ts';

/** How much longer each row may take in a larger shop, and how much more memory the work may need. */
const GROWTH_MAX = 1.3;
const MORE_MEMORY_MB = 100;

/** A row for each work and each size of the shop. */
export function describeBulk(
  shops: readonly FilledShop[],
  all: readonly (readonly BulkResult[])[],
): string {
  const head = [
    '',
    'Users',
    'Rows',
    'Time',
    'For each row',
    'Rate',
    'Memory',
    'Polls meanwhile',
    '',
  ];
  const [smallest = []] = all;
  const rows = smallest.flatMap((first, work) =>
    shops.flatMap(({ volume }, size) => {
      const result = all[size]?.[work];
      if (result === undefined) return [];
      const { what, rows: count, seconds, megabytes, memoryMb, pollTimes } = result;
      const cells = [
        ...[what, volume.users.toLocaleString('en'), count.toLocaleString('en')],
        ...[`${seconds.toFixed(1)} s`, `${Math.round(rowMicros(result))} µs`],
        ...[
          `${(megabytes / seconds).toFixed(1)} MB/s`,
          `${Math.round(memoryMb)} MB`,
          `× ${pollTimes.toFixed(1)}`,
        ],
      ];
      return [[...cells, isBounded(result, first) ? 'met' : '**grows**']];
    }),
  );
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** Whether the work takes a time that is linear in its rows, and about the same memory, as in the smallest shop. */
export function isBounded(result: BulkResult, smallest: BulkResult): boolean {
  return (
    rowMicros(result) <= GROWTH_MAX * rowMicros(smallest) &&
    result.memoryMb <= smallest.memoryMb + MORE_MEMORY_MB
  );
}

function rowMicros({ rows, seconds }: BulkResult): number {
  return (seconds * 1e6) / rows;
}
