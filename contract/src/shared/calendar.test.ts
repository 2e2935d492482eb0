import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PROPERTY_RUNS } from '../../test/property-runs.ts';
import { accessUntil, addMonthsAnchored, nextPeriod } from './calendar.ts';

const day = (text: string) => new Date(`${text}T10:20:30.400Z`);

describe('a month on the calendar', () => {
  test.each([
    ['2026-01-15', 1, 15, '2026-02-15'],
    ['2026-01-31', 1, 31, '2026-02-28'],
    ['2028-01-31', 1, 31, '2028-02-29'],
    ['2026-02-28', 1, 31, '2026-03-31'],
    ['2026-02-28', 1, 28, '2026-03-28'],
    ['2026-10-31', 1, 31, '2026-11-30'],
    ['2026-11-30', 3, 31, '2027-02-28'],
    ['2026-12-05', 1, 5, '2027-01-05'],
    ['2028-02-29', 12, 29, '2029-02-28'],
    ['2029-02-28', 36, 29, '2032-02-29'],
    ['2026-06-01', 120, 1, '2036-06-01'],
  ])('%s plus %i months on day %i is %s', (from, months, anchor, until) => {
    expect(addMonthsAnchored(day(from), months, anchor)).toEqual(day(until));
  });

  test('does not treat 2100 as a leap year', () => {
    expect(addMonthsAnchored(day('2100-01-31'), 1, 31)).toEqual(day('2100-02-28'));
  });
});

describe('the period of a purchase', () => {
  const now = day('2026-11-24');

  test('starts now without active access', () => {
    const period = nextPeriod({ now, currentEnd: null, count: 3, unit: 'month' });
    expect(period).toEqual({ from: now, until: day('2027-02-24'), anchorDay: 24 });
  });

  test('starts at the end of active access', () => {
    const input = { now, currentEnd: day('2026-12-21'), anchorDay: 21, count: 1, unit: 'month' };
    expect(nextPeriod({ ...input, unit: 'month' })).toMatchObject({
      from: day('2026-12-21'),
      until: day('2027-01-21'),
    });
  });

  test('returns to the anchor day after a shorter month', () => {
    const input = { now, currentEnd: day('2027-02-28'), count: 1, unit: 'month' } as const;
    expect(accessUntil({ ...input, anchorDay: 31 })).toEqual(day('2027-03-31'));
  });

  test('anchors on the new day after a gap', () => {
    const input = { now, currentEnd: day('2026-03-31'), count: 1, unit: 'month' } as const;
    expect(nextPeriod({ ...input, anchorDay: 31 })).toEqual({
      from: now,
      until: day('2026-12-24'),
      anchorDay: 24,
    });
  });

  test('treats an end that equals now as past', () => {
    expect(nextPeriod({ now, currentEnd: now, anchorDay: 31, count: 1, unit: 'month' })).toEqual({
      from: now,
      until: day('2026-12-24'),
      anchorDay: 24,
    });
  });

  test('counts a day as 24 hours; later months are anchored on the new day', () => {
    const ten = nextPeriod({
      now,
      currentEnd: day('2026-12-25'),
      anchorDay: 25,
      count: 10,
      unit: 'day',
    });
    expect(ten).toEqual({ from: day('2026-12-25'), until: day('2027-01-04'), anchorDay: 4 });
  });

  test('returns to 29 February in leap years', () => {
    const leap = day('2028-02-29');
    const year = nextPeriod({ now: leap, currentEnd: null, count: 1, unit: 'year' });
    expect(year.until).toEqual(day('2029-02-28'));
    const later = { now: leap, currentEnd: year.until, anchorDay: year.anchorDay };
    expect(accessUntil({ ...later, count: 3, unit: 'year' })).toEqual(day('2032-02-29'));
  });
});

const moment = fc.date({
  min: new Date('2024-01-01'),
  max: new Date('2060-01-01'),
  noInvalidDate: true,
});
const term = fc.record({
  count: fc.integer({ min: 1, max: 36 }),
  unit: fc.constantFrom('day', 'month', 'year'),
});

function buyInTurn(now: Date, terms: readonly { count: number; unit: 'day' | 'month' | 'year' }[]) {
  let currentEnd: Date | null = null;
  let anchorDay: number | undefined;
  const periods = [];
  for (const { count, unit } of terms) {
    const period = nextPeriod({ now, currentEnd, anchorDay, count, unit });
    periods.push(period);
    currentEnd = period.until;
    anchorDay = period.anchorDay;
  }
  return periods;
}

describe('for arbitrary purchases', () => {
  test('periods have no gaps or overlaps, so days granted equal days bought', () => {
    fc.assert(
      fc.property(moment, fc.array(term, { minLength: 1, maxLength: 8 }), (now, terms) => {
        let from = now;
        for (const period of buyInTurn(now, terms)) {
          expect(period.from).toEqual(from);
          expect(period.until > period.from).toBe(true);
          from = period.until;
        }
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  test('months bought one by one end on the same day as bought together', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 40 }), (now, months) => {
        const single = buyInTurn(now, Array(months).fill({ count: 1, unit: 'month' }));
        const atOnce = accessUntil({ now, currentEnd: null, count: months, unit: 'month' });
        expect(single.at(-1)?.until).toEqual(atOnce);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  test('the order of buying months and years does not change the end', () => {
    const longTerm = term.map((one) => ({ ...one, unit: one.unit === 'day' ? 'month' : one.unit }));
    fc.assert(
      fc.property(moment, fc.array(longTerm, { minLength: 1, maxLength: 6 }), (now, terms) => {
        const typed = terms.map(({ count, unit }) => ({ count, unit: unit as 'month' | 'year' }));
        const forward = buyInTurn(now, typed).at(-1)?.until;
        expect(buyInTurn(now, typed.toReversed()).at(-1)?.until).toEqual(forward);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  test('a first month has 28 to 31 days', () => {
    fc.assert(
      fc.property(moment, (now) => {
        const until = accessUntil({ now, currentEnd: null, count: 1, unit: 'month' });
        const days = (until.getTime() - now.getTime()) / 86_400_000;
        expect(days).toBeGreaterThanOrEqual(28);
        expect(days).toBeLessThanOrEqual(31);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  test('a later current end never gives an earlier new end', () => {
    const dayOf = (date: Date) => date.toISOString().slice(0, 10);
    fc.assert(
      fc.property(
        moment,
        fc.integer({ min: 1, max: 4_000 }),
        term,
        (now, hours, { count, unit }) => {
          const currentEnd = new Date(now.getTime() + hours * 3_600_000);
          const fresh = accessUntil({ now, currentEnd: null, count, unit });
          const later = accessUntil({ now, currentEnd, count, unit });
          // Days are compared, not hours: 30 January at noon and the morning of the 31st both end on the last of
          // February.
          expect(dayOf(later) >= dayOf(fresh)).toBe(true);
        },
      ),
      { numRuns: PROPERTY_RUNS },
    );
  });
});
