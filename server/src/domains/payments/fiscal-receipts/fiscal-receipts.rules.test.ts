import { describe, expect, test } from 'vitest';
import type { GatewayReceipt } from '../gateways/receipts.ts';
import { findReported, isNews, isResendable, type KnownReceipt } from './fiscal-receipts.rules.ts';

const at = new Date('2026-03-01T12:00:00Z');

const known = (changes: Partial<KnownReceipt> = {}): KnownReceipt => ({
  kind: 'payment',
  refund: '',
  state: 'waiting',
  source: 'sync',
  amount_minor: 100,
  reference: null,
  sends: 0,
  to_send: false,
  waiting_since: at,
  ...changes,
});

const reported = (changes: Partial<GatewayReceipt> = {}): GatewayReceipt => ({
  kind: 'payment',
  refund: null,
  source: 'sync',
  reference: null,
  state: 'failed',
  amountMinor: 100,
  failure: null,
  fiscal: null,
  ...changes,
});

test.each([
  ['a failure of a receipt that travels with the payment', {}, {}, true],
  ['a failure of the receipt before it was sent again', { sends: 1, reference: 'b' }, {}, false],
  ['the same by its id', { sends: 1, reference: 'b' }, { reference: 'a' }, false],
  ['a failure of the one sent again', { sends: 1, reference: 'b' }, { reference: 'b' }, true],
  ['a failure while it is being sent', { sends: 1, to_send: true }, {}, false],
  ['a failure told by webhook', { sends: 1, source: 'webhook' }, { source: 'webhook' }, true],
  [
    'that it waits, after a failure',
    { state: 'failed', source: 'webhook' },
    { source: 'webhook', state: 'waiting' },
    false,
  ],
  ['that it is registered', { state: 'failed', sends: 1 }, { state: 'registered' }, true],
  ['a failure after it was registered', { state: 'registered' }, {}, false],
  ['anything about an unneeded one', { state: 'unneeded' }, { state: 'registered' }, false],
] as const)('%s is news: %s', (_name, row, report, expected) => {
  expect(isNews(known(row), reported(report))).toBe(expected);
});

describe('a reported receipt is found', () => {
  const payment = known();
  const closing = known({ kind: 'closing' });
  const first = known({ kind: 'refund', refund: 'one', amount_minor: 50 });
  const second = known({ kind: 'refund', refund: 'two', amount_minor: 50, reference: 'b' });
  const rows = [payment, closing, first, second];

  test.each([
    ['by its id', { kind: 'refund', reference: 'b' }, second],
    ['by its refund', { kind: 'refund', refund: 'two' }, second],
    ['by its amount', { kind: 'refund', amountMinor: 50 }, first],
    ['by its kind', { kind: 'closing' }, closing],
    ['not by another amount', { kind: 'refund', amountMinor: 49 }, undefined],
  ] as const)('%s', (_name, report, expected) => {
    expect(findReported(rows, reported(report))).toBe(expected);
  });

  test('as that of the payment when the shop has closed nothing', () => {
    expect(findReported([payment], reported({ kind: 'closing' }))).toBe(payment);
  });
});

test.each([
  [{ state: 'failed' }, 0, true],
  [{ state: 'failed', kind: 'refund' }, 0, false],
  [{ state: 'registered' }, 48, false],
  [{}, 23, false],
  [{}, 24, true],
  [{ reference: 'a' }, 24, false],
  [{ to_send: true }, 24, false],
] as const)('%j after %i hours can be sent again: %s', (changes, hours, expected) => {
  const now = new Date(at.getTime() + hours * 3_600_000);
  expect(isResendable(known(changes), { sends: ['payment', 'closing'], now })).toBe(expected);
});
