import { describe, expect, test } from 'vitest';
import { captured, open, paid } from '../../../../test/build/build-settlement.ts';
import {
  decideSettlement,
  type SettlementPayment,
  type SettlementReport,
} from './settlement.rules.ts';

describe('after the capture', () => {
  test.each<SettlementReport['state']>(['open', 'declined', 'canceled', 'expired'])(
    'an outdated %s changes nothing',
    (state) => {
      expect(decideSettlement(paid, { ...open, state })).toEqual({ kind: 'nothing' });
    },
  );

  test('refunds are cumulative and capped', () => {
    const report: SettlementReport = {
      ...captured,
      state: 'partially_refunded',
      refundedMinor: 200,
    };
    expect(decideSettlement(paid, report)).toEqual({ kind: 'refund', toMinor: 200 });
    const after: SettlementPayment = {
      ...paid,
      state: 'partially_refunded',
      returnedMinor: 200,
      refunded: true,
    };
    expect(decideSettlement(after, report)).toEqual({ kind: 'nothing' });
    expect(decideSettlement(after, { ...report, refundedMinor: 100 })).toEqual({ kind: 'nothing' });
    expect(decideSettlement(after, { ...report, refundedMinor: 9_999 })).toEqual({
      kind: 'refund',
      toMinor: 500,
    });
  });

  test('a full refund is recognized even without refund amounts', () => {
    const withoutRefund: SettlementReport = { ...captured, refundedMinor: null };
    expect(decideSettlement(paid, { ...withoutRefund, state: 'partially_refunded' }).kind).toBe(
      'nothing',
    );
    expect(decideSettlement(paid, { ...withoutRefund, state: 'refunded' })).toEqual({
      kind: 'refund',
      toMinor: 500,
    });
  });

  test('the refunded amount is derived when only the remainder is reported', () => {
    const report: SettlementReport = {
      ...captured,
      state: 'partially_refunded',
      capturedMinor: 300,
      refundedMinor: null,
    };
    expect(decideSettlement(paid, report)).toEqual({ kind: 'refund', toMinor: 200 });
    expect(decideSettlement({ ...paid, returnedMinor: 200 }, report).kind).toBe('nothing');
    expect(decideSettlement(paid, { ...report, capturedMinor: 600 }).kind).toBe('nothing');
    expect(decideSettlement(paid, { ...report, capturedMinor: 0 }).kind).toBe('nothing');
  });

  test('a dispute is recorded, and ends with the money returned or kept', () => {
    const report: SettlementReport = { ...captured, state: 'disputed' };
    expect(decideSettlement(paid, report)).toEqual({ kind: 'dispute' });
    const disputed: SettlementPayment = { ...paid, state: 'disputed', disputedBy: 'gateway' };
    expect(decideSettlement(disputed, report)).toEqual({ kind: 'nothing' });
    expect(decideSettlement(disputed, captured)).toEqual({ kind: 'dispute_won', to: 'paid' });
    expect(
      decideSettlement(disputed, { ...captured, state: 'refunded', refundedMinor: 500 }),
    ).toEqual({ kind: 'refund', toMinor: 500 });
  });

  test('a dispute opened by an operator is ended only by an operator or a refund', () => {
    const declared: SettlementPayment = { ...paid, state: 'disputed', disputedBy: 'operator' };
    expect(decideSettlement(declared, captured)).toEqual({ kind: 'nothing' });
    const refunded: SettlementReport = { ...captured, state: 'refunded', refundedMinor: 500 };
    expect(decideSettlement(declared, refunded)).toEqual({ kind: 'refund', toMinor: 500 });
  });

  test('a booked refund that fails is owed, once', () => {
    const after: SettlementPayment = {
      ...paid,
      state: 'refunded',
      returnedMinor: 500,
      refunded: true,
      knownRefunds: [{ reference: 're-1', counted: true, failed: false }],
    };
    const failed = { reference: 're-1', state: 'failed', amountMinor: 500 } as const;
    const report: SettlementReport = { ...captured, refunds: [failed] };
    expect(decideSettlement(after, report)).toEqual({ kind: 'bounce', refunds: [failed] });
    const owed: SettlementPayment = {
      ...after,
      returnedMinor: 0,
      knownRefunds: [{ reference: 're-1', counted: true, failed: true }],
    };
    expect(decideSettlement(owed, report)).toEqual({ kind: 'nothing' });
    // A report from before the failure that arrives after it.
    const outdated: SettlementReport = {
      ...captured,
      state: 'refunded',
      refundedMinor: 500,
      refunds: [{ ...failed, state: 'pending' }],
    };
    expect(decideSettlement(owed, outdated)).toEqual({ kind: 'nothing' });
    // A refund that failed before it was booked is ignored.
    const uncounted = [{ reference: 're-1', counted: false, failed: false }];
    expect(decideSettlement({ ...paid, knownRefunds: uncounted }, report).kind).toBe('nothing');
  });

  test('a refunded total that shrinks is owed once no report can predate it', () => {
    const after: SettlementPayment = {
      ...paid,
      state: 'partially_refunded',
      returnedMinor: 200,
      refunded: true,
    };
    const old: SettlementPayment = { ...after, returnsAreFinal: true };
    expect(decideSettlement(after, captured).kind).toBe('nothing');
    expect(decideSettlement(old, captured)).toEqual({ kind: 'shortfall', toMinor: 0 });
    const rest: SettlementReport = {
      ...captured,
      state: 'partially_refunded',
      capturedMinor: 400,
      refundedMinor: null,
    };
    expect(decideSettlement(old, rest)).toEqual({ kind: 'shortfall', toMinor: 100 });
    // Reports without a total, or with individual refunds, do not imply this.
    expect(decideSettlement(old, { ...captured, refundedMinor: null }).kind).toBe('nothing');
    const listed = [{ reference: 're-2', state: 'pending', amountMinor: 1 } as const];
    expect(decideSettlement(old, { ...captured, refunds: listed }).kind).toBe('nothing');
  });

  test('a report of another order or currency never changes a paid payment', () => {
    expect(decideSettlement(paid, { ...captured, orderId: 'order-2' }).kind).toBe('mismatch');
    expect(decideSettlement(paid, { ...captured, capturedCurrency: 'EUR' }).kind).toBe('mismatch');
  });
});

