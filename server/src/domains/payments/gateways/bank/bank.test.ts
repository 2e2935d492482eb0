import { createHmac } from 'node:crypto';
import { paymentView } from '@sesame/emulators/bank/payment.ts';
import { signWebhook } from '@sesame/emulators/bank/sign-webhook.ts';
import { type RunningBank, startBank } from '@sesame/emulators/bank/start-bank.ts';
import type { AnswerFault } from '@sesame/emulators/kit/faults.ts';
import { listen } from '@sesame/emulators/kit/test/listen.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  buildCheckoutRequest,
  openReport,
} from '../../../../../test/build/build-checkout-request.ts';
import { closedAddress, createFastOutbound } from '../../../../../test/network/fast-outbound.ts';
import type { Gateway } from '../gateway.ts';
import { createBankGateway } from './bank.ts';

const outbound = createFastOutbound(() => bank);
let bank: RunningBank;
let gateway: Gateway;

beforeAll(async () => {
  bank = await startBank({ retryDelaysMs: [] });
  gateway = connect(bank);
});
afterAll(async () => {
  outbound.close();
  await bank.stop();
});
afterEach(() => bank.faults.set({}));

function connect({ url, apiKey, webhookSecret }: RunningBank) {
  return createBankGateway({ url, apiKey, webhookSecrets: [webhookSecret] }, { outbound });
}

const query = ({ orderId }: { orderId: string }, reference: string | null = null) => ({
  reference,
  secondaryReference: null,
  orderId,
});
const held = (orderId: string) => bank.payments().filter((payment) => payment.orderId === orderId);

describe('creating a checkout', () => {
  test('returns the reference and the URL of the bank page', async () => {
    const request = buildCheckoutRequest();
    const checkout = await gateway.openCheckout(request);
    expect(held(request.orderId)).toMatchObject([
      { id: checkout.reference, url: checkout.url, amountMinor: 1_068, state: 'open' },
    ]);
  });

  test('returns the same checkout for the same order, in any language', async () => {
    const request = buildCheckoutRequest();
    const checkouts = await Promise.all([
      ...Array.from({ length: 10 }, () => gateway.openCheckout(request)),
      gateway.openCheckout({ ...request, language: 'ru' }),
    ]);
    expect(new Set(checkouts.map((checkout) => checkout.reference)).size).toBe(1);
    expect(held(request.orderId)).toHaveLength(1);
  });

  test.each<[AnswerFault, 'refused' | 'unknown']>([
    ['refuse_500', 'unknown'],
    ['work_then_500', 'unknown'],
    ['work_then_timeout', 'unknown'],
    ['slow_drip', 'unknown'],
    ['not_json', 'unknown'],
    ['huge', 'unknown'],
    ['redirect', 'unknown'],
    ['foreign_url', 'unknown'],
    ['script_url', 'unknown'],
  ])('treats %s as %s', async (create, certainty) => {
    bank.faults.set({ create });
    await expect(gateway.openCheckout(buildCheckoutRequest())).rejects.toMatchObject({
      name: 'GatewayUnavailable',
      certainty,
    });
  });

  test('returns the existing payment after a timeout', async () => {
    const request = buildCheckoutRequest();
    bank.faults.set({ create: 'work_then_timeout', once: true });
    await expect(gateway.openCheckout(request)).rejects.toMatchObject({ certainty: 'unknown' });
    await bank.decide(request.orderId, 'pay');
    const checkout = await gateway.openCheckout(request);
    expect(held(request.orderId)).toMatchObject([{ id: checkout.reference, state: 'paid' }]);
  });

  test('reports unknown when the order exists there with another amount', async () => {
    const request = buildCheckoutRequest();
    await gateway.openCheckout(request);
    const changed = gateway.openCheckout({ ...request, amountMinor: 1 });
    await expect(changed).rejects.toMatchObject({ certainty: 'unknown' });
  });

  test('reports refused when the bank rejects the request', async () => {
    const refused = gateway.openCheckout(buildCheckoutRequest({ description: '' }));
    await expect(refused).rejects.toMatchObject({ certainty: 'refused' });
    const stranger = createBankGateway(
      { url: bank.url, apiKey: 'some wrong key', webhookSecrets: [bank.webhookSecret] },
      { outbound },
    );
    await expect(stranger.openCheckout(buildCheckoutRequest())).rejects.toMatchObject({
      certainty: 'refused',
    });
  });

  test('reports refused when the connection fails', async () => {
    const url = await closedAddress();
    const gone = createBankGateway(
      { url, apiKey: bank.apiKey, webhookSecrets: [bank.webhookSecret] },
      { outbound },
    );
    await expect(gone.openCheckout(buildCheckoutRequest())).rejects.toMatchObject({
      certainty: 'refused',
    });
  });
});

