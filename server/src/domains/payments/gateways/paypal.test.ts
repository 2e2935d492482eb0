import type { AnswerFault } from '@sesame/emulators/kit/faults.ts';
import { startPayPal } from '@sesame/emulators/paypal/start-paypal.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildFormRequest, openReport } from '../../../../test/build-form-request.ts';
import { createHastyOutbound } from '../../../../test/hasty-outbound.ts';
import { startPayPalStand } from '../../../../test/start-paypal-stand.ts';
import { openProvider } from '../providers/open-provider.ts';
import type { PaymentQuery } from './gateway.ts';
import { paypal } from './paypal.ts';

let under: Awaited<ReturnType<typeof startPayPalStand>>;

beforeAll(async () => {
  under = await startPayPalStand();
});
afterAll(() => under.stop());
afterEach(() => under.reset());

describe('opening a form', () => {
  it('answers the order and the page to approve it on', async () => {
    const request = buildFormRequest();
    const form = await under.gateway.createForm(request);
    expect(under.held(request.orderId)).toMatchObject([
      { id: form.reference, url: form.url, amountMinor: 1_068, currency: 'USD', state: 'open' },
    ]);
    expect(form.handle).toBeNull();
  });

  it('answers the same form to the same order, however often and in whatever language', async () => {
    const request = buildFormRequest();
    const forms = await Promise.all([
      ...Array.from({ length: 10 }, () => under.gateway.createForm(request)),
      under.gateway.createForm({ ...request, language: 'ru' }),
    ]);
    expect(new Set(forms.map((form) => form.reference)).size).toBe(1);
    expect(under.held(request.orderId)).toHaveLength(1);
  });

  it.each<[AnswerFault, 'refused' | 'unknown']>([
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
    under.stand.faults.set({ create });
    await expect(under.gateway.createForm(buildFormRequest())).rejects.toMatchObject({
      name: 'GatewayUnavailable',
      certainty,
    });
  });

  it('finds the order after a time-out instead of making another', async () => {
    const request = buildFormRequest();
    under.stand.faults.set({ create: 'work_then_timeout', once: true });
    await expect(under.gateway.createForm(request)).rejects.toMatchObject({ certainty: 'unknown' });
    const form = await under.gateway.createForm(request);
    expect(under.held(request.orderId)).toMatchObject([{ id: form.reference }]);
  });

  it('is sure that nothing happened when the request stood over another sum', async () => {
    const request = buildFormRequest();
    await under.gateway.createForm(request);
    const changed = under.gateway.createForm({ ...request, amountMinor: 1 });
    await expect(changed).rejects.toMatchObject({
      certainty: 'refused',
      message: expect.stringContaining('DUPLICATE_REQUEST_ID'),
    });
  });

  it('is sure that nothing happened when PayPal does not know the app', async () => {
    const settings = {
      ...under.stand.shopSettings,
      PAYPAL_CLIENT_SECRET: 'some-other-secret',
    };
    const refused = under.connect(settings).createForm(buildFormRequest());
    await expect(refused).rejects.toMatchObject({ certainty: 'refused' });
  });

  it('is sure that nothing happened when no token could be had', async () => {
    under.loseAnswers('/token');
    const refused = under.connect(under.stand.shopSettings).createForm(buildFormRequest());
    await expect(refused).rejects.toMatchObject({ certainty: 'refused' });
    expect(under.calls).toEqual(['POST /v1/oauth2/token']);
  });
});

describe('the token', () => {
  it('is bought once for calls that come together, and kept', async () => {
    const fresh = under.connect(under.stand.shopSettings);
    await Promise.all([fresh.createForm(buildFormRequest()), fresh.createForm(buildFormRequest())]);
    await fresh.createForm(buildFormRequest());
    expect(under.calls.filter((path) => path.endsWith('/token'))).toHaveLength(1);
  });

  it('is bought anew when PayPal no longer takes it', async () => {
    const other = await startPayPal({ settings: under.stand.shopSettings });
    const moving = under.connect({ ...other.shopSettings });
    await moving.createForm(buildFormRequest());
    const { port } = new URL(other.url);
    await other.stop();
    const restarted = await startPayPal({ settings: under.stand.shopSettings, port: Number(port) });
    await moving.createForm(buildFormRequest());
    await restarted.stop();
    expect(under.calls.filter((path) => path.endsWith('/token'))).toHaveLength(2);
  });
});

