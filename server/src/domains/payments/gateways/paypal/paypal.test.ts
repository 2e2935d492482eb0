import type { AnswerFault } from '@sesame/emulators/kit/faults.ts';
import { startPayPal } from '@sesame/emulators/paypal/start-paypal.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  buildCheckoutRequest,
  openReport,
} from '../../../../../test/build/build-checkout-request.ts';
import { connectPayPal } from '../../../../../test/network/connect-paypal.ts';
import { createFastOutbound } from '../../../../../test/network/fast-outbound.ts';
import { createProviderGateway } from '../../providers/create-provider-gateway.ts';
import type { PaymentQuery } from '../payment-query.ts';
import { paypal } from './paypal.ts';

let under: Awaited<ReturnType<typeof connectPayPal>>;

beforeAll(async () => {
  under = await connectPayPal();
});
afterAll(() => under.stop());
afterEach(() => under.reset());

describe('creating a checkout', () => {
  test('returns the order and the page to approve it on', async () => {
    const request = buildCheckoutRequest();
    const checkout = await under.gateway.openCheckout(request);
    expect(under.held(request.orderId)).toMatchObject([
      {
        id: checkout.reference,
        url: checkout.url,
        amountMinor: 1_068,
        currency: 'USD',
        state: 'open',
      },
    ]);
    expect(checkout.secondaryReference).toBeNull();
  });

  test('returns the same checkout for the same order, in any language', async () => {
    const request = buildCheckoutRequest();
    const checkouts = await Promise.all([
      ...Array.from({ length: 10 }, () => under.gateway.openCheckout(request)),
      under.gateway.openCheckout({ ...request, language: 'ru' }),
    ]);
    expect(new Set(checkouts.map((checkout) => checkout.reference)).size).toBe(1);
    expect(under.held(request.orderId)).toHaveLength(1);
  });

  test.each<[AnswerFault, 'refused' | 'unknown']>([
    ['refuse_500', 'unknown'],
    ['429', 'refused'],
    ['timeout', 'unknown'],
    ['work_then_500', 'unknown'],
    ['work_then_timeout', 'unknown'],
    ['slow_drip', 'unknown'],
    ['not_json', 'unknown'],
    ['huge', 'unknown'],
    ['redirect', 'unknown'],
    ['foreign_url', 'unknown'],
  ])('treats %s as %s', async (create, certainty) => {
    under.emulator.faults.set({ create });
    await expect(under.gateway.openCheckout(buildCheckoutRequest())).rejects.toMatchObject({
      name: 'GatewayUnavailable',
      certainty,
    });
  });

  test('returns the existing order after a timeout', async () => {
    const request = buildCheckoutRequest();
    under.emulator.faults.set({ create: 'work_then_timeout', once: true });
    await expect(under.gateway.openCheckout(request)).rejects.toMatchObject({
      certainty: 'unknown',
    });
    const checkout = await under.gateway.openCheckout(request);
    expect(under.held(request.orderId)).toMatchObject([{ id: checkout.reference }]);
  });

  test.each([
    ['answered', { certainty: 'unknown', message: 'PayPal returned an unexpected order' }],
    ['refused', { certainty: 'refused', message: expect.stringContaining('DUPLICATE_REQUEST_ID') }],
  ])('never uses an order of another amount: a used request id is %s', async (reading, error) => {
    under.emulator.switches.set({ reused_request_id: reading });
    const request = buildCheckoutRequest();
    await under.gateway.openCheckout(request);
    const changed = under.gateway.openCheckout({ ...request, amountMinor: 1 });
    await expect(changed).rejects.toMatchObject(error);
  });

  test('can ask for immediate payment only', async () => {
    const settings = { ...under.emulator.shopSettings, PAYPAL_IMMEDIATE_ONLY: 'on' };
    await under.gateway.openCheckout(buildCheckoutRequest());
    await under.connect(settings).openCheckout(buildCheckoutRequest());
    const preferences = under
      .bodies('/v2/checkout/orders')
      .map(
        ({ payment_source: { paypal: source } }) =>
          source.experience_context.payment_method_preference,
      );
    expect(preferences).toEqual([undefined, 'IMMEDIATE_PAYMENT_REQUIRED']);
  });

  test('reports refused when PayPal does not know the app', async () => {
    const settings = {
      ...under.emulator.shopSettings,
      PAYPAL_CLIENT_SECRET: 'some-other-secret',
    };
    const refused = under.connect(settings).openCheckout(buildCheckoutRequest());
    await expect(refused).rejects.toMatchObject({ certainty: 'refused' });
  });

  test('reports refused when no token could be obtained', async () => {
    under.loseAnswers('/token');
    const refused = under.connect(under.emulator.shopSettings).openCheckout(buildCheckoutRequest());
    await expect(refused).rejects.toMatchObject({ certainty: 'refused' });
    expect(under.calls).toEqual(['POST /v1/oauth2/token']);
  });
});

describe('the access token', () => {
  test('is requested once for parallel calls, and kept', async () => {
    const fresh = under.connect(under.emulator.shopSettings);
    await Promise.all([
      fresh.openCheckout(buildCheckoutRequest()),
      fresh.openCheckout(buildCheckoutRequest()),
    ]);
    await fresh.openCheckout(buildCheckoutRequest());
    expect(under.calls.filter((path) => path.endsWith('/token'))).toHaveLength(1);
  });

  test('is requested again when PayPal rejects it', async () => {
    const other = await startPayPal({ settings: under.emulator.shopSettings });
    const moving = under.connect({ ...other.shopSettings });
    await moving.openCheckout(buildCheckoutRequest());
    const { port } = new URL(other.url);
    await other.stop();
    const restarted = await startPayPal({
      settings: under.emulator.shopSettings,
      port: Number(port),
    });
    await moving.openCheckout(buildCheckoutRequest());
    await restarted.stop();
    expect(under.calls.filter((path) => path.endsWith('/token'))).toHaveLength(2);
  });
});

