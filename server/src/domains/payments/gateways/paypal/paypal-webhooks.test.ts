import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { selfSignedCertificate } from '@sesame/emulators/paypal/self-signed-certificate.ts';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../../platform/http/errors.ts';
import { OutboundError, type OutboundRequest } from '../../../../platform/network/outbound.ts';
import { createPayPalCertificates } from './paypal-certificates.ts';
import { isSignedByPayPal, readWebhook, signedMessage } from './paypal-webhooks.ts';
import type { PayPalCapture } from './paypal-wire.ts';

const now = new Date('2026-11-20T12:00:00Z');
const webhookId = '8PT597110X687430L';
const LIVE = 'https://api-m.paypal.com';
const CERTIFICATE = 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-1d93a270';
const paypal = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const rawBody = Buffer.from('{"id":"WH-1"}');

function certificateOf(privateKey: KeyObject, changes: { validFrom?: Date; validTo?: Date } = {}) {
  return selfSignedCertificate({
    privateKey,
    commonName: 'messageverificationcerts.paypal.com',
    validFrom: new Date('2026-01-01'),
    validTo: new Date('2027-01-01'),
    ...changes,
  });
}

/** A certificate cache whose HTTP client returns `text`, and the requests it made. */
function certificates({
  text = certificateOf(paypal.privateKey),
  status = 200,
  baseUrl = LIVE,
} = {}) {
  const requests: OutboundRequest[] = [];
  const outbound = {
    async request(request: OutboundRequest) {
      requests.push(request);
      return { status, headers: {}, text };
    },
  };
  return { requests, keys: createPayPalCertificates(baseUrl, outbound) };
}

interface Delivery {
  id?: string;
  time?: string;
  body?: Buffer;
  key?: KeyObject;
  webhook?: string;
  algorithm?: 'RSA-SHA256' | 'RSA-SHA1';
}

function signed(delivery: Delivery = {}): Record<string, string> {
  const {
    id = '69cd13f0-d67a-11e5-baa3-778b53f4ae55',
    time = now.toISOString().replace('.000', ''),
    body = rawBody,
    key = paypal.privateKey,
    webhook = webhookId,
    algorithm = 'RSA-SHA256',
  } = delivery;
  const message = signedMessage({ id, time, webhookId: webhook, rawBody: body });
  return {
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': sign(algorithm, Buffer.from(message), key).toString('base64'),
    'paypal-cert-url': CERTIFICATE,
    'paypal-auth-algo': 'SHA256withRSA',
  };
}

function verify(
  headers: Record<string, string | string[] | undefined>,
  { keys } = certificates(),
  body = rawBody,
) {
  return isSignedByPayPal({ headers, rawBody: body, ip: '192.0.2.1', now }, webhookId, keys);
}

function at(offsetS: number): string {
  return new Date(now.getTime() + offsetS * 1_000).toISOString();
}

describe('the signed message', () => {
  test('ends with the CRC-32 of the body, in decimal', () => {
    expect(crc32(rawBody)).toBe(838_965_618);
    const message = signedMessage({ id: 'a', time: 'b', webhookId: 'c', rawBody });
    expect(message).toBe('a|b|c|838965618');
  });
});

describe('a signature', () => {
  test('is genuine under the certificate that PayPal serves', async () => {
    expect(await verify(signed())).toBe(true);
  });

  test.each([
    ['sent now', 0],
    ['sent by a clock ahead of ours', 300],
    ['retried on the third day', -3 * 86_400],
  ])('is valid for a webhook %s', async (_name, offsetS) => {
    expect(await verify(signed({ time: at(offsetS) }))).toBe(true);
  });

  test.each([
    ['older than any retry', -4 * 86_400],
    ['from the future', 301],
  ])('is invalid for a webhook %s', async (_name, offsetS) => {
    const wire = certificates();
    expect(await verify(signed({ time: at(offsetS) }), wire)).toBe(false);
    expect(wire.requests).toEqual([]);
  });

  test.each<[string, Record<string, string | string[] | undefined>]>([
    ['no headers', {}],
    ['no signature', { ...signed(), 'paypal-transmission-sig': undefined }],
    ['an empty signature', { ...signed(), 'paypal-transmission-sig': '' }],
    ['two signatures', { ...signed(), 'paypal-transmission-sig': ['a', 'b'] }],
    ['another key', signed({ key: stranger.privateKey })],
    ['the id of another webhook', signed({ webhook: '1JE4291016473214C' })],
    ["the simulator's webhook", signed({ webhook: 'WEBHOOK_ID' })],
    ['a SHA-1 digest', signed({ algorithm: 'RSA-SHA1' })],
    ['another algorithm', { ...signed(), 'paypal-auth-algo': 'SHA1withRSA' }],
    ['a changed timestamp', { ...signed(), 'paypal-transmission-time': at(-1) }],
    ['a changed id', { ...signed(), 'paypal-transmission-id': 'other' }],
    ['an invalid timestamp', { ...signed(), 'paypal-transmission-time': 'yesterday' }],
    [
      'a separator in a field',
      { ...signed(), 'paypal-transmission-id': `${signed()['paypal-transmission-id']}|x` },
    ],
  ])('is refused with %s', async (_name, headers) => {
    expect(await verify(headers)).toBe(false);
  });

  test('is refused when a byte of the body changed', async () => {
    const changed = Buffer.from(rawBody.toString().replace('WH-1', 'WH-2'));
    expect(await verify(signed(), certificates(), changed)).toBe(false);
  });
});