describe('fetching a payment', () => {
  test('finds it by reference and by order', async () => {
    const request = buildCheckoutRequest();
    const { reference } = await gateway.openCheckout(request);
    const report = openReport({ reference, orderId: request.orderId });
    expect(await gateway.fetchStatus(query(request, reference))).toEqual(report);
    expect(await gateway.fetchStatus(query(request))).toEqual(report);
  });

  test('returns undefined for an unknown payment', async () => {
    const orderId = 'never-heard & of?';
    expect(await gateway.fetchStatus(query({ orderId }))).toBeUndefined();
    expect(await gateway.fetchStatus(query({ orderId }, '../healthz'))).toBeUndefined();
  });

  test.each([
    ['pay', { state: 'paid', capturedMinor: 1_068, capturedCurrency: 'USD' }],
    ['pay_less', { state: 'paid', capturedMinor: 1_067, capturedCurrency: 'USD' }],
    ['wrong_currency', { state: 'paid', capturedMinor: 1_068, capturedCurrency: 'EUR' }],
    ['decline', { state: 'declined', capturedMinor: 0, capturedCurrency: null }],
    ['expire', { state: 'expired', capturedMinor: 0 }],
  ] as const)('reports the outcome of %s', async (outcome, expected) => {
    const request = buildCheckoutRequest();
    const { reference } = await gateway.openCheckout(request);
    await bank.decide(reference, outcome);
    const report = await gateway.fetchStatus(query(request, reference));
    expect(report).toMatchObject(expected);
  });

  test.each(['refuse_500', 'timeout', 'not_json', 'huge', 'slow_drip', 'redirect'] as const)(
    'rejects the broken response %s',
    async (status) => {
      const request = buildCheckoutRequest();
      const { reference } = await gateway.openCheckout(request);
      bank.faults.set({ status });
      const answer = gateway.fetchStatus(query(request, reference));
      await expect(answer).rejects.toMatchObject({ name: 'GatewayUnavailable' });
    },
  );

  test.each([
    ['another merchant', { merchant: 'someone-else', live: false }],
    ['live money', { merchant: 'sesame-demo', live: true }],
  ])('does not match %s', async (_name, strange) => {
    const [payment] = bank.payments();
    if (payment === undefined) throw new Error('the bank has no payment yet');
    const text = JSON.stringify({ ...paymentView(payment, payment.url), ...strange });
    const answering = { request: async () => ({ status: 200, headers: {}, text }) };
    const misconfigured = createBankGateway(
      { url: bank.url, apiKey: bank.apiKey, webhookSecrets: [bank.webhookSecret] },
      { outbound: answering },
    );
    const report = await misconfigured.fetchStatus(query({ orderId: 'order-1' }, 'pay_x'));
    expect(report?.merchantMatches).toBe(false);
  });
});

describe('canceling and refunding', () => {
  test('cancels an open payment and leaves a completed one unchanged', async () => {
    const request = buildCheckoutRequest();
    const { reference } = await gateway.openCheckout(request);
    await gateway.cancel(query(request, reference));
    await gateway.cancel(query(request, reference));
    expect(held(request.orderId)).toMatchObject([{ state: 'canceled' }]);
    await gateway.cancel(query(request, 'pay_unknown'));
  });

  test('refunds once per key', async () => {
    const request = buildCheckoutRequest();
    const { reference } = await gateway.openCheckout(request);
    await bank.decide(reference, 'pay');
    const refund = (amountMinor: number, key: string) =>
      gateway.refund?.({
        ...query(request, reference),
        amountMinor,
        currency: 'USD',
        full: false,
        key: `${request.orderId}-${key}`,
      });
    await refund(68, 'r1');
    await refund(68, 'r1');
    await refund(1_000, 'r2');
    expect(held(request.orderId)).toMatchObject([{ state: 'refunded', refundedMinor: 1_068 }]);
    const more = refund(1, 'r3');
    await expect(more).rejects.toMatchObject({ certainty: 'refused' });
  });
});

