import { describe, expect, test } from 'vitest';
import { captured, open, paid, pending } from '../../../../test/build/build-settlement.ts';
import type { PaymentState } from '../records/payments.rules.ts';
import {
  decideSettlement,
  type Settlement,
  type SettlementPayment,
  type SettlementReport,
  secondaryReferenceToSave,
} from './settlement.rules.ts';

describe('a payment of what was missing', () => {
  const held: SettlementPayment = {
    ...pending,
    state: 'review',
    reviewReason: 'underpaid',
    gatewaySecondaryReference: 'a',
  };
  const both: SettlementReport = { ...captured, secondaryReference: 'a+b', sumFrom: 'a' };

  test('completes the order', () => {
    const settled = { kind: 'settle', late: false, overpaid: false };
    expect(decideSettlement(held, both)).toEqual(settled);
    const stored = { ...held, gatewaySecondaryReference: 'a+b' };
    expect(decideSettlement(stored, both)).toEqual(settled);
    const third = { ...both, secondaryReference: 'a+b+c' };
    expect(decideSettlement(stored, third)).toEqual(settled);
    const further = { ...held, gatewaySecondaryReference: 'a+b+c' };
    expect(decideSettlement(further, both)).toEqual(settled);
  });

  test('waits when it is too little, or doubtful', () => {
    expect(decideSettlement(held, { ...both, capturedMinor: 499 })).toEqual({ kind: 'nothing' });
    expect(decideSettlement(held, { ...both, needsReview: true })).toEqual({ kind: 'nothing' });
  });

  test('is not taken for part of the order after an operator accepted less', () => {
    const accepted = { ...paid, capturedMinor: 400, gatewaySecondaryReference: 'a+b' };
    expect(decideSettlement(accepted, both)).toEqual({ kind: 'mismatch', reason: 'reference' });
    const complete = { ...paid, gatewaySecondaryReference: 'a+b' };
    expect(decideSettlement(complete, both)).toEqual({ kind: 'nothing' });
  });

  test('does not complete an order whose first money was returned', () => {
    const returned: SettlementPayment = { ...held, state: 'canceled', dismissedMinor: 400 };
    expect(decideSettlement(returned, both)).toEqual({ kind: 'review', reason: 'underpaid' });
  });

  test('is what is read from then on', () => {
    expect(secondaryReferenceToSave('a', both, true)).toBe('a+b');
    expect(secondaryReferenceToSave('a+b+c', both, true)).toBe('a+b+c');
    expect(secondaryReferenceToSave('x', both, true)).toBe('x');
  });
});

describe('before the capture', () => {
  test('the full amount settles', () => {
    expect(decideSettlement(pending, captured)).toEqual({
      kind: 'settle',
      late: false,
      overpaid: false,
    });
  });

  test.each<PaymentState>(['expired', 'canceled', 'failed'])(
    'late money after %s settles',
    (state) => {
      expect(decideSettlement({ ...pending, state }, captured)).toEqual({
        kind: 'settle',
        late: true,
        overpaid: false,
      });
    },
  );

  test('one cent more settles as overpaid, one cent less is held', () => {
    expect(decideSettlement(pending, { ...captured, capturedMinor: 501 })).toMatchObject({
      kind: 'settle',
      overpaid: true,
    });
    expect(decideSettlement(pending, { ...captured, capturedMinor: 499 })).toEqual({
      kind: 'review',
      reason: 'underpaid',
    });
  });

  test.each<[string, Partial<SettlementReport>]>([
    ['currency', { capturedCurrency: 'EUR' }],
    ['currency', { capturedCurrency: null }],
    ['merchant', { merchantMatches: false }],
    ['order', { orderId: 'order-2' }],
    ['reference', { reference: 'ref-2' }],
  ])('money with a wrong %s is held', (reason, change) => {
    expect(decideSettlement(pending, { ...captured, ...change })).toEqual({
      kind: 'review',
      reason,
    });
  });

  test('money that needs review is held at any amount', () => {
    expect(decideSettlement(pending, { ...captured, needsReview: true })).toEqual({
      kind: 'review',
      reason: 'underpaid',
    });
    expect(decideSettlement(pending, { ...open, needsReview: true })).toEqual({ kind: 'nothing' });
  });

  test('a little less settles it where the gateway tolerates that, and not where it is doubtful', () => {
    const less = { ...captured, capturedMinor: 497, toleratedMinor: 3 };
    expect(decideSettlement(pending, less)).toEqual({
      kind: 'settle',
      late: false,
      overpaid: false,
      underpaid: true,
    });
    const review = { kind: 'review', reason: 'underpaid' };
    expect(decideSettlement(pending, { ...less, capturedMinor: 496 })).toEqual(review);
    expect(decideSettlement(pending, { ...less, needsReview: true })).toEqual(review);
  });

  test.each(['open', 'approved', 'processing'] as const)(
    'nothing is decided while the gateway is still collecting: %s',
    (state) => {
      expect(decideSettlement(pending, { ...captured, state, capturedMinor: 499 })).toEqual({
        kind: 'nothing',
      });
    },
  );

  test('a report of another merchant without money is only a mismatch', () => {
    expect(decideSettlement(pending, { ...open, merchantMatches: false })).toEqual({
      kind: 'mismatch',
      reason: 'merchant',
    });
  });

  test.each<[SettlementReport['state'], Settlement]>([
    ['open', { kind: 'nothing' }],
    ['declined', { kind: 'close', to: 'failed' }],
    ['expired', { kind: 'close', to: 'expired' }],
    ['canceled', { kind: 'close', to: 'canceled' }],
  ])('the gateway state %s closes only a pending payment', (state, settlement) => {
    expect(decideSettlement(pending, { ...open, state })).toEqual(settlement);
    for (const ended of ['expired', 'canceled', 'failed'] as const) {
      expect(decideSettlement({ ...pending, state: ended }, { ...open, state })).toEqual({
        kind: 'nothing',
      });
    }
  });

  test('a payment first reported as refunded was never bought', () => {
    const report: SettlementReport = { ...captured, state: 'refunded', refundedMinor: 500 };
    expect(decideSettlement(pending, report)).toEqual({ kind: 'close', to: 'canceled' });
  });

  test('a reference that is not stored yet is not a mismatch', () => {
    expect(decideSettlement({ ...pending, gatewayReference: null }, captured).kind).toBe('settle');
  });
});

