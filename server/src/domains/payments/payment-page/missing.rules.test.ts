import { expect, test } from 'vitest';
import { missingOf } from './missing.rules.ts';

const held = { state: 'review', reviewReason: 'underpaid', chargeMinor: 500 };
const arrived = { capturedMinor: 400, needsReview: false };

test.each([
  ['less than the price', held, arrived, 100],
  ['doubtful money', held, { ...arrived, needsReview: true }, null],
  ['nothing', held, { ...arrived, capturedMinor: 0 }, null],
  ['an unknown sum', held, undefined, null],
  ['all of it', held, { ...arrived, capturedMinor: 500 }, null],
  ['less, of a payment that is not held', { ...held, state: 'pending' }, arrived, null],
  ['another currency', { ...held, reviewReason: 'currency' }, arrived, null],
])('after %s arrived, %o with %o misses %s', (_, payment, money, missing) => {
  expect(missingOf(payment, money)).toBe(missing);
});