describe('a certificate', () => {
  test.each([
    'http://api.paypal.com/v1/notifications/certs/CERT-1',
    'https://api.paypal.com.evil.example/v1/notifications/certs/CERT-1',
    'https://evil-paypal.com/v1/notifications/certs/CERT-1',
    'https://evilpaypal.com/v1/notifications/certs/CERT-1',
    'https://paypal.com/v1/notifications/certs/CERT-1',
    'https://evil.example/v1/notifications/certs/CERT-1?.paypal.com',
    'https://api.paypal.com@evil.example/v1/notifications/certs/CERT-1',
    'https://api.paypal.com:8443/v1/notifications/certs/CERT-1',
    'https://api.paypal.com/v1/notifications/certs/../../oauth2/CERT-1',
    'https://api.paypal.com/donate/CERT-1',
    'https://api.paypal.com/v1/notifications/certs/CERT-1?next=https://evil.example',
    'http://127.0.0.1/v1/notifications/certs/CERT-1',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'not an address',
  ])('is never fetched from %s', async (address) => {
    const wire = certificates();
    expect(await verify({ ...signed(), 'paypal-cert-url': address }, wire)).toBe(false);
    expect(wire.requests).toEqual([]);
  });

  test('is fetched from the configured emulator, and then only from there', async () => {
    const baseUrl = 'http://127.0.0.1:4242';
    const wire = certificates({ baseUrl });
    const own = `${baseUrl}/v1/notifications/certs/CERT-1`;
    expect(await verify({ ...signed(), 'paypal-cert-url': own }, wire)).toBe(true);
    expect(await verify(signed(), wire)).toBe(false);
    const other = 'http://127.0.0.1:4243/v1/notifications/certs/CERT-1';
    expect(await verify({ ...signed(), 'paypal-cert-url': other }, wire)).toBe(false);
    expect(wire.requests).toMatchObject([{ url: own, allowHosts: ['127.0.0.1:4242'] }]);
  });

  test('is fetched once for all webhooks that name it, even in parallel', async () => {
    const wire = certificates();
    await Promise.all(Array.from({ length: 20 }, () => verify(signed(), wire)));
    expect(await verify(signed(), wire)).toBe(true);
    expect(wire.requests).toHaveLength(1);
  });

  test.each([
    ['is not a certificate', { text: '<html>' }],
    ['does not exist', { status: 404 }],
    ['is expired', { text: certificateOf(paypal.privateKey, { validTo: new Date('2026-11-20') }) }],
    [
      'is not valid yet',
      { text: certificateOf(paypal.privateKey, { validFrom: new Date('2026-11-21') }) },
    ],
  ])('that %s is refused', async (_name, answer) => {
    expect(await verify(signed(), certificates(answer))).toBe(false);
  });

  test('that cannot be fetched makes the sender retry', async () => {
    const request = () => Promise.reject(new OutboundError('unknown', 'no answer in time'));
    const keys = createPayPalCertificates(LIVE, { request });
    const verdict = verify(signed(), { requests: [], keys });
    await expect(verdict).rejects.toMatchObject({ name: 'GatewayUnavailable' });
  });

  test('is counted before each fetch, but not when cached', async () => {
    const wire = certificates();
    let counted = 0;
    const countLookup = async () => {
      if (++counted > 2) throw new Refusal('too_many_requests');
    };
    const verifyCounted = (headers: ReturnType<typeof signed>) =>
      isSignedByPayPal(
        { headers, rawBody, ip: '192.0.2.1', now, countLookup },
        webhookId,
        wire.keys,
      );
    for (let count = 0; count < 5; count++) expect(await verifyCounted(signed())).toBe(true);
    expect(counted).toBe(1);
    const withCertificate = (index: number) => ({
      ...signed(),
      'paypal-cert-url': `${CERTIFICATE}${index}`,
    });
    await verifyCounted(withCertificate(1));
    const { length: fetched } = wire.requests;
    await expect(verifyCounted(withCertificate(2))).rejects.toMatchObject({
      code: 'too_many_requests',
    });
    expect(wire.requests).toHaveLength(fetched);
    expect(await verifyCounted(signed())).toBe(true);
  });

  test('is fetched only a few at a time for many forged URLs', async () => {
    const waiting: (() => void)[] = [];
    const request = () =>
      new Promise<never>((_resolve, reject) => {
        waiting.push(() => reject(new OutboundError('refused', 'gone')));
      });
    const keys = createPayPalCertificates(LIVE, { request });
    const verdicts = Array.from({ length: 40 }, (_, index) =>
      keys.findKey(`${CERTIFICATE}${index}`, now).catch((error: Error) => error.message),
    );
    await Promise.resolve();
    expect(waiting.length).toBeLessThanOrEqual(4);
    for (const end of waiting) end();
    expect(await Promise.all(verdicts)).toContain('Too many certificates of PayPal at once');
  });
});