describe('under review', () => {
  const review: SettlementPayment = { ...pending, state: 'review' };

  test('a further report does not settle it', () => {
    expect(decideSettlement(review, captured)).toEqual({ kind: 'nothing' });
    expect(decideSettlement(review, { ...captured, capturedMinor: 900 })).toEqual({
      kind: 'nothing',
    });
  });

  test('a refund at the gateway closes it', () => {
    const report: SettlementReport = { ...captured, state: 'refunded', refundedMinor: 500 };
    expect(decideSettlement(review, report)).toEqual({ kind: 'close', to: 'canceled' });
  });
});

describe('a second attempt at the gateway', () => {
  const known: SettlementPayment = { ...paid, gatewaySecondaryReference: 'first' };
  const second: SettlementReport = { ...captured, secondaryReference: 'second' };

  test.each<PaymentState>(['paid', 'partially_refunded', 'refunded', 'disputed', 'review'])(
    'with money is a mismatch for a payment that is %s, and changes nothing',
    (state) => {
      expect(decideSettlement({ ...known, state }, second)).toEqual({
        kind: 'mismatch',
        reason: 'reference',
      });
    },
  );

  test('settles the payment if no other money has arrived', () => {
    const waiting: SettlementPayment = { ...pending, gatewaySecondaryReference: 'first' };
    expect(decideSettlement(waiting, second).kind).toBe('settle');
  });

  test.each<SettlementReport['state']>(['declined', 'canceled', 'expired'])(
    'that is %s does not close the known one',
    (state) => {
      const waiting: SettlementPayment = { ...pending, gatewaySecondaryReference: 'first' };
      expect(decideSettlement(waiting, { ...open, state, secondaryReference: 'second' }).kind).toBe(
        'nothing',
      );
      expect(decideSettlement(waiting, { ...open, state, secondaryReference: 'first' }).kind).toBe(
        'close',
      );
    },
  );

  test.each<[string | null, SettlementReport['state'], string | null, boolean, string | null]>([
    [null, 'open', 'second', false, 'second'],
    [null, 'expired', 'second', false, 'second'],
    ['first', 'open', 'second', false, 'second'],
    ['first', 'processing', 'second', false, 'second'],
    ['first', 'paid', 'second', false, 'second'],
    ['first', 'open', null, false, 'first'],
    ['first', 'expired', 'second', false, 'first'],
    ['first', 'declined', 'second', false, 'first'],
    ['first', 'open', 'second', true, 'first'],
    [null, 'open', 'second', true, 'second'],
  ])(
    'after %s, %s of %s (decided: %s) keeps %s',
    (known, state, secondaryReference, decided, saved) => {
      expect(secondaryReferenceToSave(known, { state, secondaryReference }, decided)).toBe(saved);
    },
  );

  test('without money, or with the money we know, changes nothing', () => {
    const attempt: SettlementReport = { ...open, secondaryReference: 'second' };
    expect(decideSettlement(known, attempt)).toEqual({ kind: 'nothing' });
    expect(decideSettlement(known, { ...captured, secondaryReference: 'first' })).toEqual({
      kind: 'nothing',
    });
    expect(decideSettlement(known, captured)).toEqual({ kind: 'nothing' });
  });
});
