import type { AnswerFault } from '@sesame/emulators/kit/faults.ts';
import type { Outcome } from '@sesame/emulators/kit/outcomes.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startPayPalStand } from '../../../../test/start-paypal-stand.ts';
import type { PaymentQuery } from './gateway.ts';

let under: Awaited<ReturnType<typeof startPayPalStand>>;

beforeAll(async () => {
  under = await startPayPalStand();
});
afterAll(() => under.stop());
afterEach(() => under.reset());

describe('taking the money', () => {
  it.each<[Outcome, object]>([
    ['pay', { state: 'paid', capturedMinor: 1_068, capturedCurrency: 'USD' }],
    ['pay_less', { state: 'paid', capturedMinor: 1_067 }],
    ['pay_more', { state: 'paid', capturedMinor: 1_069 }],
    ['wrong_currency', { state: 'paid', capturedMinor: 1_068, capturedCurrency: 'EUR' }],
    ['other_merchant', { merchantMatches: false }],
    ['pay_slowly', { state: 'processing', capturedMinor: 0, reason: 'echeck' }],
    ['decline', { state: 'declined', capturedMinor: 0, reason: 'instrument_declined' }],
  ])('tells what the approval %s brought, and so does asking again', async (outcome, expected) => {
    const { query, orderId, report } = await under.paid(outcome);
    expect(report).toMatchObject({ orderId, reference: query.reference, ...expected });
    if (outcome !== 'decline') expect(await under.gateway.fetchStatus(query)).toEqual(report);
  });

  it('takes it once, however often it is asked to', async () => {
    const { query, orderId } = await under.opened();
    await under.stand.decide(orderId, 'pay');
    const reports = await Promise.all(Array.from({ length: 5 }, () => under.capture(query)));
    expect(new Set(reports.map(({ handle }) => handle)).size).toBe(1);
    expect(under.held(orderId)).toMatchObject([{ state: 'paid', capturedMinor: 1_068 }]);
  });

  it('finds it taken after the answer was lost', async () => {
    const { query, orderId } = await under.opened();
    await under.stand.decide(orderId, 'pay');
    under.loseAnswers('/capture');
    await expect(under.capture(query)).rejects.toMatchObject({ certainty: 'unknown' });
    under.loseAnswers(undefined);
    expect(await under.capture(query)).toMatchObject({ state: 'paid', capturedMinor: 1_068 });
  });

  it('reads the order when somebody else has captured it', async () => {
    const { query, orderId } = await under.opened();
    await under.stand.decide(orderId, 'pay');
    await under.capture({ ...query, orderId: 'another request' });
    expect(await under.capture(query)).toMatchObject({
      orderId,
      state: 'paid',
      capturedMinor: 1_068,
    });
  });

  it('reads the order when nobody has approved it', async () => {
    const { query } = await under.opened();
    expect(await under.capture(query)).toMatchObject({ state: 'open', capturedMinor: 0 });
  });

  it('does not take one invoice twice, even as two orders', async () => {
    const { orderId } = await under.paid();
    const second = await openAgain(orderId);
    await under.stand.decide(orderId, 'pay');
    await expect(under.capture({ ...second, orderId: `${orderId}-again` })).rejects.toMatchObject({
      certainty: 'refused',
      message: expect.stringContaining('DUPLICATE_INVOICE_ID'),
    });
  });

  /** A second order of the same payment, as PayPal makes one when it has forgotten the first request. */
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
    return { reference: other.id, handle: null, orderId };
  }
});

