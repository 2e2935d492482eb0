import { expect, test } from 'vitest';
import { aheadDays, type ComingCharge } from './ahead-days.rules.ts';

const last = {
  ...{ totalCents: 999, count: 1, unit: 'month', isGift: false },
  paidAt: new Date('2026-05-20T12:00:00Z'),
};
const coming: ComingCharge = {
  ...{ totalCents: 999, ceilingCents: 999, last, term: { count: 1, unit: 'month' } },
  ...{ chargeAt: new Date('2026-06-19T12:00:00Z'), consentedAt: new Date('2026-05-20T11:00:00Z') },
};
const freshly = { consentedAt: new Date('2026-06-15T12:00:00Z') };

test.each<[number, string, Partial<ComingCharge>]>([
  [3, 'the same as the last time', {}],
  [7, 'a higher price', { totalCents: 1_099, ceilingCents: 1_099 }],
  [7, 'a lower price', { totalCents: 899 }],
  [7, 'more than was agreed to', { ceilingCents: 899 }],
  [7, 'another plan for the same price', { term: { count: 2, unit: 'month' } }],
  [7, 'the first charge', { last: null }],
  [7, 'the first charge after a gift', { last: { ...last, isGift: true } }],
  [7, 'less than was agreed to since', { ...freshly, ceilingCents: 1_200 }],
  [3, 'less than was agreed to, as the last time', { ceilingCents: 1_200 }],
  [3, 'what was agreed to a few days ago', { ...freshly, totalCents: 1_200, ceilingCents: 1_200 }],
])('%i days before the charge of %s', (days, _, change) => {
  expect(aheadDays({ ...coming, ...change })).toBe(days);
});