describe('a webhook', () => {
  const ip = '192.0.2.1';
  const now = new Date('2026-11-20T12:00:00.500Z');
  const sentAt = Math.floor(now.getTime() / 1000);
  const rawBody = Buffer.from(
    JSON.stringify({
      id: 'evt_1',
      type: 'payment.paid',
      created_at: sentAt,
      payment: { id: 'pay_1', order_id: 'order-1', status: 'paid', note: 'Сезам' },
    }),
  );
  const secrets = ['whsec_the_new_secret', 'whsec_the_old_secret'];
  const rotating = createBankGateway(
    { url: 'http://127.0.0.1:9', apiKey: 'key', webhookSecrets: secrets },
    { outbound },
  );
  const sign = (secret: string, at = sentAt, body = rawBody) =>
    signWebhook(secret, body.toString(), at);
  const verify = (signature: string | string[] | undefined, body = rawBody) =>
    rotating.verifyWebhook({ headers: { 'bank-signature': signature }, rawBody: body, ip, now });

  test.each(secrets)('is genuine under %s, new or old', async (secret) => {
    expect(await verify(sign(secret))).toEqual({
      kind: 'payment',
      eventKey: 'evt_1',
      reference: 'pay_1',
      secondaryReference: null,
      orderId: 'order-1',
    });
  });

  test.each([-300, 300])('is accepted at the limit of its age, %i s', async (age) => {
    const onTheSecond = new Date(sentAt * 1000);
    const webhook = { headers: { 'bank-signature': sign('whsec_the_new_secret', sentAt + age) } };
    expect(
      await rotating.verifyWebhook({ ...webhook, rawBody, ip, now: onTheSecond }),
    ).toMatchObject({ kind: 'payment' });
  });

  test.each([
    ['no signature', undefined],
    ['an empty signature', ''],
    ['two headers', [sign('whsec_the_new_secret')]],
    ['a malformed signature', 't=1,v1=00'],
    ['another key', sign('whsec_somebody_elses')],
    ['an empty key', sign('')],
    ['a short digest', sign('whsec_the_new_secret').slice(0, -2)],
    ['a longer digest', `${sign('whsec_the_new_secret')}00`],
    ['capital letters', sign('whsec_the_new_secret').toUpperCase()],
    ['a digest without the timestamp', `t=${sentAt},v1=${digestWithoutTime()}`],
    ['a changed timestamp', sign('whsec_the_new_secret').replace(`${sentAt}`, `${sentAt + 1}`)],
    ['an old timestamp', sign('whsec_the_new_secret', sentAt - 301)],
    ['a future timestamp', sign('whsec_the_new_secret', sentAt + 301)],
  ])('is refused with %s', async (_name, signature) => {
    expect(await verify(signature)).toEqual({ kind: 'forged' });
  });

  test('is refused when a byte of the body changed', async () => {
    const changed = Buffer.from(rawBody.toString().replace('order-1', 'order-2'));
    expect(await verify(sign('whsec_the_new_secret'), changed)).toEqual({ kind: 'forged' });
  });

  test.each(['', 'null', '[]', '{}', '{"id":"evt_1","payment":{"id":1}}', '{"id":'])(
    'is refused when signed but malformed: %s',
    async (text) => {
      const body = Buffer.from(text);
      const verdict = await verify(sign('whsec_the_new_secret', sentAt, body), body);
      expect(verdict).toEqual({ kind: 'forged' });
    },
  );

  test('from the running emulator is genuine as it arrives', async () => {
    const shop = await listen();
    const request = buildCheckoutRequest({ webhookUrl: `${shop.url}/webhooks` });
    const { reference } = await gateway.openCheckout(request);
    await bank.decide(reference, 'pay');
    await bank.webhooksIdle();
    await shop.stop();
    const [arrived] = shop.webhooks;
    const verified = await gateway.verifyWebhook({
      headers: { 'bank-signature': arrived?.headers['bank-signature'] },
      rawBody: Buffer.from(arrived?.rawBody ?? ''),
      ip,
      now: new Date(),
    });
    expect(verified).toMatchObject({ reference, orderId: request.orderId });
  });

  function digestWithoutTime() {
    return createHmac('sha256', 'whsec_the_new_secret').update(rawBody).digest('hex');
  }
});

describe('the webhook secrets', () => {
  test.each([[[]], [['']], [['fifteen bytes!!']], [['whsec_long_enough_1', 'short']]])(
    '%j are refused at startup',
    (webhookSecrets) => {
      const start = () =>
        createBankGateway({ url: bank.url, apiKey: bank.apiKey, webhookSecrets }, { outbound });
      expect(start).toThrow('BANK_WEBHOOK_SECRET');
    },
  );
});
