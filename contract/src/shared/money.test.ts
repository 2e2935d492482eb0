import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PROPERTY_RUNS } from '../../test/property-runs.ts';
import { PRICE_MAX_CENTS } from './limits.ts';
import {
  centsFromDollars,
  chargeFromTotal,
  decimalFromCents,
  decimalFromRate,
  dollarsFromCents,
  hundredthsFromPercent,
  MAX_RATE_E4,
  percentFromHundredths,
  percentOf,
  quoteOrder,
  rateFromDecimal,
} from './money.ts';

const price = fc.integer({ min: 0, max: PRICE_MAX_CENTS });
const percent = fc.integer({ min: 0, max: 10_000 });
const order = fc.record({ priceCents: price, feePercent: percent, discountPercent: percent });

/** The formula with bigint, which has no rounding errors. */
function exactly(amountCents: number, hundredths: number): bigint {
  const doubled = 2n * BigInt(amountCents) * BigInt(hundredths) + 10_000n;
  return doubled / 20_000n;
}

describe('quoteOrder', () => {
  test.each([
    // price, fee %, promo % → fee, discount, total
    [0, 0, 0, 0, 0, 0],
    [1, 0, 0, 0, 0, 1],
    [1, 5_000, 0, 1, 0, 2],
    [1, 4_999, 0, 0, 0, 1],
    [490, 350, 0, 17, 0, 507],
    [490, 350, 2_000, 17, 101, 406],
    [1_000, 250, 3_333, 25, 342, 683],
    [1_290, 350, 2_000, 45, 267, 1_068],
    [999, 350, 10_000, 35, 1_034, 0],
    [1_999, 150, 5_000, 30, 1_015, 1_014],
    [333, 333, 333, 11, 11, 333],
    [9_999_999, 10_000, 0, 9_999_999, 0, 19_999_998],
    [9_999_999, 10_000, 10_000, 9_999_999, 19_999_998, 0],
  ])(
    '%i at %i and %i hundredths',
    (priceCents, feePercent, discountPercent, fee, discount, total) => {
      expect(quoteOrder({ priceCents, feePercent, discountPercent })).toEqual({
        priceCents,
        feePercent,
        feeCents: fee,
        discountPercent,
        discountCents: discount,
        totalCents: total,
      });
    },
  );

  test('each line is the exact product, rounded once, half away from zero', () => {
    fc.assert(
      fc.property(order, (input) => {
        const lines = quoteOrder(input);
        expect(BigInt(lines.feeCents)).toBe(exactly(input.priceCents, input.feePercent));
        expect(BigInt(lines.discountCents)).toBe(
          exactly(input.priceCents + lines.feeCents, input.discountPercent),
        );
        expect(lines.totalCents).toBe(lines.priceCents + lines.feeCents - lines.discountCents);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  test('a total is never negative, and a full discount is free', () => {
    fc.assert(
      fc.property(order, (input) => {
        expect(quoteOrder(input).totalCents).toBeGreaterThanOrEqual(0);
        expect(quoteOrder({ ...input, discountPercent: 10_000 }).totalCents).toBe(0);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  test('a larger discount never costs more, a larger fee never less', () => {
    fc.assert(
      fc.property(order, fc.integer({ min: 0, max: 10_000 }), (input, other) => {
        const [low, high] = [
          Math.min(input.discountPercent, other),
          Math.max(input.discountPercent, other),
        ];
        const total = (change: object) => quoteOrder({ ...input, ...change }).totalCents;
        expect(total({ discountPercent: high })).toBeLessThanOrEqual(
          total({ discountPercent: low }),
        );
        const [less, more] = [Math.min(input.feePercent, other), Math.max(input.feePercent, other)];
        expect(total({ feePercent: more })).toBeGreaterThanOrEqual(total({ feePercent: less }));
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  test.each([
    ['priceCents', -1],
    ['priceCents', 0.5],
    ['priceCents', Number.NaN],
    ['priceCents', PRICE_MAX_CENTS + 1],
    ['priceCents', Number.POSITIVE_INFINITY],
    ['feePercent', -1],
    ['feePercent', 10_001],
    ['discountPercent', 10_001],
    ['discountPercent', 33.3],
  ])('%s of %d throws', (name, value) => {
    const input = { priceCents: 100, feePercent: 0, discountPercent: 0, [name]: value };
    expect(() => quoteOrder(input)).toThrow(RangeError);
  });
});

test('percentOf rounds half away from zero', () => {
  expect(percentOf(50, 100)).toBe(1);
  expect(percentOf(49, 100)).toBe(0);
  expect(percentOf(150, 100)).toBe(2);
});

test('amounts and percentages survive serialization', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 * PRICE_MAX_CENTS }), (cents) => {
      expect(centsFromDollars(JSON.parse(JSON.stringify(dollarsFromCents(cents))))).toBe(cents);
      expect(Number(decimalFromCents(cents))).toBe(dollarsFromCents(cents));
    }),
    { numRuns: PROPERTY_RUNS },
  );
  fc.assert(
    fc.property(percent, (hundredths) => {
      const sent = JSON.parse(JSON.stringify(percentFromHundredths(hundredths)));
      expect(hundredthsFromPercent(sent)).toBe(hundredths);
    }),
    { numRuns: PROPERTY_RUNS },
  );
});

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [99, '0.99'],
  [1_068, '10.68'],
  [-5, '-0.05'],
  [-1_068, '-10.68'],
])('%i cents are %s', (cents, text) => {
  expect(decimalFromCents(cents)).toBe(text);
});

describe('chargeFromTotal', () => {
  test.each([
    // cents, rate × 10,000 → kopecks
    [0, 812_300, 0],
    [1, 812_300, 81],
    [1, 815_000, 82],
    [1, 814_999, 81],
    [507, 812_300, 41_184],
    [1_068, 812_345, 86_758],
    [1_068, 10_000, 1_068],
    [19_999_998, MAX_RATE_E4, 199_999_980_000],
  ])('%i cents at %i are %i', (totalCents, rateE4, expected) => {
    expect(chargeFromTotal(totalCents, rateE4)).toBe(expected);
  });

  test('is the exact product, rounded once, half away from zero', () => {
    const total = fc.integer({ min: 0, max: 2 * PRICE_MAX_CENTS });
    const rate = fc.integer({ min: 1, max: MAX_RATE_E4 });
    fc.assert(
      fc.property(total, rate, (totalCents, rateE4) => {
        expect(BigInt(chargeFromTotal(totalCents, rateE4))).toBe(exactly(totalCents, rateE4));
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  test.each([
    [-1, 812_300],
    [1.5, 812_300],
    [2 * PRICE_MAX_CENTS + 1, 812_300],
    [507, -1],
    [507, Number.NaN],
    [507, MAX_RATE_E4 + 1],
  ])('refuses %d at %d', (totalCents, rateE4) => {
    expect(() => chargeFromTotal(totalCents, rateE4)).toThrow(RangeError);
  });

  test('a rate survives serialization', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_RATE_E4 }), (rateE4) => {
        expect(rateFromDecimal(decimalFromRate(rateE4))).toBe(rateE4);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
});
