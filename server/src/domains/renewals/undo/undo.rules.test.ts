import { expect, test } from 'vitest';
import { type PaidRenewal, undoStateOf, undoUntil } from './undo.rules.ts';

const renewal: PaidRenewal = {
  paidAt: new Date('2026-03-10T12:00:00Z'),
  startsAt: new Date('2026-03-11T12:00:00Z'),
  payment: 'paid',
  hasOpenRefund: false,
  isUsed: false,
  isBlocked: false,
  undoneAt: null,
};
const later = new Date('2026-04-30T12:00:00Z');

test.each([
  ['before the period begins', {}, '2026-03-11T11:59:59Z', 'open'],
  ['once it has begun', {}, '2026-03-11T12:00:00Z', 'closed'],
  ['within 14 days', { startsAt: later }, '2026-03-24T11:59:59Z', 'open'],
  ['after 14 days', { startsAt: later }, '2026-03-24T12:00:00Z', 'closed'],
  ['after a delivery', { isUsed: true }, '2026-03-10T13:00:00Z', 'closed'],
  ['of a blocked buyer', { isBlocked: true }, '2026-03-10T13:00:00Z', 'closed'],
  ['refunded in part', { payment: 'partially_refunded' }, '2026-03-10T13:00:00Z', 'open'],
  ['refunded in full', { payment: 'refunded' }, '2026-03-10T13:00:00Z', 'refunded'],
  ['in dispute', { payment: 'disputed' }, '2026-03-10T13:00:00Z', 'refunded'],
  ['with a refund on its way', { hasOpenRefund: true }, '2026-03-10T13:00:00Z', 'refunded'],
  ['undone before', { undoneAt: later, payment: 'refunded' }, '2026-05-10T13:00:00Z', 'undone'],
] as const)('a renewal %s', (_what, change, at, state) => {
  expect(undoStateOf({ ...renewal, ...change }, new Date(at))).toBe(state);
});

test('the last moment is the earlier one of both limits', () => {
  expect(undoUntil(renewal)).toEqual(renewal.startsAt);
  expect(undoUntil({ ...renewal, startsAt: later })).toEqual(new Date('2026-03-24T12:00:00Z'));
});
