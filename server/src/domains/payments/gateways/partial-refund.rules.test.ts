import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../../test/property-runs.ts';
import { type PartialRefund, readPartialRefund } from './partial-refund.rules.ts';

const first: PartialRefund = {
  capturedMinor: 1_000,
  returnedMinor: 0,
  requestedMinor: 300,
  sumMinor: 0,
  toleranceMinor: 0,
};
const second: PartialRefund = { ...first, returnedMinor: 100 };

describe('the sum of a partly refunded payment', () => {
  test.each([
    ['the first refund: what is left', { ...first, sumMinor: 700 }, 'done'],
    ['the first refund: what was paid', { ...first, sumMinor: 1_000 }, 'done'],
    ['the first refund: what was refunded', { ...first, sumMinor: 300 }, 'done'],
    ['a refund on the dashboard', { ...first, sumMinor: 650 }, 'unexplained'],
    ['the same without a request', { ...first, requestedMinor: 0, sumMinor: 700 }, 'unexplained'],
    ['a second refund: what is left', { ...second, sumMinor: 600 }, 'done'],
    ['a second refund: what was paid', { ...second, sumMinor: 1_000 }, 'unclear'],
    ['a second refund: what was refunded in total', { ...second, sumMinor: 400 }, 'done'],
    ['a second refund: what was refunded last', { ...second, sumMinor: 300 }, 'done'],
    ['a second refund not made: what is left', { ...second, sumMinor: 900 }, 'not_done'],
    ['a second refund not made: what was refunded', { ...second, sumMinor: 100 }, 'not_done'],
    ['an equal second refund', { ...second, requestedMinor: 100, sumMinor: 100 }, 'unclear'],
    ['a sum that fits nothing', { ...second, sumMinor: 650 }, 'unexplained'],
    ['only rounding', { ...second, sumMinor: 903, toleranceMinor: 3 }, 'not_done'],
  ] as const)('reads %s as %s', (_case, payment, reading) => {
    expect(readPartialRefund(payment)).toBe(reading);
  });

  test('never calls a refund done or not done against what happened, in any of the meanings', () => {
    const cases = fc.record({
      capturedMinor: fc.integer({ min: 3, max: 2_000 }),
      returned: fc.nat(1_000),
      requested: fc.integer({ min: 1, max: 1_000 }),
      isDone: fc.boolean(),
      meaning: fc.constantFrom('left', 'paid', 'refunded'),
    });
    fc.assert(
      fc.property(cases, ({ capturedMinor, returned, requested, isDone, meaning }) => {
        const returnedMinor = returned % (capturedMinor - 1);
        const requestedMinor = requested % (capturedMinor - returnedMinor);
        fc.pre(requestedMinor > 0 && (returnedMinor > 0 || isDone));
        const refunded = returnedMinor + (isDone ? requestedMinor : 0);
        const sums = { left: capturedMinor - refunded, paid: capturedMinor, refunded };
        const known = { capturedMinor, returnedMinor, requestedMinor, toleranceMinor: 0 };
        const reading = readPartialRefund({ ...known, sumMinor: sums[meaning] });
        expect([isDone ? 'done' : 'not_done', 'unclear']).toContain(reading);
      }),
      { numRuns: propertyRuns(300, 20_000) },
    );
  });
});
