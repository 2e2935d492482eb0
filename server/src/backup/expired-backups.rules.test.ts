import { HOUR_MS } from '@sesame/contract/shared/durations.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../test/property-runs.ts';
import { expiredBackups, expiredCopies } from './expired-backups.rules.ts';

const nameOf = (at: Date) => `sesame-${at.toISOString().replace(/[-:.]/g, '')}.backup`;
const keep = { days: 7, weeks: 4, months: 2 };

/** A backup every night, the newest on Wednesday, 11 March 2026. */
const nights = (count: number) =>
  Array.from({ length: count }, (_, ago) => new Date(Date.UTC(2026, 2, 11 - ago, 3)));
const keptOf = (times: readonly Date[], kept = keep, proven?: string) => {
  const files = times.map(nameOf);
  const expired = new Set(expiredBackups(files, kept, proven));
  return times
    .filter((at) => !expired.has(nameOf(at)))
    .map((at) => at.toISOString().slice(0, 10))
    .toSorted();
};

describe('which backups expire', () => {
  test('the newest of each day, week and month are kept', () => {
    expect(keptOf(nights(100))).toEqual([
      '2026-02-22', // the Sundays of four weeks, this one included
      '2026-02-28', // the last of February
      '2026-03-01',
      '2026-03-05',
      '2026-03-06',
      '2026-03-07',
      '2026-03-08',
      '2026-03-09',
      '2026-03-10',
      '2026-03-11',
    ]);
  });

  test('without months nothing is older than five weeks', () => {
    expect(keptOf(nights(100), { ...keep, months: 0 })[0]).toBe('2026-02-22');
  });

  test('of one day the three newest are kept', () => {
    const times = [1, 2, 3, 4, 5].map((hour) => new Date(Date.UTC(2026, 2, 11, hour)));
    expect(expiredBackups(times.map(nameOf), keep, undefined)).toEqual(
      times.slice(0, 2).map(nameOf),
    );
  });

  test('the last one that was restored without a fault never expires', () => {
    const old = new Date('2025-05-05T05:05:05.000Z');
    expect(keptOf([...nights(50), old], keep, nameOf(old))[0]).toBe('2025-05-05');
    expect(keptOf([...nights(50), old])).not.toContain('2025-05-05');
  });

  test('files with other names are never touched', () => {
    expect(expiredBackups(['of-mine.backup', 'sesame-1.backup.part'], keep, undefined)).toEqual([]);
  });

  test('removing one night after the other keeps what removing once would keep', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 4_000 }), { minLength: 1, maxLength: 60 }),
        fc.record({
          days: fc.integer({ min: 1, max: 8 }),
          weeks: fc.integer({ min: 0, max: 6 }),
          months: fc.integer({ min: 0, max: 4 }),
        }),
        (hours, kept) => {
          const files = hours
            .toSorted((a, b) => a - b)
            .map((hour) => nameOf(new Date(Date.UTC(2026, 0, 1) + hour * HOUR_MS)));
          const atOnce = files.filter(
            (name) => !expiredBackups(files, kept, undefined).includes(name),
          );
          let left: string[] = [];
          for (const name of files) {
            left.push(name);
            const expired = expiredBackups(left, kept, undefined);
            left = left.filter((one) => !expired.includes(one));
            expect(left.at(-1)).toBe(name);
          }
          expect(left).toEqual(atOnce);
        },
      ),
      { numRuns: propertyRuns(30, 2_000) },
    );
  });
});

test('copies in a bucket are counted apart from the folder of one worker', () => {
  const [today, ...older] = nights(6).map(nameOf);
  const [second, third, fourth, fifth, oldest] = older;
  const copied = [today, second, third, fifth, oldest].map(String);
  const one = { days: 1, weeks: 0, months: 0 };
  // The folder has removed two: one that the bucket keeps among its newest, and one that no list has.
  const removed = [third, fourth].map(String);
  expect(expiredCopies(copied, removed, one, undefined)).toEqual([oldest, fifth, fourth]);
  expect(expiredCopies(copied, removed, one, oldest)).toEqual([fifth, fourth]);
});
