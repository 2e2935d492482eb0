import { DAY_MS } from '@sesame/contract/shared/durations.ts';

/** How many backups are kept: the newest one of each of the last days, weeks and months that have a backup. */
export interface KeptBackups {
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
}

/** Kept in any case, so that a second backup of a day does not remove the first at once. */
const NEWEST = 3;
const NAME = /^sesame-\d{8}T\d{9}Z\.backup$/;
/** The epoch was a Thursday, and weeks begin on Monday. */
const DAYS_BEFORE_EPOCH = 3;

/**
 * The names of backups that are not kept any longer, the oldest first. Other names are left out: those files are not ours.
 * @param proven the newest one that was restored without a fault, which is kept however old it is
 */
export function expiredBackups(
  files: readonly string[],
  { days, weeks, months }: KeptBackups,
  proven: string | undefined,
): string[] {
  const newestFirst = files
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed();
  const kept = new Set([...newestFirst.slice(0, NEWEST), proven]);
  keepNewest(dayOf, days);
  keepNewest(weekOf, weeks);
  keepNewest(monthOf, months);
  return newestFirst.filter((name) => !kept.has(name)).toReversed();

  function keepNewest(periodOf: (name: string) => number, count: number): void {
    const periods = new Set<number>();
    for (const name of newestFirst) {
      const period = periodOf(name);
      if (periods.has(period)) continue;
      if (periods.size === count) return;
      periods.add(period);
      kept.add(name);
    }
  }
}

/**
 * The names whose copies in a bucket are removed. It has the copies of several workers, also of those whose disk is gone, so
 * it is counted by itself. Files that `npm run backup` made are in no list: their copies go with them.
 * @param copied those that are listed as copied there, the new one included
 * @param removed those that the folder no longer holds
 */
export function expiredCopies(
  copied: readonly string[],
  removed: readonly string[],
  kept: KeptBackups,
  proven: string | undefined,
): string[] {
  const isListed = new Set(copied);
  return [
    ...expiredBackups(copied, kept, proven),
    ...removed.filter((name) => !isListed.has(name) && name !== proven),
  ];
}

const numberAt = (name: string, from: number, to: number) => Number(name.slice(from, to));
/** In UTC, as written in the name after `sesame-`: 20260310T120000000Z. */
const monthOf = (name: string) => numberAt(name, 7, 13);
const dayOf = (name: string) =>
  Math.floor(
    Date.UTC(numberAt(name, 7, 11), numberAt(name, 11, 13) - 1, numberAt(name, 13, 15)) / DAY_MS,
  );
const weekOf = (name: string) => Math.floor((dayOf(name) + DAYS_BEFORE_EPOCH) / 7);
