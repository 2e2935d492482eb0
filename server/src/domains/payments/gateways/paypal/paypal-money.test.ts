import type { AnswerFault } from '@sesame/emulators/kit/faults.ts';
import type { Outcome } from '@sesame/emulators/kit/outcomes.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { connectPayPal } from '../../../../../test/network/connect-paypal.ts';
import type { PaymentQuery } from '../payment-query.ts';

let under: Awaited<ReturnType<typeof connectPayPal>>;

beforeAll(async () => {
  under = await connectPayPal();
});
afterAll(() => under.stop());
afterEach(() => under.reset());

describe('capturing', () => {
  test.each<[Outcome, object]>([
    ['pay', { state: 'paid', capturedMinor: 1_068, capturedCurrency: 'USD' }],
    ['pay_less', { state: 'paid', capturedMinor: 1_067 }],
    ['pay_more', { state: 'paid', capturedMinor: 1_069 }],
    ['wrong_currency', { state: 'paid', capturedMinor: 1_068, capturedCurrency: 'EUR' }],
    ['other_merchant', { merchantMatches: false }],
    ['pay_slowly', { state: 'processing', capturedMinor: 0, reason: 'echeck' }],
    ['decline', { state: 'declined', capturedMinor: 0, reason: 'transaction_refused' }],
  ])('reports the outcome of %s on capture and on fetch', async (outcome, expected) => {
    const { query, orderId, report } = await under.paid(outcome);
    expect(report).toMatchObject({ orderId, reference: query.reference, ...expected });
    if (outcome !== 'decline') expect(await under.gateway.fetchStatus(query)).toEqual(report);
  });

  test.each([
    ['INSTRUMENT_DECLINED', { state: 'open', reason: 'instrument_declined' }],
    ['REDIRECT_PAYER_FOR_ALTERNATE_FUNDING', { state: 'open' }],
    ['PAYER_ACTION_REQUIRED', { state: 'open', reason: 'payer_action_required' }],
    ['MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED', { state: 'declined' }],
    ['PAYEE_BLOCKED_TRANSACTION', { state: 'declined', reason: 'payee_blocked_transaction' }],
    ['TRANSACTION_BLOCKED_BY_PAYEE', { state: 'declined' }],
    ['TRANSACTION_LIMIT_EXCEEDED', { state: 'declined' }],
    ['TRANSACTION_RECEIVING_LIMIT_EXCEEDED', { state: 'declined' }],
    ['DECLINED_DUE_TO_RELATED_TXN', { state: 'declined' }],
    ['PAYER_CANNOT_PAY', { state: 'declined' }],
    ['COMPLIANCE_VIOLATION', { state: 'declined' }],
    ['NOT_ENABLED_FOR_CARD_PROCESSING', { state: 'declined' }],
    ['ORDER_NOT_APPROVED', { state: 'approved', reason: null }],
    ['ORDER_COMPLETION_IN_PROGRESS', { state: 'processing', reason: null }],
    ['DUPLICATE_INVOICE_ID', { state: 'processing', unclear: expect.any(String) }],
    ['A_NEW_WORD', { state: 'processing', unclear: 'capture refused: A_NEW_WORD' }],
    ['constructor', { state: 'processing', unclear: 'capture refused: constructor' }],
  ])('refused with %s is reported as %j', async (capture_issue, expected) => {
    const { query, orderId } = await under.opened();
    await under.emulator.decide(orderId, 'pay');
    under.emulator.switches.set({ capture_issue });
    const report = await under.capture(query);
    expect(report).toMatchObject({ orderId, capturedMinor: 0, ...expected });
    if (!('unclear' in expected)) expect(report).not.toHaveProperty('unclear');
  });

  test('sends another request id for another approval only', async () => {
    const { query, orderId } = await under.opened();
    await under.emulator.decide(orderId, 'pay');
    under.emulator.switches.set({
      capture_issue: 'INSTRUMENT_DECLINED',
      refused_captures: 'remembered',
    });
    await under.capture({ ...query, approval: 'first' });
    under.emulator.switches.set({ refused_captures: 'remembered' });
    expect(await under.capture({ ...query, approval: 'first' })).toMatchObject({ state: 'open' });
    expect(await under.capture({ ...query, approval: 'second' })).toMatchObject({ state: 'paid' });
  });

  test('captures once, however often it is called', async () => {
    const { query, orderId } = await under.opened();
    await under.emulator.decide(orderId, 'pay');
    const reports = await Promise.all(Array.from({ length: 5 }, () => under.capture(query)));
    expect(new Set(reports.map(({ secondaryReference }) => secondaryReference)).size).toBe(1);
    expect(under.held(orderId)).toMatchObject([{ state: 'paid', capturedMinor: 1_068 }]);
  });

  test('reports the capture after a lost response', async () => {
    const { query, orderId } = await under.opened();
    await under.emulator.decide(orderId, 'pay');
    under.loseAnswers('/capture');
    await expect(under.capture(query)).rejects.toMatchObject({ certainty: 'unknown' });
    under.loseAnswers(undefined);
    expect(await under.capture(query)).toMatchObject({ state: 'paid', capturedMinor: 1_068 });
  });

  test('fetches the order when it was captured by another request', async () => {
    const { query, orderId } = await under.opened();
    await under.emulator.decide(orderId, 'pay');
    await under.capture({ ...query, orderId: 'another request' });
    expect(await under.capture(query)).toMatchObject({
      orderId,
      state: 'paid',
      capturedMinor: 1_068,
    });
  });

  test('fetches the order when it is not approved', async () => {
    const { query } = await under.opened();
    expect(await under.capture(query)).toMatchObject({ state: 'open', capturedMinor: 0 });
  });

  test('does not capture one invoice twice, even for two orders', async () => {
    const { orderId } = await under.paid();
    const second = await openAgain(orderId);
    await under.emulator.decide(orderId, 'pay');
    expect(await under.capture({ ...second, orderId: `${orderId}-again` })).toMatchObject({
      state: 'processing',
      capturedMinor: 0,
      unclear: 'capture refused: DUPLICATE_INVOICE_ID',
    });
  });

  /** Creates a second order for the same payment, as PayPal does once it has deleted the first request id. */
  async function openAgain(orderId: string): Promise<PaymentQuery> {
    const other = await connectRaw('POST', '/v2/checkout/orders', {
      intent: 'CAPTURE',
      purchase_units: [
        {
          custom_id: orderId,
          invoice_id: orderId,
          description: 'Askara Pro, 3 months',
          amount: { currency_code: 'USD', value: '10.68' },
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            return_url: 'http://127.0.0.1:9/',
            cancel_url: 'http://127.0.0.1:9/',
            user_action: 'PAY_NOW',
            shipping_preference: 'NO_SHIPPING',
          },
        },
      },
    });
    return { reference: other.id, secondaryReference: null, orderId };
  }
});

