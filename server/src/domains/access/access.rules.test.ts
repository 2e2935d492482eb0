import { nextPeriod } from '@sesame/contract/shared/calendar.ts';
import { HOUR_MS } from '@sesame/contract/shared/durations.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../test/property-runs.ts';
import {
  type ActiveGrant,
  planRemovedDays,
  recomputePeriods,
  remainingDaysOf,
} from './access.rules.ts';

const purchase = fc.record({
  hoursLater: fc.integer({ min: 0, max: 3_000 }),
  count: fc.integer({ min: 1, max: 12 }),
  unit: fc.constantFrom('day', 'month', 'year'),
});
const history = fc.record({
  start: fc.date({
    min: new Date('2024-01-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  }),
  purchases: fc.array(purchase, { minLength: 1, maxLength: 8 }),
});

type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

/** The grants that these purchases make, one after the other. */
function grantAll({ start, purchases }: History): ActiveGrant[] {
  let now = start;
  let endsAt: Date | null = null;
  let anchorDay: number | undefined;
  return purchases.map(({ hoursLater, count, unit }, index) => {
    now = new Date(now.getTime() + hoursLater * HOUR_MS);
    const period = nextPeriod({ now, currentEnd: endsAt, anchorDay, count, unit });
    endsAt = period.until;
    anchorDay = period.anchorDay;
    return {
      id: `g${index}`,
      paymentId: `p${index}`,
      durationCount: count,
      durationUnit: unit,
      startsAt: period.from,
      endsAt: period.until,
      grantedAt: now,
      removedDays: 0,
    };
  });
}

describe('recomputing periods', () => {
  test('changes nothing when nothing was removed', () => {
    fc.assert(
      fc.property(history, (value) => {
        const grants = grantAll(value);
        expect(recomputePeriods(grants).grants).toEqual(grants);
      }),
      { numRuns: propertyRuns(100, 5_000) },
    );
  });

  test('gives the same result whichever order purchases are reversed in', () => {
    fc.assert(
      fc.property(history, fc.array(fc.nat(7), { maxLength: 8 }), (value, reversed) => {
        const gone = (order: readonly number[]) =>
          order.reduce(
            (left, index) => recomputePeriods(left.filter(({ id }) => id !== `g${index}`)).grants,
            grantAll(value) as readonly ActiveGrant[],
          );
        expect(gone(reversed)).toEqual(gone(reversed.toReversed()));
      }),
      { numRuns: propertyRuns(100, 5_000) },
    );
  });

  test('leaves no period when the only purchase is reversed', () => {
    expect(recomputePeriods([])).toEqual({ grants: [], endsAt: undefined, anchorDay: undefined });
  });

  test('moves a renewal up to its purchase date when the purchase before it is refunded', () => {
    const [, second] = grantAll({
      start: new Date('2026-01-01T00:00:00Z'),
      purchases: [
        { hoursLater: 0, count: 1, unit: 'month' },
        { hoursLater: 240, count: 1, unit: 'month' },
      ],
    });
    if (second === undefined) throw new Error('two purchases give two grants');
    expect(second.startsAt).toEqual(new Date('2026-02-01T00:00:00Z'));
    expect(recomputePeriods([second]).grants[0]).toMatchObject({
      startsAt: new Date('2026-01-11T00:00:00Z'),
      endsAt: new Date('2026-02-11T00:00:00Z'),
    });
  });
});

describe('periods of 10, 20 and 5 days', () => {
  const start = new Date('2026-01-01T00:00:00Z');
  const grants = grantAll({
    start,
    purchases: [
      { hoursLater: 0, count: 10, unit: 'day' },
      { hoursLater: 0, count: 20, unit: 'day' },
      { hoursLater: 0, count: 5, unit: 'day' },
    ],
  });
  const [first = '', second = '', third = ''] = grants.map(({ id }) => id);
  const after = (days: number) => new Date(start.getTime() + days * 24 * HOUR_MS);

  test.each([
    ['the last one is shortened', 0, 3, [], { id: third, days: 3 }],
    ['the last one is revoked', 0, 5, [third], undefined],
    ['the one before the last is shortened', 0, 12, [third], { id: second, days: 7 }],
    ['the running one gives its remaining days', 4, 31, [third, second], { id: first, days: 6 }],
    ['only the last is left', 32, 3, [], { id: third, days: 3 }],
  ])('give days from the end: %s', (_what, passed, days, revoked, shortened) => {
    expect(planRemovedDays(grants, days, after(passed))).toEqual({ revoked, shortened });
  });

  test.each([
    [4, 32],
    [32, 4],
    [35, 1],
  ])('have, after %i days, fewer than %i days left', (passed, days) => {
    expect(planRemovedDays(grants, days, after(passed))).toBeUndefined();
  });

  test.each([
    [0, [10, 20, 5]],
    [4.5, [6, 20, 5]],
    [34.9, [1]],
    [40, []],
  ])('have, after %d days, remaining whole days that are rounded up once', (passed, days) => {
    expect(remainingDaysOf(grants, after(passed)).map((rest) => rest.days)).toEqual(days);
  });
});
