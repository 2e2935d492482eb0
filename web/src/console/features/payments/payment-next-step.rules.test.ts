import { expect, test } from 'vitest';
import { actionsOfStep, proposalOf } from './payment-next-step.rules.ts';

const dispute = {
  kind: 'answer_dispute' as const,
  amount: 10,
  due_at: null,
  is_inquiry: false,
  takes: ['accept' as const, 'evidence' as const],
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
