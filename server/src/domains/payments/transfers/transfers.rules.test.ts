import { describe, expect, test } from 'vitest';
import type { PaymentState } from '../payments.rules.ts';
import {
  bankReferenceOf,
  isSameSighting,
  type LastReceipt,
  receiptsLeft,
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

describe('for its buyer a transfer', () => {
  test.each<[PaymentState, Date, LastReceipt, string]>([
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
  ])('that is %s until %s with a receipt %s is %s', (state, expiresAt, last, expected) => {
    expect(transferState(payment(state, expiresAt), last, now)).toBe(expected);
  });
});

describe('receipts', () => {
  test.each<[PaymentState, number, LastReceipt, number]>([
    ['pending', 0, null, 5],
    ['pending', 2, 'refused', 3],
    ['pending', 5, 'refused', 0],
    ['pending', 1, 'waiting', 0],
    ['expired', 1, 'refused', 4],
    ['canceled', 0, null, 5],
    ['review', 1, 'accepted', 0],
    ['paid', 0, null, 0],
  ])(
    'of a transfer that is %s with %i sent, the last one %s: %i more',
    (state, sent, last, left) => {
      expect(receiptsLeft(payment(state), { sent, last }, now)).toBe(left);
    },
  );

  test('are taken for 30 days', () => {
    const month = 30 * 86_400_000;
    const of = (age: number) => payment('expired', before, new Date(now.getTime() - age));
    const none = { sent: 0, last: null };
    expect(receiptsLeft(of(month - 1), none, now)).toBe(5);
    expect(receiptsLeft(of(month), none, now)).toBe(0);
  });
});

test.each([
  [' op 12 ', 'OP 12'],
  ['op\u00a0\t12', 'OP 12'],
  ['ａ1', 'A1'],
])("the bank's name %j of a transfer is kept as %j", (typed, kept) => {
  expect(bankReferenceOf(typed)).toBe(kept);
});

test('two people saw the same when number, sum and currency agree', () => {
  const seen = { bankReference: 'A', receivedMinor: 490, currency: 'USD' };
  expect(isSameSighting(seen, { ...seen })).toBe(true);
  expect(isSameSighting(seen, { ...seen, bankReference: 'B' })).toBe(false);
  expect(isSameSighting(seen, { ...seen, receivedMinor: 491 })).toBe(false);
  expect(isSameSighting(seen, { ...seen, currency: 'RUB' })).toBe(false);
});
