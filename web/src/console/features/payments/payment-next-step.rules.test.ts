import type { ConsoleNextStep } from '@sesame/contract/console/payments/next-step.ts';
import { isPermitted } from '@sesame/contract/console/permissions.ts';
import { describe, expect, test } from 'vitest';
import {
  actionsOfStep,
  disputeTextOf,
  isAccent,
  permittedActions,
  proposalOf,
} from './payment-next-step.rules.ts';

const dispute = {
  kind: 'answer_dispute' as const,
  amount: 10,
  due_at: null,
  is_inquiry: false,
  accepted_actions: ['accept' as const, 'evidence' as const],
};

test.each([
  [true, ['accept_dispute', 'evidence']],
  [false, ['won', 'lost']],
])('a dispute whose end the gateway reports: %s', (is_reported, expected) => {
  expect(actionsOfStep({ ...dispute, is_reported })).toEqual(expected);
});

test('a step without a decision offers no action and proposes no refund', () => {
  expect(actionsOfStep({ kind: 'none' })).toEqual([]);
  expect(proposalOf({ kind: 'none' })).toBeUndefined();
});

const payment = { id: '019a0000-0000-7000-8000-00000000ffff', number: 'P-TW1N-0000' };
const double = { kind: 'refund_double', amount: 5.07, access: 'revoke', payment } as const;
const warned = { kind: 'refund_warned', amount: 8.29, access: 'revoke', alert: 7 } as const;

test.each([
  // As a float, 8.29 × 100 is not 829.
  [warned, { cents: 829, access: 'revoke', reason: 'reasonWarned', number: '' }],
  [
    { kind: 'refund_surplus', amount: 4, access: 'keep' },
    { cents: 400, access: 'keep', reason: 'reasonSurplus', number: '' },
  ],
  [
    { kind: 'retry_refund', amount: 3.1, access: 'shorten' },
    { cents: 310, access: 'shorten', reason: 'reasonRetry', number: '' },
  ],
  [
    { ...double, asked: true },
    { cents: 507, access: 'revoke', reason: 'reasonDouble', number: 'P-TW1N-0000' },
  ],
] as const)('%o opens the refund with its sum and its effect on access', (step, expected) => {
  expect(proposalOf(step)).toEqual({ ...expected, amount: step.amount });
});

test.each([
  ['finance', ['refund_next', 'resolve']],
  // Managers may resolve alerts but not send money out.
  ['manager', ['resolve']],
  ['support', []],
] as const)('a refund that the bank advises is offered to %s as %o', (role, expected) => {
  expect(permittedActions(warned, (permission) => isPermitted(role, permission))).toEqual(expected);
});

test.each<[ConsoleNextStep, boolean]>([
  [{ ...double, asked: true }, false],
  [{ kind: 'see_double', payment, asked: false }, false],
  [warned, true],
  [{ ...dispute, is_reported: true }, true],
  [{ ...dispute, is_reported: true, accepted_actions: ['accept'] }, false],
])('%o has one action that stands out: %s', (step, expected) => {
  expect(isAccent(step)).toBe(expected);
});

describe('where a dispute is answered', () => {
  const due_at = '2026-03-10T12:00:00.000Z';
  const reported = { ...dispute, is_reported: true };
  test.each([
    [reported, 'answer_here'],
    // An inquiry that takes evidence is answered here as well.
    [{ ...reported, is_inquiry: true }, 'answer_here'],
    [{ ...reported, is_inquiry: true, accepted_actions: [] }, 'answer_inquiry'],
    [{ ...reported, accepted_actions: [] }, 'answer_reported'],
  ])('%o', (step, text) => {
    expect(disputeTextOf(step)).toBe(text);
    expect(disputeTextOf({ ...step, due_at })).toBe(`${text}_by`);
  });

  test('an operator records how it ended, without a date', () => {
    const own = { ...dispute, is_reported: false, accepted_actions: [] };
    expect(disputeTextOf({ ...own, due_at })).toBe('answer_dispute');
    expect(actionsOfStep(own)).toEqual(['won', 'lost']);
  });
});
