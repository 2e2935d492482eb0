import { describe, expect, test } from 'vitest';
import { PUBLISHED_NETWORKS, readNetworks, readYookassaWebhook } from './yookassa-webhooks.ts';

const published = readNetworks(PUBLISHED_NETWORKS);
if (published === undefined) throw new Error('the published networks cannot be parsed');

const payment = {
  id: '22e12f66-000f-5000-8000-18db351245c7',
  status: 'succeeded',
  paid: true,
  metadata: { payment_id: 'order-1' },
};
const succeeded = { type: 'notification', event: 'payment.succeeded', object: payment };

function verify(body: unknown, ip = '185.71.76.7') {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return readYookassaWebhook(
    { headers: {}, rawBody: Buffer.from(text), ip, now: new Date('2026-11-20T12:00:00Z') },
    // Checked above.
    published as NonNullable<typeof published>,
  );
}

describe('the sender', () => {
  test.each([
    '185.71.76.0',
    '185.71.76.31',
    '185.71.77.30',
    '77.75.153.127',
    '77.75.154.128',
    '77.75.156.11',
    '77.75.156.35',
    '2a02:5180::1',
    '2a02:5180:ffff::1',
    '::ffff:185.71.76.7',
  ])('%s is accepted', (ip) => {
    expect(verify(succeeded, ip).kind).toBe('payment');
  });

  test.each([
    '185.71.76.32',
    '185.71.75.255',
    '77.75.153.128',
    '77.75.154.127',
    '77.75.156.12',
    '2a02:5181::1',
    '::ffff:185.71.76.32',
    '127.0.0.1',
    '::1',
    '',
    'unknown',
    '185.71.76.7, 127.0.0.1',
  ])('%j is refused', (ip) => {
    expect(verify(succeeded, ip)).toEqual({ kind: 'forged' });
  });
});

describe('networks in the settings', () => {
  test.each(['127.0.0.1', '127.0.0.0/8, ::1/128', '10.0.0.0/0', '::/0'])(
    '%s are parsed',
    (text) => {
      expect(readNetworks(text)).toBeDefined();
    },
  );

  test.each([
    '',
    '127.0.0.1,',
    '127.0.0.0/33',
    '::1/129',
    '127.0.0.0/-1',
    '127.0.0.0/',
    '127.0.0.0/8/8',
    '127.0.0/8',
    'yookassa.ru',
    '127.0.0.1/8x',
  ])('%j are refused', (text) => {
    expect(readNetworks(text)).toBeUndefined();
  });
});

describe('a webhook', () => {
  test('about a payment contains the payment and our order', () => {
    expect(verify(succeeded)).toEqual({
      kind: 'payment',
      eventKey: 'payment.succeeded 22e12f66-000f-5000-8000-18db351245c7 succeeded',
      reference: '22e12f66-000f-5000-8000-18db351245c7',
      secondaryReference: null,
      orderId: 'order-1',
    });
  });

  test.each([{}, { payment_id: 7 }, { order: 'order-1' }])(
    'about a payment with the metadata %j has no order',
    (metadata) => {
      const verdict = verify({ ...succeeded, object: { ...payment, metadata } });
      expect(verdict).toMatchObject({ kind: 'payment', orderId: null });
    },
  );

  test('about a refund contains its payment', () => {
    const refund = { id: 'refund-1', payment_id: payment.id, status: 'succeeded' };
    expect(verify({ type: 'notification', event: 'refund.succeeded', object: refund })).toEqual({
      kind: 'payment',
      eventKey: 'refund.succeeded refund-1 succeeded',
      reference: payment.id,
      secondaryReference: null,
      orderId: null,
    });
  });

  test.each(['payout.succeeded', 'deal.closed', 'payment_method.active', 'payment.something_new'])(
    'about %s is irrelevant',
    (event) => {
      expect(verify({ ...succeeded, event })).toEqual({ kind: 'irrelevant' });
    },
  );

  test.each([
    '',
    'null',
    '[]',
    '{}',
    '{"type":',
    { ...succeeded, type: 'something' },
    { ...succeeded, object: [] },
    { ...succeeded, object: { status: 'succeeded' } },
    { ...succeeded, object: { id: '', status: 'succeeded' } },
    { type: 'notification', event: 'refund.succeeded', object: { id: 'refund-1' } },
  ])('that is malformed is refused: %j', (body) => {
    expect(verify(body)).toEqual({ kind: 'forged' });
  });
});
