import { expect, test } from 'vitest';
import type { GatewayReport } from '../../gateways/report.ts';
import { stateAfterReport } from './method-test.rules.ts';

const ID = '019a0000-0000-7000-8000-000000000001';
const report: GatewayReport = {
  reference: 'pi_1',
  secondaryReference: null,
  orderId: ID,
  // A test in a live shop is paid with test money, which does not count there.
  merchantMatches: false,
  state: 'paid',
  capturedMinor: 100,
  capturedCurrency: 'USD',
  refundedMinor: 0,
  refunds: [],
  reason: null,
};
const returned = (state: 'pending' | 'succeeded' | 'failed') => [
  { reference: 're_1', state, amountMinor: 100 },
];
const after = (
  state: Parameters<typeof stateAfterReport>[0]['state'],
  seen?: Partial<GatewayReport>,
) => stateAfterReport({ id: ID, state, amountMinor: 100 }, seen && { ...report, ...seen });

test.each([
  ['opened', undefined, 'opened'],
  ['opened', { state: 'open' }, 'opened'],
  ['opened', { state: 'processing' }, 'opened'],
  ['opened', { state: 'paid' }, 'paid'],
  ['opened', { orderId: 'another' }, 'opened'],
  ['paid', { state: 'open' }, 'paid'],
  ['refunding', { state: 'paid' }, 'refunding'],
  ['refunding', { refunds: returned('failed') }, 'refund_failed'],
  ['refunding', { refundedMinor: 100, refunds: returned('pending') }, 'refunding'],
  ['refunding', { refundedMinor: 100, refunds: returned('succeeded') }, 'refunded'],
  ['refunding', { state: 'refunded', refundedMinor: null }, 'refunded'],
  ['paid', { state: 'refunded' }, 'refunded'],
  ['refunded', { state: 'paid' }, 'refunded'],
  ['refused', { state: 'paid' }, 'refused'],
] as const)('%s after %o is %s', (state, seen, next) => {
  expect(after(state, seen)).toBe(next);
});
