import { expect, test } from 'vitest';
import { type PaidRenewal, undoOfferEnd, undoStateOf } from './undo.rules.ts';

const worth = { amountCents: 490, part: undefined };
const renewal: PaidRenewal = {
  ...{ paidAt: new Date('2026-03-10T12:00:00Z'), payment: 'paid', worth },
  ...{ hasOpenRefund: false, isBlocked: false, undoneAt: null },
};
const later = new Date('2026-04-30T12:00:00Z');
const part = { netCents: 490, unusedDays: 0, totalDays: 30 };
const nothing = { amountCents: 0, part };

test.each([
  ['within 14 days', {}, '2026-03-24T11:59:59Z', 'open'],
  ['after 14 days', {}, '2026-03-24T12:00:00Z', 'closed'],
  ['of which a part is unused', { worth: { amountCents: 1, part } }, '2026-03-12', 'open'],
  ['of which nothing is left', { worth: nothing }, '2026-03-12', 'closed'],
  ['whose period is not there any more', { worth: undefined }, '2026-03-12', 'closed'],
  ['of a blocked buyer', { isBlocked: true }, '2026-03-10T13:00:00Z', 'closed'],
  ['refunded in part', { payment: 'partially_refunded' }, '2026-03-10T13:00:00Z', 'open'],
  ['refunded in full', { payment: 'refunded' }, '2026-03-10T13:00:00Z', 'refunded'],
  ['in dispute', { payment: 'disputed' }, '2026-03-10T13:00:00Z', 'refunded'],
  ['with a refund on its way', { hasOpenRefund: true }, '2026-03-10T13:00:00Z', 'refunded'],
  ['undone before', { undoneAt: later, payment: 'refunded' }, '2026-05-10T13:00:00Z', 'undone'],
] as const)('a renewal %s', (_what, change, at, state) => {
  expect(undoStateOf({ ...renewal, ...change }, new Date(at))).toBe(state);
});

test.each([
  ['in full until its period begins', worth, '2026-03-11', '2026-04-11', '2026-03-11'],
  ['in part for 14 days', nothing, '2026-03-11', '2026-04-11', '2026-03-24T12:00:00Z'],
  ['in part while a day is left', nothing, '2026-03-11', '2026-03-18', '2026-03-17'],
  ['in full for 14 days', worth, '2026-04-11', '2026-05-11', '2026-03-24T12:00:00Z'],
] as const)('it can be undone %s', (_what, of, from, to, until) => {
  const period = { startsAt: new Date(from), endsAt: new Date(to) };
  expect(undoOfferEnd({ ...renewal, worth: of }, period)).toEqual(new Date(until));
});
