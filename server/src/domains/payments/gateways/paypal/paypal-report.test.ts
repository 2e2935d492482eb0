import { describe, expect, test } from 'vitest';
import { reportOf } from './paypal-report.ts';
import type { PayPalCapture, PayPalDispute, PayPalOrder, PayPalRefund } from './paypal-wire.ts';

const ours = { merchantId: '3SQBR4YEWZ4BA', fits: true };
const usd = (value: number) => ({ currency_code: 'USD', value });

function captured(
  status: PayPalCapture['status'],
  changes: Partial<PayPalCapture> = {},
): PayPalCapture {
  return { id: 'CAPTURE1', status, amount: usd(1_299), ...changes };
}

function order(
  status: PayPalOrder['status'],
  captures: PayPalCapture[] = [],
  refunds: PayPalRefund[] = [],
): PayPalOrder {
  return {
    id: 'ORDER1',
    status,
    purchase_units: [
      {
        custom_id: 'order-1',
        payee: { merchant_id: ours.merchantId },
        payments: { captures, refunds },
      },
    ],
  };
}

const refunded = (status: PayPalRefund['status'], value: number, id = `REFUND${value}`) => ({
  id,
  status,
  amount: usd(value),
});

const opened: PayPalDispute = { dispute_id: 'PP-D-1', status: 'UNDER_REVIEW' };
const resolved = (outcome_code: string, value?: number): PayPalDispute => ({
  dispute_id: 'PP-D-1',
  status: 'RESOLVED',
  dispute_amount: usd(1_299),
  dispute_outcome: { outcome_code, ...(value !== undefined && { amount_refunded: usd(value) }) },
});

describe('an order without a capture', () => {
  test.each([
    ['CREATED', 'open'],
    ['SAVED', 'open'],
    ['PAYER_ACTION_REQUIRED', 'open'],
    ['APPROVED', 'approved'],
    ['VOIDED', 'canceled'],
    ['COMPLETED', 'processing'],
  ] as const)('with status %s is %s and holds no money', (status, state) => {
    expect(reportOf(order(status), [], ours)).toEqual({
      reference: 'ORDER1',
      secondaryReference: null,
      orderId: 'order-1',
      merchantMatches: true,
      state,
      capturedMinor: 0,
      capturedCurrency: null,
      refundedMinor: 0,
      refunds: [],
      reason: null,
    });
  });
});

describe('an order with a capture', () => {
  test.each([
    ['COMPLETED', { state: 'paid', capturedMinor: 1_299, refundedMinor: 0 }],
    ['PENDING', { state: 'processing', capturedMinor: 0, capturedCurrency: null }],
    ['DECLINED', { state: 'declined', capturedMinor: 0 }],
    ['FAILED', { state: 'declined', capturedMinor: 0 }],
    ['REFUNDED', { state: 'refunded', capturedMinor: 1_299, refundedMinor: 1_299 }],
    [
      'PARTIALLY_REFUNDED',
      { state: 'partially_refunded', capturedMinor: 1_299, refundedMinor: null },
    ],
  ] as const)('with status %s is reported', (status, expected) => {
    const report = reportOf(order('COMPLETED', [captured(status)]), [], ours);
    expect(report).toMatchObject({ secondaryReference: 'CAPTURE1', ...expected });
  });

  test('reports why it is pending or was declined', () => {
    const capture = captured('PENDING', { status_details: { reason: 'ECHECK' } });
    expect(reportOf(order('COMPLETED', [capture]), [], ours).reason).toBe('echeck');
  });

  test('can still be paid after a declined attempt, while PayPal waits for the buyer', () => {
    const attempt = [captured('DECLINED')];
    expect(reportOf(order('APPROVED', attempt), [], ours)).toMatchObject({ state: 'approved' });
    expect(reportOf(order('PAYER_ACTION_REQUIRED', attempt), [], ours)).toMatchObject({
      state: 'open',
      secondaryReference: null,
    });
  });

  test('uses the successful capture, not the declined attempt', () => {
    const captures = [captured('DECLINED', { id: 'CAPTURE0' }), captured('COMPLETED')];
    const report = reportOf(order('COMPLETED', captures), [], ours);
    expect(report).toMatchObject({ secondaryReference: 'CAPTURE1', state: 'paid' });
  });

  test('adds up its refunds without failed ones', () => {
    const refunds = [
      refunded('COMPLETED', 300),
      refunded('PENDING', 200),
      refunded('FAILED', 400),
      refunded('CANCELLED', 100),
    ];
    const report = reportOf(
      order('COMPLETED', [captured('PARTIALLY_REFUNDED')], refunds),
      [],
      ours,
    );
    expect(report).toMatchObject({
      state: 'partially_refunded',
      refundedMinor: 500,
      refunds: [
        { reference: 'REFUND300', state: 'succeeded', amountMinor: 300 },
        { reference: 'REFUND200', state: 'pending', amountMinor: 200 },
        { reference: 'REFUND400', state: 'failed', amountMinor: 400 },
        { reference: 'REFUND100', state: 'failed', amountMinor: 100 },
      ],
    });
  });
});

