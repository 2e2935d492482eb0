import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { quotePlanChange } from '@sesame/contract/shared/orders/plan-change.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../../test/property-runs.ts';
import { creditOf, netOf, refundableCents, returnableCredit } from './credit.rules.ts';

const start = new Date('2026-01-01T08:00:00Z');
const after = (days: number, ms = 0) => new Date(start.getTime() + days * DAY_MS + ms);
const creditAfter = (netCents: number, days: number, used: number, ms = 0) =>
  creditOf(netCents, { startsAt: start, endsAt: after(days), boughtDays: days }, after(used, ms));
const CLOCK = 5 * 3_600_000 + 17 * 60_000 + 3_000;

test.each([
  ['10.00 for 30 days after 12 days 05:17:03: 17 whole days', 1_000, 30, 12, CLOCK, 17, 566],
  ['24.30 for 90 days after 45 days', 2_430, 90, 45, 0, 45, 1_215],
  ['9.99 for 31 days with 10 left', 999, 31, 21, 0, 10, 322],
  ['the same with 3.00 refunded before', 699, 31, 21, 0, 10, 225],
  ['a month that has not begun', 999, 31, -10, 0, 31, 999],
  ['a year with 200 days left', 9_999, 365, 165, 0, 200, 5_478],
  ['in the first millisecond', 999, 31, 0, 0, 31, 999],
  ['in the last second', 999, 31, 30, DAY_MS - 1_000, 0, 0],
  ['when it has ended', 999, 31, 40, 0, 0, 0],
  ['the most expensive price for ten years', 9_999_999, 3_653, 0, 1, 3_652, 9_997_261],
] as const)('%s', (_name, net, days, used, ms, unusedDays, creditCents) => {
  expect(creditAfter(net, days, used, ms)).toEqual({ unusedDays, totalDays: days, creditCents });
});

test('days that an operator moved are worth their share of what was bought', () => {
  const period = { startsAt: start, endsAt: after(10), boughtDays: 30 };
  expect(creditOf(3_000, period, start).creditCents).toBe(1_000);
});

test.each([
  ['14.08 due on 20.00', 2_000, 592, 1_408, 0],
  ['37.85 due on 50.00', 5_000, 1_215, 3_785, 0],
  ['36.78 due on 49.99', 4_999, 322 + 999, 3_678, 0],
  ['nothing due on 9.99, and 44.79 left', 999, 5_478, 0, 4_479],
] as const)('%s', (_name, priceCents, creditCents, totalCents, restCents) => {
  const order = { priceCents, creditCents, feePercent: 0, discountPercent: 0 };
  expect(quotePlanChange(order)).toMatchObject({ totalCents, restCents });
});

test('fee and promo code apply to what is due', () => {
  const order = { priceCents: 2_000, creditCents: 600, feePercent: 300, discountPercent: 5_000 };
  expect(quotePlanChange(order)).toEqual({
    ...{ priceCents: 2_000, creditCents: 600, restCents: 0 },
    ...{ feePercent: 300, feeCents: 42, discountPercent: 5_000, discountCents: 721 },
    totalCents: 721,
  });
});

const paid = {
  captured_cents: 1_030,
  refunded_cents: 0,
  total_cents: 1_030,
  fee_cents: 30,
  discount_percent: 0,
  credit_cents: 0,
  credited_cents: 0,
};

test.each([
  ['without its fee', {}, 1_000],
  ['without refunds', { refunded_cents: 300 }, 700],
  [
    'with the fee as the discount left it',
    { total_cents: 515, captured_cents: 515, discount_percent: 5_000 },
    500,
  ],
  ['without a surplus', { captured_cents: 1_530 }, 1_000],
  ['with the surplus refunded', { captured_cents: 1_530, refunded_cents: 500 }, 1_000],
  ['with what credit paid', { credit_cents: 592 }, 1_592],
  ['nothing when it was free', { captured_cents: 0, total_cents: 0, discount_percent: 10_000 }, 0],
  ['nothing when all was refunded', { refunded_cents: 1_030 }, 0],
])('days are worth what was paid, %s', (_name, change, net) => {
  expect(netOf({ ...paid, ...change })).toBe(net);
});

test.each([
  ['all of it', {}, 1_030, 0],
  ['what is left', { refunded_cents: 100 }, 930, 0],
  ['not what became credit', { credited_cents: 566 }, 464, 0],
  ['credit is used up first', { credit_cents: 592, credited_cents: 500 }, 1_030, 92],
  ['nothing below zero', { refunded_cents: 1_000, credited_cents: 566 }, 0, 0],
])('what can be refunded and what credit comes back then: %s', (_name, change, money, credit) => {
  const payment = { ...paid, ...change };
  expect(refundableCents(payment)).toBe(money);
  const refunded = { ...payment, refunded_cents: payment.refunded_cents + money };
  expect(returnableCredit(refunded)).toBe(credit);
});

test('credit is never negative nor above what was paid, and falls as days begin', () => {
  const money = fc.integer({ min: 0, max: 9_999_999 });
  const days = fc.integer({ min: 1, max: 3_700 });
  fc.assert(
    fc.property(money, days, fc.nat(400 * DAY_MS), fc.nat(DAY_MS * 3), (net, length, ms, later) => {
      const { creditCents, unusedDays } = creditAfter(net, length, 0, ms);
      const next = creditAfter(net, length, 0, ms + later);
      expect(creditCents).toBeGreaterThanOrEqual(0);
      expect(creditCents).toBeLessThanOrEqual(net);
      expect(next.creditCents).toBeLessThanOrEqual(creditCents);
      // The used part is worth at least its days: rounding never credits a cent that was used.
      const usedCents = net - creditCents;
      expect(usedCents * length).toBeGreaterThanOrEqual(net * (length - unusedDays));
    }),
    { numRuns: propertyRuns(50, 5_000) },
  );
});

test('price, credit and money of a quote add up', () => {
  const percent = fc.integer({ min: 0, max: 10_000 });
  const money = fc.integer({ min: 0, max: 9_999_999 });
  fc.assert(
    fc.property(money, money, percent, percent, (priceCents, creditCents, feePercent, off) => {
      const lines = quotePlanChange({ priceCents, creditCents, feePercent, discountPercent: off });
      expect(lines.creditCents + lines.restCents).toBe(creditCents);
      expect(lines.totalCents).toBe(
        priceCents - lines.creditCents + lines.feeCents - lines.discountCents,
      );
      expect(Math.min(lines.totalCents, lines.restCents)).toBe(0);
    }),
    { numRuns: propertyRuns(50, 5_000) },
  );
});
