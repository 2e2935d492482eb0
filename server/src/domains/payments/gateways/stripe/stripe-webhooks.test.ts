import { createHmac } from 'node:crypto';
import { listen } from '@sesame/emulators/kit/test/listen.ts';
import { startStripe } from '@sesame/emulators/stripe/start-stripe.ts';
import Stripe from 'stripe';
import { afterAll, describe, expect, test } from 'vitest';
import { createOutbound } from '../../../../platform/network/outbound.ts';
import { stripe } from './stripe.ts';
import { readStripeWebhook } from './stripe-webhooks.ts';

const outbound = createOutbound();
afterAll(() => outbound.close());

/** The official library, used to sign test webhooks. */
const library = new Stripe('sk_test_0123456789abcdef');
const secrets = ['whsec_the_new_secret', 'whsec_the_old_secret'];
const now = new Date('2026-11-20T12:00:00.500Z');
const sentAt = Math.floor(now.getTime() / 1000);
const gateway = stripe.create(
  {
    apiBase: 'http://127.0.0.1:9',
    secretKey: 'sk_test_0123456789abcdef',
    webhookSecrets: secrets.join(','),
  },
  { outbound, live: false },
);

function event(type: string, object: object): string {
  return JSON.stringify({
    id: 'evt_1',
    object: 'event',
    api_version: '2026-10-28.endive',
    created: sentAt,
    livemode: false,
    type,
    data: { object },
  });
}

const paid = event('checkout.session.completed', {
  id: 'cs_1',
  object: 'checkout.session',
  payment_intent: 'pi_1',
  client_reference_id: 'order-1',
  metadata: { payment_id: 'order-1', note: 'Сезам' },
});
const sign = (secret: string, timestamp = sentAt, payload = paid) =>
  library.webhooks.generateTestHeaderString({ payload, secret, timestamp });
const verify = (signature: string | string[] | undefined, body = paid, at = now) =>
  gateway.verifyWebhook({
    headers: { 'stripe-signature': signature },
    rawBody: Buffer.from(body),
    ip: '192.0.2.1',
    now: at,
  });

describe('a webhook', () => {
  test.each(secrets)('signed by the official library under %s is genuine', async (secret) => {
    expect(await verify(sign(secret))).toEqual({
      kind: 'payment',
      eventKey: 'evt_1',
      reference: 'cs_1',
      secondaryReference: 'pi_1',
      orderId: 'order-1',
    });
  });

  test('is genuine under one of several signatures', async () => {
    const both = `${sign('whsec_somebody_elses')},${sign('whsec_the_old_secret').split(',')[1]}`;
    expect(await verify(both)).toMatchObject({ kind: 'payment' });
  });

  test.each([-300, 300])('is accepted at the limit of its age, %i s', async (age) => {
    const onTheSecond = new Date(sentAt * 1000);
    const signature = sign('whsec_the_new_secret', sentAt + age);
    expect(await verify(signature, paid, onTheSecond)).toMatchObject({ kind: 'payment' });
  });

  test.each([
    ['no signature', undefined],
    ['an empty signature', ''],
    ['two headers', [sign('whsec_the_new_secret')]],
    ['a malformed signature', 't=1,v1=00'],
    ['another key', sign('whsec_somebody_elses')],
    ['an empty key', `t=${sentAt},v1=${digest('', `${sentAt}.${paid}`)}`],
    ['a short digest', sign('whsec_the_new_secret').slice(0, -2)],
    ['a longer digest', `${sign('whsec_the_new_secret')}00`],
    ['a digest without the timestamp', `t=${sentAt},v1=${digest('whsec_the_new_secret', paid)}`],
    ['a changed timestamp', sign('whsec_the_new_secret').replace(`${sentAt}`, `${sentAt + 1}`)],
    ['a second timestamp', sign('whsec_the_new_secret', sentAt - 900).concat(`,t=${sentAt}`)],
    ['a scheme that Stripe does not use', sign('whsec_the_new_secret').replace('v1', 'v0')],
    ['an old timestamp', sign('whsec_the_new_secret', sentAt - 301)],
    ['a future timestamp', sign('whsec_the_new_secret', sentAt + 302)],
  ])('is refused with %s', async (_name, signature) => {
    expect(await verify(signature)).toEqual({ kind: 'forged' });
  });

  test('is refused when a byte of the body changed', async () => {
    const changed = paid.replace('order-1', 'order-2');
    expect(await verify(sign('whsec_the_new_secret'), changed)).toEqual({ kind: 'forged' });
  });

  test.each(['null', '[]', '{}', '{"id":"evt_1","object":"event"}', '{"id":'])(
    'is refused when signed but not an event: %s',
    async (body) => {
      expect(await verify(sign('whsec_the_new_secret', sentAt, body), body)).toEqual({
        kind: 'forged',
      });
    },
  );

  test.each([
    [
      'an event that the shop does not follow',
      event('customer.created', { id: 'cus_1', object: 'customer' }),
    ],
    [
      'a session of another shop with the same account',
      event('checkout.session.completed', { id: 'cs_2', object: 'checkout.session', metadata: {} }),
    ],
    [
      'a refund without a payment intent',
      event('refund.updated', { id: 're_1', object: 'refund', payment_intent: null }),
    ],
  ])('is acknowledged and dropped when it is about %s', async (_name, body) => {
    expect(await verify(sign('whsec_the_new_secret', sentAt, body), body)).toEqual({
      kind: 'irrelevant',
    });
  });

  test('about a charge identifies the order by the metadata of the charge', async () => {
    const body = event('charge.refunded', {
      id: 'ch_1',
      object: 'charge',
      payment_intent: 'pi_1',
      metadata: { payment_id: 'order-1' },
    });
    expect(await verify(sign('whsec_the_new_secret', sentAt, body), body)).toMatchObject({
      reference: null,
      secondaryReference: 'pi_1',
      orderId: 'order-1',
    });
  });

  test('is verified as in the published example', () => {
    const body = '{"id":"evt_1"}';
    const v1 = 'c89214b5b5da833daed6f0b8c5bb6bd58cea9022bd80ccc78230f3942d632925';
    expect(digest('whsec_test', `1700000000.${body}`)).toBe(v1);
    const known = event('charge.refunded', { id: 'ch_1', object: 'charge' });
    const signed = `t=1700000000,v1=${digest('whsec_test', `1700000000.${known}`)}`;
    const read = (rawBody: string, header: string) =>
      readStripeWebhook(
        {
          headers: { 'stripe-signature': header },
          rawBody: Buffer.from(rawBody),
          now: new Date(1_700_000_000_000),
        },
        ['whsec_test'],
        library.webhooks,
      );
    expect(read(known, signed)).toMatchObject({ id: 'evt_1', type: 'charge.refunded' });
    expect(read(known, `t=1700000000,v1=${v1}`)).toBeUndefined();
  });
});