describe('giving back', () => {
  it('gives back once per key, in parts and in full', async () => {
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

  it('finds the capture when the shop does not know it', async () => {
    const { query, orderId } = await under.paid();
    await under.refund({ ...query, handle: null }, 1_068, `${orderId}-r1`);
    expect(under.held(orderId)).toMatchObject([{ state: 'refunded', refundedMinor: 1_068 }]);
  });

  it('is sure that nothing went back when nothing was taken', async () => {
    const { query, orderId } = await under.opened();
    const refused = under.refund(query, 68, `${orderId}-r1`);
    await expect(refused).rejects.toMatchObject({ certainty: 'refused' });
  });

  it.each<[AnswerFault, 'refused' | 'unknown', number]>([
    ['429', 'refused', 0],
    ['refuse_500', 'unknown', 0],
    ['work_then_timeout', 'unknown', 68],
    ['not_json', 'unknown', 68],
  ])('treats %s as %s, and the repeat gives back once', async (fault, certainty, refundedMinor) => {
    const { query, orderId } = await under.paid();
    under.stand.faults.set({ refund: fault });
    await expect(under.refund(query, 68, `${orderId}-r1`)).rejects.toMatchObject({ certainty });
    expect(under.held(orderId)).toMatchObject([{ refundedMinor }]);
    under.stand.faults.set({});
    await under.refund(query, 68, `${orderId}-r1`);
    expect(under.held(orderId)).toMatchObject([{ refundedMinor: 68 }]);
  });

  it('sees a refund that waits, and one that fails in the end', async () => {
    const { query, orderId } = await under.paid();
    await under.stand.decide(orderId, 'refund_pending', { amountMinor: 68 });
    expect(await under.gateway.fetchStatus(query)).toMatchObject({
      refunds: [{ state: 'pending', amountMinor: 68 }],
    });
    await under.stand.decide(orderId, 'refund_fails');
    expect(await under.gateway.fetchStatus(query)).toMatchObject({
      state: 'paid',
      refundedMinor: 0,
      refunds: [{ state: 'failed', amountMinor: 68 }],
    });
  });
});

describe('disputes', () => {
  it.each<[Outcome[], object]>([
    [['dispute'], { state: 'disputed', refundedMinor: 0 }],
    [['dispute', 'dispute_won'], { state: 'paid', refundedMinor: 0 }],
    [['dispute', 'dispute_lost'], { state: 'refunded', refundedMinor: 1_068 }],
  ])('are told: %s', async (outcomes, expected) => {
    const { query, orderId } = await under.paid();
    for (const outcome of outcomes) await under.stand.decide(orderId, outcome);
    expect(await under.gateway.fetchStatus(query)).toMatchObject(expected);
  });

  it('are asked about only once a payment is known to be paid', async () => {
    const { query } = await under.paid();
    under.calls.length = 0;
    await under.gateway.fetchStatus({ ...query, handle: null });
    expect(under.calls.some((path) => path.includes('/disputes'))).toBe(false);
    await under.gateway.fetchStatus(query);
    expect(under.calls.some((path) => path.includes('/disputes'))).toBe(true);
  });
});

describe('notices of the stand-in', () => {
  async function noticesOf(orderId: string, ...outcomes: Outcome[]) {
    under.shop.notices.length = 0;
    for (const outcome of outcomes) await under.stand.decide(orderId, outcome);
    await under.stand.noticesIdle();
    return Promise.all(
      under.shop.notices.map(async ({ headers, rawBody }) => ({
        type: JSON.parse(rawBody).event_type,
        verdict: await under.gateway.verifyNotice({
          headers,
          rawBody: Buffer.from(rawBody),
          ip: '192.0.2.1',
          now: new Date(),
        }),
      })),
    );
  }

  it('are genuine and lead to the payment', async () => {
    const { orderId, reference } = await under.opened();
    expect(await noticesOf(orderId, 'pay')).toEqual([
      {
        type: 'CHECKOUT.ORDER.APPROVED',
        verdict: {
          kind: 'payment',
          eventKey: expect.stringMatching(/^WH-/),
          reference,
          handle: null,
          orderId,
        },
      },
    ]);
  });

  it.each<[Outcome[], string[]]>([
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
  ])('of what happens on the dashboard lead there too: %s', async (outcomes, types) => {
    const { query, orderId } = await under.paid();
    await under.stand.noticesIdle();
    const arrived = await noticesOf(orderId, ...outcomes);
    expect(arrived.map(({ type }) => type)).toEqual(types);
    for (const { verdict } of arrived) {
      expect(verdict).toMatchObject({ kind: 'payment', orderId, handle: query.handle });
    }
  });

  it('with a bad signature are forged', async () => {
    const { orderId } = await under.opened();
    under.stand.faults.set({ notices: 'bad_signature' });
    expect(await noticesOf(orderId, 'pay')).toMatchObject([{ verdict: { kind: 'forged' } }]);
  });

  it('sent twice are one event', async () => {
    const { orderId } = await under.opened();
    under.stand.faults.set({ notices: 'twice' });
    const [first, second] = await noticesOf(orderId, 'pay');
    expect(first).toEqual(second);
    expect(first?.verdict).toMatchObject({ kind: 'payment' });
  });
});

/** One call to the stand-in past the adapter. */
async function connectRaw(method: string, path: string, json: object) {
  const { PAYPAL_CLIENT_ID: id, PAYPAL_CLIENT_SECRET: secret } = under.stand.shopSettings;
  const token = await fetch(`${under.stand.url}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token } = JSON.parse(await token.text());
  const answer = await fetch(`${under.stand.url}${path}`, {
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