describe('refunding', () => {
  test('refunds once per key, partially and in full', async () => {
    const { query, orderId } = await under.paid();
    const first = await under.refund(query, 68, `${orderId}-r1`);
    expect(first).toEqual({ reference: expect.any(String), state: 'succeeded' });
    expect(await under.refund(query, 68, `${orderId}-r1`)).toEqual(first);
    expect(await under.gateway.fetchStatus(query)).toMatchObject({
      state: 'partially_refunded',
      refundedMinor: 68,
      refunds: [{ ...first, amountMinor: 68 }],
    });
    await under.refund(query, 1_000, `${orderId}-r2`);
    expect(await under.gateway.fetchStatus(query)).toMatchObject({
      state: 'refunded',
      refundedMinor: 1_068,
    });
    await expect(under.refund(query, 1, `${orderId}-r3`)).rejects.toMatchObject({
      certainty: 'refused',
    });
  });

  test('finds the capture when the shop does not know it', async () => {
    const { query, orderId } = await under.paid();
    await under.refund({ ...query, secondaryReference: null }, 1_068, `${orderId}-r1`);
    expect(under.held(orderId)).toMatchObject([{ state: 'refunded', refundedMinor: 1_068 }]);
  });

  test('reports refused when nothing was captured', async () => {
    const { query, orderId } = await under.opened();
    const refused = under.refund(query, 68, `${orderId}-r1`);
    await expect(refused).rejects.toMatchObject({ certainty: 'refused' });
  });

  test.each<[AnswerFault, 'refused' | 'unknown', number]>([
    ['429', 'refused', 0],
    ['refuse_500', 'unknown', 0],
    ['work_then_timeout', 'unknown', 68],
    ['not_json', 'unknown', 68],
  ])('treats %s as %s, and a repeat refunds once', async (fault, certainty, refundedMinor) => {
    const { query, orderId } = await under.paid();
    under.emulator.faults.set({ refund: fault });
    await expect(under.refund(query, 68, `${orderId}-r1`)).rejects.toMatchObject({ certainty });
    expect(under.held(orderId)).toMatchObject([{ refundedMinor }]);
    under.emulator.faults.set({});
    await under.refund(query, 68, `${orderId}-r1`);
    expect(under.held(orderId)).toMatchObject([{ refundedMinor: 68 }]);
  });

  test('reports a pending refund, and one that fails later', async () => {
    const { query, orderId } = await under.paid();
    await under.emulator.decide(orderId, 'refund_pending', { amountMinor: 68 });
    expect(await under.gateway.fetchStatus(query)).toMatchObject({
      refunds: [{ state: 'pending', amountMinor: 68 }],
    });
    await under.emulator.decide(orderId, 'refund_fails');
    expect(await under.gateway.fetchStatus(query)).toMatchObject({
      state: 'paid',
      refundedMinor: 0,
      refunds: [{ state: 'failed', amountMinor: 68 }],
    });
  });
});

