import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../../test/property-runs.ts';
import {
  commissionCents,
  daysFor,
  maskEmail,
  ratesFor,
  reversedCents,
} from './commissions.rules.ts';

const rules = { deposit_percent: 3_000, first_payment_percent: 1_000, verified_percent: 2_000 };

test.each([
  [{ verified: false, first: true }, [3_000, 1_000]],
  [{ verified: true, first: true }, [3_000, 2_000]],
  [{ verified: false, first: false }, [3_000]],
  [{ verified: true, first: false }, [3_000]],
])('a purchase %j earns %j', (purchase, percents) => {
  expect(ratesFor(rules, purchase).map(({ ratePercent }) => ratePercent)).toEqual(percents);
});

test('a rate of 0 earns nothing', () => {
  expect(ratesFor({ ...rules, deposit_percent: 0 }, { verified: false, first: false })).toEqual([]);
});

const cents = fc.integer({ min: 1, max: 9_999_999 });
const percent = fc.integer({ min: 1, max: 5_000 });

describe('a commission', () => {
  test('is never above its rate and never a whole cent below', () => {
    fc.assert(
      fc.property(cents, percent, (base, rate) => {
        const earned = commissionCents(base, rate);
        expect(earned * 10_000).toBeLessThanOrEqual(base * rate);
        expect((earned + 1) * 10_000).toBeGreaterThan(base * rate);
      }),
      { numRuns: propertyRuns(100, 5_000) },
    );
  });

  test('decreases with every refund and is 0 after the last cent', () => {
    const refunds = fc.array(cents, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(cents, cents, refunds, (amount, capturedCents, parts) => {
        let refundedCents = 0;
        let before = 0;
        for (const part of parts) {
          refundedCents = Math.min(capturedCents, refundedCents + part);
          const reversed = reversedCents(amount, { capturedCents, refundedCents });
          expect(reversed).toBeGreaterThanOrEqual(before);
          expect(reversed).toBeLessThanOrEqual(amount);
          before = reversed;
        }
        expect(reversedCents(amount, { capturedCents, refundedCents: capturedCents })).toBe(amount);
        expect(reversedCents(amount, { capturedCents, refundedCents: 0 })).toBe(0);
      }),
      { numRuns: propertyRuns(100, 5_000) },
    );
  });
});

test('days are whole, cost no more than available, and are the maximum', () => {
  const plan = fc.record({ days: fc.integer({ min: 1, max: 3_650 }), amountCents: cents });
  fc.assert(
    fc.property(fc.integer({ min: -10_000, max: 999_999 }), plan, (there, one) => {
      const { days, valueCents } = daysFor(there, one);
      expect(Number.isInteger(days) && days >= 0).toBe(true);
      expect(valueCents).toBeLessThanOrEqual(Math.max(0, there));
      if (days < 3_650) expect((days + 1) * one.amountCents).toBeGreaterThan(there * one.days);
    }),
    { numRuns: propertyRuns(100, 5_000) },
  );
});

test.each([
  ['anna@example.com', 'a•••@example.com'],
  ['b@x.io', 'b•••@x.io'],
  ['deleted-0190a000@deleted.invalid', '•••'],
])('%s is masked as %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});
