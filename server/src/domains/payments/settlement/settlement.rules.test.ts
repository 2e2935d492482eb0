import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../../test/property-runs.ts';
import { isSettled, type PaymentState, paymentTransitions } from '../records/payments.rules.ts';
import {
  decideSettlement,
  type Settlement,
  type SettlementPayment,
  type SettlementReport,
  secondaryReferenceToSave,
} from './settlement.rules.ts';

const pending: SettlementPayment = {
  id: 'order-1',
  state: 'pending',
  gatewayReference: 'ref-1',
  gatewaySecondaryReference: null,
  chargeMinor: 500,
  chargeCurrency: 'USD',
  capturedMinor: 0,
  capturedCurrency: null,
  returnedMinor: 0,
  capturedCents: 0,
  requestedMinor: 0,
  refunded: false,
  reviewReason: null,
  disputedBy: null,
  dismissedMinor: null,
  knownRefunds: [],
  returnsAreFinal: false,
};
const paid: SettlementPayment = {
  ...pending,
  state: 'paid',
  capturedMinor: 500,
  capturedCents: 500,
  capturedCurrency: 'USD',
};
const open: SettlementReport = {
  reference: 'ref-1',
  secondaryReference: null,
  orderId: 'order-1',
  merchantMatches: true,
  state: 'open',
  capturedMinor: 0,
  capturedCurrency: null,
  refundedMinor: 0,
  refunds: [],
};
const captured: SettlementReport = {
  ...open,
  state: 'paid',
  capturedMinor: 500,
  capturedCurrency: 'USD',
};

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

  test('a reference that is not stored yet is no mismatch', () => {
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
  ])('never takes back or repeats a booked refund: %s', (_meaning, capturedMinor) => {
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

const states = Object.keys(paymentTransitions).map((state) => state as PaymentState); // keys of a Record<PaymentState, …>
const reports = fc.record<SettlementReport, Exclude<keyof SettlementReport, 'sumIsAmbiguous'>>({
  reference: fc.constantFrom('ref-1', 'ref-1', 'ref-2'),
  secondaryReference: fc.constantFrom(null, 'secondaryReference-1', 'secondaryReference-2'),
  orderId: fc.constantFrom('order-1', 'order-1', 'order-2'),
  merchantMatches: fc.boolean(),
  state: fc.constantFrom(
    'open',
    'approved',
    'processing',
    'paid',
    'declined',
    'canceled',
    'expired',
    'partially_refunded',
    'refunded',
    'disputed',
  ),
  capturedMinor: fc.constantFrom(0, 499, 500, 501),
  capturedCurrency: fc.constantFrom(null, 'USD', 'EUR'),
  refundedMinor: fc.constantFrom(null, 0, 1, 499, 500, 700),
  refunds: fc.array(
    fc.record({
      reference: fc.constantFrom('re-1', 're-2'),
      state: fc.constantFrom('pending', 'succeeded', 'failed'),
      amountMinor: fc.constantFrom(1, 250, 500),
    }),
    { maxLength: 2 },
  ),
});
const payments = fc.constantFrom(...states).chain((state) =>
  fc.record<SettlementPayment>({
    id: fc.constant('order-1'),
    state: fc.constant(state),
    gatewayReference: fc.constantFrom('ref-1', null),
    gatewaySecondaryReference: fc.constantFrom('secondaryReference-1', null),
    chargeMinor: fc.constant(500),
    chargeCurrency: fc.constant('USD'),
    capturedMinor: fc.constant(isSettled(state) ? 500 : 0),
    capturedCurrency: fc.constant(isSettled(state) ? 'USD' : null),
    capturedCents: fc.constant(isSettled(state) ? 500 : 0),
    requestedMinor: fc.constantFrom(0, 1, 250),
    returnedMinor: fc.constant(
      state === 'refunded' ? 500 : state === 'partially_refunded' ? 250 : 0,
    ),
    refunded: fc.constant(state === 'refunded' || state === 'partially_refunded'),
    reviewReason: fc.constantFrom(null, 'underpaid', 'currency'),
    disputedBy: state === 'disputed' ? fc.constantFrom('gateway', 'operator') : fc.constant(null),
    dismissedMinor: fc.constantFrom(null, 0, 499, 500),
    knownRefunds: fc.constantFrom(
      [],
      [{ reference: 're-1', counted: true, failed: false }],
      [{ reference: 're-1', counted: true, failed: true }],
    ),
    returnsAreFinal: fc.boolean(),
  }),
);

function targetOf(settlement: Settlement): PaymentState | undefined {
  switch (settlement.kind) {
    case 'settle':
      return 'paid';
    case 'review':
      return 'review';
    case 'close':
    case 'dispute_won':
      return settlement.to;
    case 'refund':
      return settlement.toMinor === 500 ? 'refunded' : 'partially_refunded';
    case 'dispute':
      return 'disputed';
    default:
      return undefined;
  }
}

test('every decision is an allowed state change', () => {
  fc.assert(
    fc.property(payments, reports, (payment, report) => {
      const to = targetOf(decideSettlement(payment, report));
      if (to === undefined || to === payment.state) return;
      expect(paymentTransitions[payment.state]).toContain(to);
    }),
    { numRuns: propertyRuns(500, 20_000) },
  );
});

test('money of another order, too little or in another currency never settles', () => {
  fc.assert(
    fc.property(payments, reports, (payment, report) => {
      if (decideSettlement(payment, report).kind !== 'settle') return;
      expect(report).toMatchObject({
        orderId: payment.id,
        merchantMatches: true,
        capturedCurrency: payment.chargeCurrency,
      });
      expect(report.capturedMinor).toBeGreaterThanOrEqual(payment.chargeMinor);
      expect(isSettled(payment.state)).toBe(false);
    }),
    { numRuns: propertyRuns(500, 20_000) },
  );
});
