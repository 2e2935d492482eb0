import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../../test/property-runs.ts';
import { countedRefunds, findOwnRefund, minorOfRefund, nextLook } from './refunds.rules.ts';

describe('a refund in the currency that was captured', () => {
  const dollars = {
    captured_minor: 20_000,
    captured_cents: 20_000,
    returned_minor: 0,
    refunded_cents: 0,
  };
  const roubles = { ...dollars, captured_minor: 1_624_600 };

  test('is the same in dollars', () => {
    expect(minorOfRefund(dollars, 1)).toBe(1);
    expect(minorOfRefund(dollars, 20_000)).toBe(20_000);
  });

  test('is worth the frozen rate in roubles, and all of it is all of it', () => {
    expect(minorOfRefund(roubles, 100)).toBe(8_123);
    expect(minorOfRefund(roubles, 20_000)).toBe(1_624_600);
  });

  test('is never more than the gateway still holds', () => {
    const after = { ...roubles, refunded_cents: 10_000, returned_minor: 812_400 };
    expect(minorOfRefund(after, 10_000)).toBe(812_200);
  });

  test('in parts adds up to the whole, whatever the parts', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(parts, fc.integer({ min: 1, max: 9_999_999 }), (sizes, minor) => {
        const whole = sizes.reduce((sum, size) => sum + size, 0);
        let payment = {
          captured_minor: minor * whole,
          captured_cents: whole,
          returned_minor: 0,
          refunded_cents: 0,
        };
        for (const size of sizes) {
          const step = minorOfRefund(payment, size);
          expect(step).toBeGreaterThan(0);
          payment = {
            ...payment,
            returned_minor: payment.returned_minor + step,
            refunded_cents: payment.refunded_cents + size,
          };
        }
        expect(payment.returned_minor).toBe(payment.captured_minor);
      }),
      { numRuns: propertyRuns(100, 5_000) },
    );
  });
});

describe('the refund that was asked for', () => {
  const asked = { gateway_reference: 're_1', amount_minor: 300 };
  const told = { reference: 're_1', state: 'pending', amountMinor: 300 } as const;
  const other = { reference: 're_2', state: 'succeeded', amountMinor: 300 } as const;

  test('is known by its reference', () => {
    const found = findOwnRefund(asked, { deltaMinor: 600, refunds: [other, told], known: [] });
    expect(found).toEqual(told);
    expect(findOwnRefund(asked, { deltaMinor: 300, refunds: [other], known: [] })).toBeUndefined();
  });

  test('is known by its amount before its reference is', () => {
    const unanswered = { ...asked, gateway_reference: null };
    const found = findOwnRefund(unanswered, { deltaMinor: 300, refunds: [other], known: [] });
    expect(found).toEqual(other);
    const counted = [{ reference: 're_2', counted: true, failed: false }];
    const refunds = [other, { ...told, amountMinor: 20 }];
    expect(findOwnRefund(unanswered, { deltaMinor: 300, refunds, known: counted })).toBeUndefined();
  });

  test('is known by the sum alone where the gateway tells no more', () => {
    const found = findOwnRefund(asked, { deltaMinor: 300, refunds: [], known: [] });
    expect(found).toEqual({ reference: 're_1' });
  });

  test('is not among less than it', () => {
    expect(findOwnRefund(asked, { deltaMinor: 299, refunds: [told], known: [] })).toBeUndefined();
  });
});

describe('what makes up the sum that went back', () => {
  const pending = { reference: 'p', state: 'pending', amountMinor: 5 } as const;
  const done = { reference: 'd', state: 'succeeded', amountMinor: 7 } as const;
  const failed = { reference: 'f', state: 'failed', amountMinor: 9 } as const;

  test('is what did not fail when the gateway counts what is on its way', () => {
    expect([...countedRefunds([pending, done, failed], 12)]).toEqual(['p', 'd']);
  });

  test('is what is done when it does not', () => {
    expect([...countedRefunds([pending, done, failed], 7)]).toEqual(['d']);
  });
});

test('an open refund is looked at after a minute, then less and less often', () => {
  const now = new Date('2026-03-10T12:00:00Z');
  const seconds = [0, 1, 2, 3, 4, 50].map(
    (attempts) => (nextLook(attempts, now).getTime() - now.getTime()) / 1_000,
  );
  expect(seconds).toEqual([60, 300, 900, 3_600, 21_600, 21_600]);
});