describe('a genuine webhook', () => {
  const related = { supplementary_data: { related_ids: { order_id: 'ORDER1' } } };
  const captured: PayPalCapture = {
    id: 'CAPTURE1',
    status: 'COMPLETED',
    amount: { currency_code: 'USD', value: 1_299 },
    custom_id: 'order-1',
    ...related,
  };

  function read(event_type: string, resource: object, known: PayPalCapture[] = [captured]) {
    const body = Buffer.from(JSON.stringify({ id: 'WH-1', event_type, resource }));
    return readWebhook(body, async (id) => known.find((capture) => capture.id === id));
  }

  const about = { kind: 'payment', eventKey: 'WH-1', orderId: 'order-1' };
  const up = (path: string) => [{ rel: 'up', href: `https://api.paypal.com${path}` }];

  test.each<[string, object, object]>([
    [
      'CHECKOUT.ORDER.APPROVED',
      { id: 'ORDER1', status: 'APPROVED', purchase_units: [{ custom_id: 'order-1' }] },
      { reference: 'ORDER1', secondaryReference: null },
    ],
    [
      'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
      { order_id: 'ORDER1', purchase_units: [{ custom_id: 'order-1' }] },
      { reference: 'ORDER1', secondaryReference: null },
    ],
    ['PAYMENT.CAPTURE.COMPLETED', captured, { reference: 'ORDER1', secondaryReference: null }],
    ['PAYMENT.CAPTURE.PENDING', captured, { reference: 'ORDER1', secondaryReference: null }],
    ['PAYMENT.CAPTURE.DENIED', captured, { reference: 'ORDER1', secondaryReference: null }],
    [
      'PAYMENT.CAPTURE.REFUNDED',
      { id: 'REFUND1', custom_id: 'order-1', links: up('/v2/payments/captures/CAPTURE1') },
      { reference: null, secondaryReference: 'CAPTURE1' },
    ],
    [
      'PAYMENT.REFUND.FAILED',
      { id: 'REFUND1', links: up('/v2/payments/captures/CAPTURE1') },
      { reference: 'ORDER1', secondaryReference: 'CAPTURE1' },
    ],
    [
      'PAYMENT.CAPTURE.REVERSED',
      {
        id: 'CAPTURE1',
        links: [
          { rel: 'self', href: 'https://api.paypal.com/v2/payments/captures/CAPTURE1' },
          ...up('/v2/checkout/orders/ORDER1'),
        ],
      },
      { reference: 'ORDER1', secondaryReference: 'CAPTURE1' },
    ],
    [
      'CUSTOMER.DISPUTE.CREATED',
      { dispute_id: 'PP-D-1', disputed_transactions: [{ seller_transaction_id: 'CAPTURE1' }] },
      { reference: 'ORDER1', secondaryReference: 'CAPTURE1' },
    ],
  ])('with %s identifies its payment', async (type, resource, expected) => {
    expect(await read(type, resource)).toEqual({ ...about, ...expected });
  });

  test.each<[string, string, object]>([
    ['an event the shop does not follow', 'BILLING.PLAN.CREATED', captured],
    ['an unknown payment', 'PAYMENT.CAPTURE.COMPLETED', { id: 'CAPTURE9' }],
    [
      'a dispute about an unknown payment',
      'CUSTOMER.DISPUTE.CREATED',
      { disputed_transactions: [{ seller_transaction_id: 'CAPTURE9' }] },
    ],
    ['a dispute without transactions', 'CUSTOMER.DISPUTE.CREATED', { disputed_transactions: [] }],
    [
      'a refund of an unknown payment',
      'PAYMENT.CAPTURE.REFUNDED',
      { links: up('/v2/payments/captures/CAPTURE9') },
    ],
    [
      'an id with a path traversal',
      'CUSTOMER.DISPUTE.CREATED',
      { disputed_transactions: [{ seller_transaction_id: '../../v1/oauth2/token' }] },
    ],
  ])('is irrelevant when it is about %s', async (_name, type, resource) => {
    expect(await read(type, resource)).toEqual({ kind: 'irrelevant' });
  });

  test.each(['', 'null', '[]', '{}', '{"id":1}', '{"id":"WH-1","event_type":"X"}', '{"id":'])(
    'is refused when it is not an event: %s',
    async (text) => {
      expect(await readWebhook(Buffer.from(text), async () => undefined)).toEqual({
        kind: 'forged',
      });
    },
  );
});
