import { describe, expect, test } from 'vitest';
import { isLoosened, type RuleValues } from './loosened.rules.ts';

const rules: RuleValues = {
  deposit_percent: 3_000,
  first_payment_percent: 1_000,
  verified_percent: 2_000,
  hold_days: 14,
  payout_min_cents: 5_000,
  second_operator_cents: 50_000,
  network_accounts_max: 10,
};

describe('a change of the rules', () => {
  test.each([
    ['a higher sum that one person may move', { second_operator_cents: 50_001 }],
    ['a shorter hold', { hold_days: 13 }],
    ['more accounts of one network', { network_accounts_max: 11 }],
    ['one looser beside a stricter one', { hold_days: 30, second_operator_cents: 60_000 }],
  ])('weakens protection by %s', (_, change) => {
    expect(isLoosened(rules, { ...rules, ...change })).toBe(true);
  });

  test.each([
    ['nothing changed', {}],
    ['a lower sum that one person may move', { second_operator_cents: 1 }],
    ['a longer hold', { hold_days: 15 }],
    ['fewer accounts of one network', { network_accounts_max: 9 }],
    ['other rates and minimum', { deposit_percent: 1, payout_min_cents: 1 }],
  ])('does not weaken protection by %s', (_, change) => {
    expect(isLoosened(rules, { ...rules, ...change })).toBe(false);
  });
});