describe('webhooks of the running emulator', () => {
  test('are genuine as they arrive, including disputes and dashboard refunds', async () => {
    const shop = await listen();
    const emulator = await startStripe({ webhookUrl: `${shop.url}/webhooks`, retryDelaysMs: [] });
    const { shopSettings } = emulator;
    const values = stripe.fields.map(({ name, env }) => [name, shopSettings[env] ?? '']);
    const connected = stripe.create(Object.fromEntries(values), { outbound, live: false });
    const { reference } = await connected.openCheckout({
      orderId: 'order-1',
      amountMinor: 1_068,
      currency: 'USD',
      description: 'Askara Pro',
      receiptName: 'Askara Pro',
      returnUrl: shop.url,
      webhookUrl: `${shop.url}/webhooks`,
      expiresAt: new Date(Date.now() + 3_600_000),
      language: 'ru',
      email: 'buyer@example.com',
      option: null,
    });
    for (const outcome of ['pay', 'refund_pending', 'refund_fails', 'dispute'] as const) {
      await emulator.decide('order-1', outcome);
      await emulator.webhooksIdle();
    }
    expect(shop.webhooks).toHaveLength(5);
    for (const { headers, rawBody } of shop.webhooks) {
      const verdict = await connected.verifyWebhook({
        headers,
        rawBody: Buffer.from(rawBody),
        ip: '192.0.2.1',
        now: new Date(),
      });
      expect(verdict).toMatchObject({ kind: 'payment', orderId: 'order-1' });
      if (rawBody.includes('checkout.session')) expect(verdict).toMatchObject({ reference });
    }
    await emulator.stop();
    const [, , refunded] = shop.webhooks;
    // A dashboard refund does not name the order, and Stripe cannot be reached now.
    await expect(
      connected.verifyWebhook({
        headers: refunded?.headers ?? {},
        rawBody: Buffer.from(refunded?.rawBody ?? ''),
        ip: '192.0.2.1',
        now: new Date(),
      }),
    ).rejects.toMatchObject({ name: 'GatewayUnavailable' });
    await shop.stop();
  });
});

function digest(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
