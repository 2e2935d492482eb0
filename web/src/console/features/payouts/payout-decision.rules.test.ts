import { expect, test } from 'vitest';
import { canCopyAddress, checksOf, isOpen, stepsOf } from './payout-decision.rules.ts';

const AT = '2026-03-10T12:00:00.000Z';

test.each([
  ['requested', null, { next: 'approve', refusal: 'decline' }, true],
  ['approved', null, { next: 'send', refusal: 'decline' }, false],
  ['approved', AT, { next: 'pay', refusal: 'not-sent' }, true],
] as const)(
  'an open payout that is %s, sending at %s, can be %o',
  (state, sending_at, steps, isWhole) => {
    expect(isOpen({ state })).toBe(true);
    expect(stepsOf({ state, sending_at })).toEqual(steps);
    expect(canCopyAddress({ state, sending_at })).toBe(isWhole);
  },
);

test('a decided payout is not open', () => {
  expect([isOpen({ state: 'paid' }), isOpen({ state: 'rejected' })]).toEqual([false, false]);
});

const plain = {
  amount: 100,
  from_refunds: 0,
  not_before: AT,
  paid_before: true,
  state: 'requested',
  verified: false,
} as const;
const rules = { now: Date.parse(AT), secondFrom: 500 };

test('a small payout to a known address has nothing to warn of', () => {
  expect(checksOf(plain, rules)).toEqual({ checks: ['knownAddress'], isWarning: false });
});

test.each([
  [{ paid_before: false }, 'newAddress', true],
  [{ from_refunds: 1 }, 'refundsInside', true],
  [{ verified: true }, 'verified', false],
  [{ amount: 500 }, 'secondOperator', false],
  [{ not_before: '2026-03-10T12:00:00.001Z' }, 'waitsUntil', false],
] as const)('%o says %s', (over, check, isWarning) => {
  const found = checksOf({ ...plain, ...over }, rules);
  expect(found.checks).toContain(check);
  expect(found.isWarning).toBe(isWarning);
});

test('an approved payout waits no more, and unknown rules need no second operator', () => {
  const later = { ...plain, state: 'approved', not_before: '2027-01-01T00:00:00.000Z' } as const;
  expect(checksOf(later, rules).checks).toEqual(['knownAddress']);
  expect(checksOf({ ...plain, amount: 9_000 }, { ...rules, secondFrom: undefined }).checks).toEqual(
    ['knownAddress'],
  );
});