describe('disputes', () => {
  test.each<[Outcome[], object]>([
    [['dispute'], { state: 'disputed', refundedMinor: 0 }],
    [['dispute', 'dispute_won'], { state: 'paid', refundedMinor: 0 }],
    [['dispute', 'dispute_lost'], { state: 'refunded', refundedMinor: 1_068 }],
  ])('are reported: %s', async (outcomes, expected) => {
    const { query, orderId } = await under.paid();
    for (const outcome of outcomes) await under.emulator.decide(orderId, outcome);
    expect(await under.gateway.fetchStatus(query)).toMatchObject(expected);
  });

  test('are fetched only once a payment is known to be paid', async () => {
    const { query } = await under.paid();
    under.calls.length = 0;
    await under.gateway.fetchStatus({ ...query, secondaryReference: null });
    expect(under.calls.some((path) => path.includes('/disputes'))).toBe(false);
    await under.gateway.fetchStatus(query);
    expect(under.calls.some((path) => path.includes('/disputes'))).toBe(true);
  });
});

describe('webhooks of the emulator', () => {
  async function webhooksOf(orderId: string, ...outcomes: Outcome[]) {
    under.shop.webhooks.length = 0;
    for (const outcome of outcomes) await under.emulator.decide(orderId, outcome);
    await under.emulator.webhooksIdle();
    return Promise.all(
      under.shop.webhooks.map(async ({ headers, rawBody }) => ({
        type: JSON.parse(rawBody).event_type,
        verdict: await under.gateway.verifyWebhook({
          headers,
          rawBody: Buffer.from(rawBody),
          ip: '192.0.2.1',
          now: new Date(),
        }),
      })),
    );
  }

  test('are genuine and identify the payment', async () => {
    const { orderId, reference } = await under.opened();
    expect(await webhooksOf(orderId, 'pay')).toEqual([
      {
        type: 'CHECKOUT.ORDER.APPROVED',
        verdict: {
          kind: 'payment',
          eventKey: expect.stringMatching(/^WH-/),
          reference,
          secondaryReference: null,
          orderId,
        },
      },
    ]);
  });

  test.each<[Outcome[], string[]]>([
    [['refund'], ['PAYMENT.CAPTURE.REFUNDED']],
    [
      ['refund_pending', 'refund_fails'],
      ['PAYMENT.REFUND.PENDING', 'PAYMENT.REFUND.FAILED'],
    ],
    [
      ['dispute', 'dispute_won'],
      ['CUSTOMER.DISPUTE.CREATED', 'CUSTOMER.DISPUTE.RESOLVED'],
    ],
    [
      ['dispute', 'dispute_lost'],
      ['CUSTOMER.DISPUTE.CREATED', 'CUSTOMER.DISPUTE.RESOLVED', 'PAYMENT.CAPTURE.REVERSED'],
    ],
  ])('about changes on the dashboard identify the payment too: %s', async (outcomes, types) => {
    const { query, orderId } = await under.paid();
    await under.emulator.webhooksIdle();
    const arrived = await webhooksOf(orderId, ...outcomes);
    expect(arrived.map(({ type }) => type)).toEqual(types);
    for (const { verdict } of arrived) {
      expect(verdict).toMatchObject({
        kind: 'payment',
        orderId,
        secondaryReference: query.secondaryReference,
      });
    }
  });

  test('with a bad signature are forged', async () => {
    const { orderId } = await under.opened();
    under.emulator.faults.set({ webhooks: 'bad_signature' });
    expect(await webhooksOf(orderId, 'pay')).toMatchObject([{ verdict: { kind: 'forged' } }]);
  });

  test('sent twice are one event', async () => {
    const { orderId } = await under.opened();
    under.emulator.faults.set({ webhooks: 'twice' });
    const [first, second] = await webhooksOf(orderId, 'pay');
    expect(first).toEqual(second);
    expect(first?.verdict).toMatchObject({ kind: 'payment' });
  });
});

/** Calls the emulator directly, without the gateway code. */
async function connectRaw(method: string, path: string, json: object) {
  const { PAYPAL_CLIENT_ID: id, PAYPAL_CLIENT_SECRET: secret } = under.emulator.shopSettings;
  const token = await fetch(`${under.emulator.url}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token } = JSON.parse(await token.text());
  const answer = await fetch(`${under.emulator.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${access_token}`,
      'content-type': 'application/json',
      'paypal-request-id': crypto.randomUUID(),
    },
    body: JSON.stringify(json),
  });
  return JSON.parse(await answer.text());
}