describe('a dispute', () => {
  test.each<[string, PayPalDispute[], string, number]>([
    ['that is open', [opened], 'disputed', 0],
    ['beside one that was won', [resolved('RESOLVED_SELLER_FAVOUR'), opened], 'disputed', 0],
    ['that was won', [resolved('RESOLVED_SELLER_FAVOUR')], 'paid', 0],
    ['that the buyer took back', [resolved('CANCELED_BY_BUYER')], 'paid', 0],
    ['that PayPal paid for', [resolved('RESOLVED_WITH_PAYOUT', 1_299)], 'paid', 0],
    ['that was lost', [resolved('RESOLVED_BUYER_FAVOUR', 1_299)], 'refunded', 1_299],
    ['that the merchant accepted', [resolved('ACCEPTED')], 'refunded', 1_299],
    ['that was lost in part', [resolved('RESOLVED_BUYER_FAVOUR', 400)], 'partially_refunded', 400],
  ])('%s decides the state', (_name, disputes, state, refundedMinor) => {
    const report = reportOf(order('COMPLETED', [captured('COMPLETED')]), disputes, ours);
    expect(report).toMatchObject({ state, refundedMinor, capturedMinor: 1_299 });
    expect(report.disputeReference).toBe('PP-D-1');
  });

  test('that is open has to be answered by the earliest date', () => {
    const due = (date: string) => ({ ...opened, seller_response_due_date: date });
    const disputes = [due('2026-03-20T10:00:00.000Z'), due('2026-03-19T10:00:00.000Z'), opened];
    const paid = order('COMPLETED', [captured('COMPLETED')]);
    const dueAt = new Date('2026-03-19T10:00:00.000Z');
    expect(reportOf(paid, disputes, ours).disputeDueAt).toEqual(dueAt);
    const over = { ...resolved('ACCEPTED'), seller_response_due_date: '2026-03-01T10:00:00.000Z' };
    for (const one of [over, opened, due('soon')]) {
      expect(reportOf(paid, [one], ours)).not.toHaveProperty('disputeDueAt');
    }
  });

  test('that was lost is not counted twice when its refund is listed too', () => {
    const refunds = [refunded('COMPLETED', 400)];
    const paid = order('COMPLETED', [captured('PARTIALLY_REFUNDED')], refunds);
    const report = reportOf(paid, [resolved('RESOLVED_BUYER_FAVOUR', 400)], ours);
    expect(report.refundedMinor).toBe(400);
  });
});

describe('the merchant', () => {
  const paid = order('COMPLETED', [captured('COMPLETED')]);

  test.each([
    ['the paid account', ours, true],
    ['another account', { ...ours, merchantId: 'SOMEBODYELSE' }, false],
    ['any account if none is configured', { ...ours, merchantId: '' }, true],
    ['a PayPal API of the other mode', { ...ours, fits: false }, false],
  ])('is compared with %s', (_name, merchant, merchantMatches) => {
    expect(reportOf(paid, [], merchant).merchantMatches).toBe(merchantMatches);
  });
});
