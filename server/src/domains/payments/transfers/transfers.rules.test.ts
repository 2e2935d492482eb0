import { describe, expect, test } from 'vitest';
import type { PaymentState } from '../records/payments.rules.ts';
import {
  isSameStatement,
  type LastProof,
  normalizeBankReference,
  proofsLeft,
  transferState,
} from './transfers.rules.ts';

const now = new Date('2026-03-10T12:00:00Z');
const before = new Date('2026-03-10T11:00:00Z');
const after = new Date('2026-03-10T13:00:00Z');
const payment = (state: PaymentState, expiresAt = after, createdAt = before) => ({
  state,
  expiresAt,
  createdAt,
});

describe('the state of a transfer for its buyer', () => {
  test.each<[PaymentState, Date, LastProof, string]>([
    ['pending', after, null, 'waiting'],
    ['pending', now, null, 'ended'],
    ['pending', after, 'waiting', 'checking'],
    ['pending', before, 'waiting', 'checking'],
    ['pending', after, 'refused', 'refused'],
    ['pending', before, 'refused', 'ended'],
    ['expired', before, null, 'ended'],
    ['expired', before, 'waiting', 'checking'],
    ['canceled', after, 'refused', 'ended'],
    ['review', before, 'accepted', 'review'],
    ['paid', before, 'accepted', 'paid'],
    ['partially_refunded', before, 'accepted', 'paid'],
    ['disputed', before, 'accepted', 'paid'],
    ['refunded', before, 'accepted', 'refunded'],
  ])(
    'for payment state %s, deadline %s and last proof %s is %s',
    (state, expiresAt, last, expected) => {
      expect(transferState(payment(state, expiresAt), last, now)).toBe(expected);
    },
  );
});

describe('proofs of payment', () => {
  test.each<[PaymentState, number, LastProof, number]>([
    ['pending', 0, null, 5],
    ['pending', 2, 'refused', 3],
    ['pending', 5, 'refused', 0],
    ['pending', 1, 'waiting', 0],
    ['expired', 1, 'refused', 4],
    ['canceled', 0, null, 5],
    ['review', 1, 'accepted', 0],
    ['paid', 0, null, 0],
  ])('for payment state %s with %i sent, the last one %s: %i more', (state, sent, last, left) => {
    expect(proofsLeft(payment(state), { sent, last }, now)).toBe(left);
  });

  test('are accepted for 30 days', () => {
    const month = 30 * 86_400_000;
    const of = (age: number) => payment('expired', before, new Date(now.getTime() - age));
    const none = { sent: 0, last: null };
    expect(proofsLeft(of(month - 1), none, now)).toBe(5);
    expect(proofsLeft(of(month), none, now)).toBe(0);
  });
});

test.each([
  [' op 12 ', 'OP 12'],
  ['op\u00a0\t12', 'OP 12'],
  ['ａ1', 'A1'],
])('the bank reference %j is stored as %j', (typed, stored) => {
  expect(normalizeBankReference(typed)).toBe(stored);
});

test('two confirmations agree when reference, amount and currency are equal', () => {
  const seen = { bankReference: 'A', receivedMinor: 490, currency: 'USD' };
  expect(isSameStatement(seen, { ...seen })).toBe(true);
  expect(isSameStatement(seen, { ...seen, bankReference: 'B' })).toBe(false);
  expect(isSameStatement(seen, { ...seen, receivedMinor: 491 })).toBe(false);
  expect(isSameStatement(seen, { ...seen, currency: 'RUB' })).toBe(false);
});
