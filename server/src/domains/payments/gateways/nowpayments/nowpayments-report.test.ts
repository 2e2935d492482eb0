import type { AnswerFault } from '@sesame/emulators/kit/faults.ts';
import { describe, expect, test } from 'vitest';
import { connectNowpayments } from '../../../../../test/network/connect-nowpayments.ts';

const under = connectNowpayments();

describe('fetching a payment', () => {
  test('reports the invoice as open until a coin is chosen', async () => {
    const request = under.order();
    const { reference } = await under.gateway.openCheckout(request);
    const query = { reference, secondaryReference: null, orderId: request.orderId };
    expect(await under.gateway.fetchStatus(query)).toEqual({
      reference,
      secondaryReference: null,
      orderId: request.orderId,
      merchantMatches: true,
      state: 'open',
      capturedMinor: 0,
      capturedCurrency: null,
      refundedMinor: null,
      refunds: [],
      reason: null,
    });
  });

  test('returns undefined without a known invoice or payment', async () => {
    const nothing = { reference: null, secondaryReference: null, orderId: under.order().orderId };
    expect(await under.gateway.fetchStatus(nothing)).toBeUndefined();
    expect(
      await under.gateway.fetchStatus({ ...nothing, secondaryReference: '51234567890' }),
    ).toBeUndefined();
    expect(
      await under.gateway.fetchStatus({ ...nothing, secondaryReference: '../status' }),
    ).toBeUndefined();
  });

  test.each([
    ['pay', { state: 'paid', capturedMinor: 1_299, capturedCurrency: 'USD' }],
    ['pay_more', { state: 'paid', capturedMinor: 1_300, capturedCurrency: 'USD' }],
    ['pay_less', { state: 'paid', capturedMinor: 1_298, capturedCurrency: 'USD' }],
    ['pay_late', { state: 'paid', capturedMinor: 1_299 }],
    // One TRX, worth 12 cents before fees.
    ['wrong_currency', { state: 'paid', capturedMinor: 11, needsReview: true }],
    ['decline', { state: 'declined', capturedMinor: 0, reason: 'failed' }],
    ['expire', { state: 'expired', capturedMinor: 0, reason: null }],
    ['pay_slowly', { state: 'processing', capturedMinor: 0 }],
  ] as const)('reports the outcome of %s', async (outcome, expected) => {
    const request = under.order();
    const { reference } = await under.gateway.openCheckout(request);
    await under.emulator.decide(request.orderId, outcome);
    const report = await under.statusOf(request, reference);
    expect(report).toMatchObject({
      reference,
      orderId: request.orderId,
      merchantMatches: true,
      ...expected,
    });
    if (outcome !== 'wrong_currency') expect(report).not.toHaveProperty('needsReview');
  });

  test('reports slow money, late money and a full refund', async () => {
    const slow = under.order();
    const { reference } = await under.gateway.openCheckout(slow);
    await under.emulator.decide(slow.orderId, 'pay_slowly');
    await under.emulator.decide(slow.orderId, 'finish');
    expect(await under.statusOf(slow, reference)).toMatchObject({
      state: 'paid',
      capturedMinor: 1_299,
    });
    await under.emulator.decide(slow.orderId, 'refund');
    expect(await under.statusOf(slow, reference)).toMatchObject({
      state: 'refunded',
      capturedMinor: 1_299,
      refundedMinor: null,
    });
    const late = under.order();
    const checkout = await under.gateway.openCheckout(late);
    await under.emulator.decide(late.orderId, 'expire');
    await under.emulator.decide(late.orderId, 'pay_late');
    expect(await under.statusOf(late, checkout.reference)).toMatchObject({ state: 'paid' });
  });

  test('honors money of an invoice whose response was lost', async () => {
    const request = under.order();
    under.emulator.faults.set({ create: 'work_then_timeout', once: true });
    await expect(under.gateway.openCheckout(request)).rejects.toMatchObject({
      certainty: 'unknown',
    });
    const lost = under.held(request.orderId)[0]?.id;
    await under.emulator.decide(request.orderId, 'pay');
    const { reference } = await under.gateway.openCheckout(request);
    expect(reference).not.toBe(lost);

    const [verdict] = await under.verdicts();
    expect(verdict).toMatchObject({ reference: null, orderId: request.orderId });
    const secondaryReference = verdict?.secondaryReference ?? null;
    const report = await under.gateway.fetchStatus({
      reference,
      secondaryReference,
      orderId: request.orderId,
    });
    expect(report).toMatchObject({
      reference,
      secondaryReference,
      orderId: request.orderId,
      state: 'paid',
    });
    const unrecorded = { reference: null, secondaryReference, orderId: request.orderId };
    expect(await under.gateway.fetchStatus(unrecorded)).toMatchObject({ reference: lost });
  });

  test.each([
    ['sandbox money on a live shop', 'https://api-sandbox.nowpayments.io/v1', true, false],
    ['money of an unknown API on a live shop', 'https://nowpayments.example.com/v1', true, false],
    ['real money on a live shop', 'https://api.nowpayments.io/v1', true, true],
    ['real money on a test shop', 'https://api.nowpayments.io/v1', false, false],
    ['sandbox money on a test shop', 'https://api-sandbox.nowpayments.io/v1', false, true],
  ])('compares the mode: %s', async (_name, apiBase, live, merchantMatches) => {
    const transport = under.answering(payment({}));
    const other = under.connect({ NOWPAYMENTS_API_BASE: apiBase }, { live, transport });
    expect(await other.fetchStatus(known)).toMatchObject({ merchantMatches });
  });

  test.each([
    [{ actually_paid: '13.01', payment_status: 'finished' }, { capturedMinor: 1_298 }],
    [{ price_currency: 'eur' }, { capturedCurrency: 'EUR' }],
    [{ parent_payment_id: 4521 }, { needsReview: true }],
    [{ order_id: null }, { orderId: '' }],
    [{ invoice_id: null }, { reference: 'invoice-1' }],
    [{ payment_id: '9007199254740993' }, { secondaryReference: '9007199254740993' }],
  ])('reads %j as %j', async (change, expected) => {
    const through = under.connect({}, { transport: under.answering(payment(change)) });
    expect(await through.fetchStatus(known)).toMatchObject(expected);
  });

  test.each([
    [{ payment_status: 'wrong_asset_confirmed' }, 'wrong_asset_confirmed'],
    [{ payment_status: 'constructor' }, 'constructor'],
    [{ pay_amount: null }, 'finished without pay_amount'],
  ])('reports %j as processing, in its own words', async (change, unclear) => {
    const through = under.connect({}, { transport: under.answering(payment(change)) });
    expect(await through.fetchStatus(known)).toMatchObject({
      state: 'processing',
      capturedMinor: 0,
      unclear,
    });
  });

  test.each([
    ['confirmed', 'processing'],
    ['sending', 'processing'],
    ['cancelled', 'canceled'],
    ['waiting', 'open'],
  ])('reports the status %s as %s', async (payment_status, state) => {
    const through = under.connect({}, { transport: under.answering(payment({ payment_status })) });
    const report = await through.fetchStatus(known);
    expect(report).toMatchObject({ state, capturedMinor: 0 });
    expect(report).not.toHaveProperty('unclear');
  });

  test.each([
    // What arrived in the currency of the store.
    [{ actually_paid_at_fiat: 12.9 }, { capturedMinor: 1_299 }],
    [{ actually_paid_at_fiat: 0 }, { capturedMinor: 1_299 }],
    [{ actually_paid_at_fiat: 0.12 }, { capturedMinor: 12, needsReview: true }],
    [{ actually_paid_at_fiat: 0.001 }, { capturedMinor: 1, needsReview: true }],
    [{ actually_paid_at_fiat: 0.12, price_currency: 'eur' }, { capturedMinor: 1_299 }],
    // What the store gets, after fees.
    [{ outcome_amount: 11, outcome_currency: 'usdttrc20' }, { capturedMinor: 1_299 }],
    [
      { outcome_amount: 0.12, outcome_currency: 'usdcmatic' },
      { capturedMinor: 12, needsReview: true },
    ],
    [{ outcome_amount: 0.9, outcome_currency: 'trx' }, { capturedMinor: 1_299 }],
    [{ outcome_amount: 'null', outcome_currency: null }, { capturedMinor: 1_299 }],
  ])('compares other figures of the payment: %j', async (change, expected) => {
    const through = under.connect({}, { transport: under.answering(payment(change)) });
    const report = await through.fetchStatus(known);
    expect(report).toMatchObject({ state: 'paid', ...expected });
    if (!('needsReview' in expected)) expect(report).not.toHaveProperty('needsReview');
  });

  test('tolerates what the settings say, in cents of the price', async () => {
    const settings = { NOWPAYMENTS_TOLERANCE_PERCENT: '0.5' };
    const less = { transport: under.answering(payment({ actually_paid: 13 })) };
    expect(await under.connect(settings, less).fetchStatus(known)).toMatchObject({
      capturedMinor: 1_297,
      toleratedMinor: 6,
    });
    expect(await under.connect({}, less).fetchStatus(known)).not.toHaveProperty('toleratedMinor');
    const deposit = { transport: under.answering(payment({ parent_payment_id: 1 })) };
    const report = await under.connect(settings, deposit).fetchStatus(known);
    expect(report).not.toHaveProperty('toleratedMinor');
  });

  test.each([{ actually_paid: 'many' }, { price_amount: -1 }])(
    'rejects %j as unknown',
    async (change) => {
      const through = under.connect({}, { transport: under.answering(payment(change)) });
      await expect(through.fetchStatus(known)).rejects.toMatchObject({ certainty: 'unknown' });
    },
  );

  test.each<AnswerFault>([
    'refuse_500',
    '429',
    'timeout',
    'not_json',
    'huge',
    'slow_drip',
    'redirect',
  ])('rejects the broken response %s', async (status) => {
    const request = under.order();
    const { reference } = await under.gateway.openCheckout(request);
    await under.emulator.decide(request.orderId, 'pay');
    await under.emulator.webhooksIdle();
    under.emulator.faults.set({ status });
    await expect(under.statusOf(request, reference)).rejects.toMatchObject({
      name: 'GatewayUnavailable',
    });
  });
});

const known = { reference: 'invoice-1', secondaryReference: '4522', orderId: 'order-1' };

function payment(changes: object) {
  return {
    payment_id: 4522,
    invoice_id: 4_522_625_843,
    payment_status: 'finished',
    price_amount: 12.99,
    price_currency: 'usd',
    pay_amount: 13.02,
    actually_paid: 13.02,
    order_id: 'order-1',
    ...changes,
  };
}