describe('reading an order', () => {
  it('tells an open one by its reference', async () => {
    const { query, reference, orderId } = await under.opened();
    expect(await under.gateway.fetchStatus(query)).toEqual(openReport({ reference, orderId }));
  });

  it('answers nothing for what PayPal never heard of', async () => {
    const nobody = { handle: null, orderId: 'order-0' };
    expect(await under.gateway.fetchStatus({ ...nobody, reference: null })).toBeUndefined();
    expect(await under.gateway.fetchStatus({ ...nobody, reference: 'NEVERHEARD' })).toBeUndefined();
    expect(await under.gateway.fetchStatus({ ...nobody, reference: '../../v1/x' })).toBeUndefined();
  });

  it('tells of an approval without taking the money', async () => {
    const { query, orderId } = await under.opened();
    await under.stand.decide(orderId, 'pay');
    expect(await under.gateway.fetchStatus(query)).toMatchObject({
      state: 'approved',
      capturedMinor: 0,
    });
    expect(under.held(orderId)).toMatchObject([{ state: 'open', capturedMinor: 0 }]);
  });

  it('tells of an order that ended', async () => {
    const { query, orderId } = await under.opened();
    await under.stand.decide(orderId, 'expire');
    expect(await under.gateway.fetchStatus(query)).toMatchObject({ state: 'canceled' });
  });

  it.each(['refuse_500', '429', 'timeout', 'not_json', 'huge', 'slow_drip', 'redirect'] as const)(
    'does not take %s for an answer',
    async (status) => {
      const { query } = await under.opened();
      under.stand.faults.set({ status });
      await expect(under.gateway.fetchStatus(query)).rejects.toMatchObject({
        name: 'GatewayUnavailable',
      });
    },
  );

  it('reads the capture when PayPal has forgotten the order', async () => {
    const { query, orderId } = await under.paid();
    const forgotten: PaymentQuery = { ...query, reference: 'FORGOTTEN' };
    expect(await under.gateway.fetchStatus(forgotten)).toMatchObject({
      reference: query.reference,
      handle: query.handle,
      orderId,
      merchantMatches: true,
      state: 'paid',
      capturedMinor: 1_068,
    });
  });

  it.each([
    ['the sandbox on a live shop', 'https://api-m.sandbox.paypal.com', true, false],
    ['the sandbox on a trial shop', 'https://api-m.sandbox.paypal.com', false, true],
    ['real money on a trial shop', 'https://api-m.paypal.com', false, false],
    ['real money on a live shop', 'https://api-m.paypal.com', true, true],
  ])('knows %s', async (_name, PAYPAL_API_BASE, live, merchantMatches) => {
    const merchantId = under.stand.shopSettings.PAYPAL_MERCHANT_ID;
    const text = JSON.stringify({
      access_token: 'A21',
      expires_in: 300,
      id: 'ORDER1',
      status: 'APPROVED',
      purchase_units: [{ custom_id: 'order-1', payee: { merchant_id: merchantId } }],
    });
    const written = paypal.fields.map(
      ({ name, env }) => [name, under.stand.shopSettings[env]] as const,
    );
    const answering = { request: async () => ({ status: 200, headers: {}, text }), close() {} };
    const opened = openProvider(
      paypal,
      { ...Object.fromEntries(written), baseUrl: PAYPAL_API_BASE },
      { outbound: answering, live },
    );
    if ('problem' in opened) throw new Error('not opened');
    const query = { reference: 'ORDER1', handle: null, orderId: 'order-1' };
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
    openProvider(paypal, { ...settings, ...changes }, { outbound: createHastyOutbound(), live });

  it('are enough for a gateway', () => {
    expect(open({}, true)).toMatchObject({ gateway: { provider: 'paypal' } });
  });

  it.each([
    ['no secret', { clientSecret: '' }, 'clientSecret'],
    ['a short secret', { clientSecret: 'fifteen--bytes!' }, 'clientSecret'],
    [
      'the secret of the documentation',
      { clientSecret: 'paypal-client-secret-example' },
      'clientSecret',
    ],
    ['no client', { clientId: '' }, 'clientId'],
    ['no webhook', { webhookId: '' }, 'webhookId'],
    ["the simulator's webhook", { webhookId: 'WEBHOOK_ID' }, 'webhookId'],
    ['an address that is none', { baseUrl: 'paypal.com' }, 'baseUrl'],
    ['an unsafe address on a live shop', { baseUrl: 'http://127.0.0.1:4242' }, 'baseUrl'],
  ])('with %s are refused', (_name, changes, field) => {
    expect(open(changes, true)).toMatchObject({ problem: { field } });
  });
});
