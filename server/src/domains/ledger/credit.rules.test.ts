import { expect, test } from 'vitest';
import { payableCents, remainingHoldCents, withheldCents } from './credit.rules.ts';

test.each([
  ['earned money alone', { available_cents: 80, withheld_cents: 0 }, 80, 0],
  ['credit alone', { available_cents: 80, withheld_cents: 80 }, 0, 80],
  ['both', { available_cents: 100, withheld_cents: 30 }, 70, 30],
  ['credit, and more was reversed', { available_cents: -20, withheld_cents: 30 }, -50, 0],
] as const)(
  'a payout of %s gets the part that is not withheld',
  (_name, figures, payable, withheld) => {
    expect([payableCents(figures), withheldCents(figures)]).toEqual([payable, withheld]);
  },
);

test.each([
  [50, 80, 30, 50],
  [50, 60, 30, 30],
  [50, 20, 30, 0],
])(
  'a hold of %i with %i withheld and %i in newer holds has %i left',
  (amount, withheld, newer, left) => {
    expect(remainingHoldCents(amount, { withheldCents: withheld, newerCents: newer })).toBe(left);
  },
);
