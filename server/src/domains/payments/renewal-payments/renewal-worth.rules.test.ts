import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../../test/property-runs.ts';
import { worthOfRenewal } from './renewal-worth.rules.ts';

const start = new Date('2026-03-11T12:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * DAY_MS);
const period = { startsAt: start, endsAt: after(30), isUsed: false };
const paid = {
  ...{ captured_cents: 1_030, refunded_cents: 0, total_cents: 1_030, fee_cents: 30 },
  ...{ discount_percent: 0, credit_cents: 0, credited_cents: 0 },
};

test.each([
  ['a moment before it begins: all, with the fee', -0.001, {}, 1_030, undefined],
  ['at its first moment: 29 of 30 days', 0, {}, 966, 29],
  ['3.5 days later: 26 of 30 days', 3.5, {}, 866, 26],
  ['on the last day', 29.5, {}, 0, 0],
  ['when it is over', 31, {}, 0, 0],
  ['delivered before it begins: as if its first day had begun', -1, { isUsed: true }, 966, 29],
] as const)('a renewal is worth, %s', (_when, days, change, cents, unused) => {
  const worth = worthOfRenewal(paid, { ...period, ...change }, after(days));
  expect(worth.amountCents).toBe(cents);
  expect(worth.part?.unusedDays).toBe(unused);
});

test('what was refunded before is not refunded again', () => {
  const refunded = { ...paid, refunded_cents: 500 };
  expect(worthOfRenewal(refunded, period, after(-1)).amountCents).toBe(530);
  expect(worthOfRenewal(refunded, period, after(15)).amountCents).toBe(250);
});

test('it is never worth more than was paid, and a part leaves at least a day', () => {
  const cents = fc.integer({ min: 1, max: 9_999_999 });
  const length = fc.integer({ min: 1, max: 400 });
  fc.assert(
    fc.property(cents, length, fc.nat(400 * DAY_MS), (captured, days, ms) => {
      const payment = { ...paid, captured_cents: captured, total_cents: captured, fee_cents: 0 };
      const whole = { ...period, endsAt: after(days) };
      const { amountCents, part } = worthOfRenewal(payment, whole, after(ms / DAY_MS));
      expect(amountCents).toBeLessThan(captured);
      expect(part?.unusedDays).toBeLessThan(days);
    }),
    { numRuns: propertyRuns(50, 5_000) },
  );
});
