import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../../../test/property-runs.ts';
import {
  countedRefunds,
  matchRequestedRefund,
  nextRefundCheck,
  refundMinor,
} from './refunds.rules.ts';

describe('a refund in the captured currency', () => {
  const dollars = {
    captured_minor: 20_000,
    captured_cents: 20_000,
    returned_minor: 0,
    refunded_cents: 0,
  };
  const rubles = { ...dollars, captured_minor: 1_624_600 };

  test('has the same amount in dollars', () => {
    expect(refundMinor(dollars, 1)).toBe(1);
    expect(refundMinor(dollars, 20_000)).toBe(20_000);
  });

  test('uses the frozen rate in rubles, and a full refund is exact', () => {
    expect(refundMinor(rubles, 100)).toBe(8_123);
    expect(refundMinor(rubles, 20_000)).toBe(1_624_600);
  });

  test('is never more than the gateway still holds', () => {
    const after = { ...rubles, refunded_cents: 10_000, returned_minor: 812_400 };
    expect(refundMinor(after, 10_000)).toBe(812_200);
  });

  test('in parts adds up to the whole', () => {
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
          const step = refundMinor(payment, size);
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

describe('the requested refund', () => {
  const requested = { gateway_reference: 're_1', amount_minor: 300 };
  const reported = { reference: 're_1', state: 'pending', amountMinor: 300 } as const;
  const other = { reference: 're_2', state: 'succeeded', amountMinor: 300 } as const;

  test('is found by its reference', () => {
    const found = matchRequestedRefund(requested, {
      deltaMinor: 600,
      refunds: [other, reported],
      known: [],
    });
    expect(found).toEqual(reported);
    expect(
      matchRequestedRefund(requested, { deltaMinor: 300, refunds: [other], known: [] }),
    ).toBeUndefined();
  });

  test('is found by its amount while its reference is unknown', () => {
    const unanswered = { ...requested, gateway_reference: null };
    const found = matchRequestedRefund(unanswered, {
      deltaMinor: 300,
      refunds: [other],
      known: [],
    });
    expect(found).toEqual(other);
    const counted = [{ reference: 're_2', counted: true, failed: false }];
    const refunds = [other, { ...reported, amountMinor: 20 }];
    expect(
      matchRequestedRefund(unanswered, { deltaMinor: 300, refunds, known: counted }),
    ).toBeUndefined();
  });

  test('is found by the total when the gateway lists no refunds', () => {
    const found = matchRequestedRefund(requested, { deltaMinor: 300, refunds: [], known: [] });
    expect(found).toEqual({ reference: 're_1' });
  });

  test('is not found in a smaller total', () => {
    expect(
      matchRequestedRefund(requested, { deltaMinor: 299, refunds: [reported], known: [] }),
    ).toBeUndefined();
  });
});

describe('the refunds that make up the returned total', () => {
  const pending = { reference: 'p', state: 'pending', amountMinor: 5 } as const;
  const done = { reference: 'd', state: 'succeeded', amountMinor: 7 } as const;
  const failed = { reference: 'f', state: 'failed', amountMinor: 9 } as const;

  test('are all that did not fail when the gateway counts pending ones', () => {
    expect([...countedRefunds([pending, done, failed], 12)]).toEqual(['p', 'd']);
  });

  test('are the succeeded ones when it does not', () => {
    expect([...countedRefunds([pending, done, failed], 7)]).toEqual(['d']);
  });
});

test('an open refund is checked after a minute, then at longer intervals', () => {
  const now = new Date('2026-03-10T12:00:00Z');
  const seconds = [0, 1, 2, 3, 4, 50].map(
    (attempts) => (nextRefundCheck(attempts, now).getTime() - now.getTime()) / 1_000,
  );
  expect(seconds).toEqual([60, 300, 900, 3_600, 21_600, 21_600]);
});