describe('a gateway whose sum after a partial refund may mean three things', () => {
  const part: SettlementReport = {
    ...captured,
    state: 'partially_refunded',
    refundedMinor: null,
    sumIsAmbiguous: true,
  };
  const returned: SettlementPayment = {
    ...paid,
    state: 'partially_refunded',
    returnedMinor: 200,
    refunded: true,
    returnsAreFinal: true,
  };

  test.each([
    ['what is left', 300],
    ['what was paid', 500],
    ['what was refunded', 200],
  ])('never reverses or repeats a booked refund: %s', (_meaning, capturedMinor) => {
    const report = { ...part, capturedMinor };
    expect(decideSettlement(returned, report)).toEqual({ kind: 'nothing' });
    const again = { ...report, state: 'paid' as const, capturedMinor: 500, refundedMinor: 0 };
    expect(decideSettlement(returned, again)).toEqual({ kind: 'nothing' });
    // Our own refund, sent and not answered yet.
    const sent = { ...paid, requestedMinor: 200 };
    expect(decideSettlement(sent, report)).toEqual({ kind: 'refund', toMinor: 200 });
  });

  test.each([350, 150, 499, 1])('alerts to a refund that we did not request: %i', (sum) => {
    const report = { ...part, capturedMinor: sum };
    expect(decideSettlement(paid, report)).toEqual({ kind: 'unexplained' });
    expect(decideSettlement(returned, report)).toEqual({ kind: 'unexplained' });
    // A delayed report from before our last refund.
    const fresh = { ...returned, returnsAreFinal: false };
    expect(decideSettlement(fresh, report)).toEqual({ kind: 'nothing' });
  });

  test('believes the status of a full refund', () => {
    const report: SettlementReport = { ...part, state: 'refunded' };
    expect(decideSettlement(paid, report)).toEqual({ kind: 'refund', toMinor: 500 });
    expect(decideSettlement(returned, report)).toEqual({ kind: 'refund', toMinor: 500 });
    const all = { ...returned, state: 'refunded', returnedMinor: 500 } as const;
    expect(decideSettlement(all, report)).toEqual({ kind: 'nothing' });
  });
});