describe('fetching an order', () => {
  test('reports an open order by its reference', async () => {
    const { query, reference, orderId } = await under.opened();
    expect(await under.gateway.fetchStatus(query)).toEqual(openReport({ reference, orderId }));
  });

  test('returns undefined for an unknown order', async () => {
    const unknown = { secondaryReference: null, orderId: 'order-0' };
    expect(await under.gateway.fetchStatus({ ...unknown, reference: null })).toBeUndefined();
    expect(
      await under.gateway.fetchStatus({ ...unknown, reference: 'NEVERHEARD' }),
    ).toBeUndefined();
    expect(
      await under.gateway.fetchStatus({ ...unknown, reference: '../../v1/x' }),
    ).toBeUndefined();
  });

  test('reports an approval without capturing', async () => {
    const { query, orderId } = await under.opened();
    await under.emulator.decide(orderId, 'pay');
    expect(await under.gateway.fetchStatus(query)).toMatchObject({
      state: 'approved',
      capturedMinor: 0,
    });
    expect(under.held(orderId)).toMatchObject([{ state: 'open', capturedMinor: 0 }]);
  });

  test('reports an order that has ended', async () => {
    const { query, orderId } = await under.opened();
    await under.emulator.decide(orderId, 'expire');
    expect(await under.gateway.fetchStatus(query)).toMatchObject({ state: 'canceled' });
  });

  test.each(['refuse_500', '429', 'timeout', 'not_json', 'huge', 'slow_drip', 'redirect'] as const)(
    'rejects the broken response %s',
    async (status) => {
      const { query } = await under.opened();
      under.emulator.faults.set({ status });
      await expect(under.gateway.fetchStatus(query)).rejects.toMatchObject({
        name: 'GatewayUnavailable',
      });
    },
  );

  test('fetches the capture when PayPal has deleted the order', async () => {
    const { query, orderId } = await under.paid();
    const forgotten: PaymentQuery = { ...query, reference: 'FORGOTTEN' };
    expect(await under.gateway.fetchStatus(forgotten)).toMatchObject({
      reference: query.reference,
      secondaryReference: query.secondaryReference,
      orderId,
      merchantMatches: true,
      state: 'paid',
      capturedMinor: 1_068,
    });
  });

  test.each([
    ['the sandbox on a live shop', 'https://api-m.sandbox.paypal.com', true, false],
    ['the sandbox on a test shop', 'https://api-m.sandbox.paypal.com', false, true],
    ['real money on a test shop', 'https://api-m.paypal.com', false, false],
    ['real money on a live shop', 'https://api-m.paypal.com', true, true],
    ['an unknown API on a live shop', 'https://paypal.example.com', true, false],
    ['an unknown API on a test shop', 'https://paypal.example.com', false, true],
  ])('compares the mode: %s', async (_name, PAYPAL_API_BASE, live, merchantMatches) => {
    const merchantId = under.emulator.shopSettings.PAYPAL_MERCHANT_ID;
    const text = JSON.stringify({
      access_token: 'A21',
      expires_in: 300,
      id: 'ORDER1',
      status: 'APPROVED',
      purchase_units: [{ custom_id: 'order-1', payee: { merchant_id: merchantId } }],
    });
    const written = paypal.fields.map(
      ({ name, env }) => [name, under.emulator.shopSettings[env]] as const,
    );
    const answering = { request: async () => ({ status: 200, headers: {}, text }), close() {} };
    const opened = createProviderGateway(
      paypal,
      { ...Object.fromEntries(written), baseUrl: PAYPAL_API_BASE },
      { outbound: answering, live },
    );
    if ('problem' in opened) throw new Error('not opened');
    const query = { reference: 'ORDER1', secondaryReference: null, orderId: 'order-1' };
    expect(await opened.gateway.fetchStatus(query)).toMatchObject({ merchantMatches });
  });
});

describe('the settings', () => {
  const settings = {
    clientId: 'A'.repeat(80),
    clientSecret: 'E'.repeat(80),
    webhookId: '8PT597110X687430M',
  };
  const open = (changes: Partial<Record<string, string>>, live = false) =>
    createProviderGateway(
      paypal,
      { ...settings, ...changes },
      { outbound: createFastOutbound(), live },
    );

  test('are complete', () => {
    expect(open({}, true)).toMatchObject({ gateway: { provider: 'paypal' } });
  });

  test.each([
    ['no secret', { clientSecret: '' }, 'clientSecret'],
    ['a short secret', { clientSecret: 'fifteen--bytes!' }, 'clientSecret'],
    [
      'the example secret of the documentation',
      { clientSecret: 'paypal-client-secret-example' },
      'clientSecret',
    ],
    ['no client', { clientId: '' }, 'clientId'],
    ['no webhook', { webhookId: '' }, 'webhookId'],
    ["the simulator's webhook", { webhookId: 'WEBHOOK_ID' }, 'webhookId'],
    ['an invalid URL', { baseUrl: 'paypal.com' }, 'baseUrl'],
    ['an http URL on a live shop', { baseUrl: 'http://127.0.0.1:4242' }, 'baseUrl'],
  ])('are refused with %s', (_name, changes, field) => {
    expect(open(changes, true)).toMatchObject({ problem: { field } });
  });
});
