import { describe, expect, test } from 'vitest';
import { createOutbound } from '../../../../platform/network/outbound.ts';
import { createProviderGateway } from '../../providers/create-provider-gateway.ts';
import type { Gateway } from '../gateway.ts';
import type { ReceivedMoney } from '../provider.ts';
import { transferProvider, transferReference } from './transfer.ts';

const ORDER = '0199a000-0000-7000-8000-0123456789ab';
const written = { recipient: 'Ivan P.', bank: 'Example Bank', account: '0000 1234 5678 9012' };

function open(values: Record<string, string> = written, received?: ReceivedMoney): Gateway {
  const opened = createProviderGateway(transferProvider, values, {
    outbound: createOutbound(),
    live: true,
    received: () => Promise.resolve(received),
  });
  if ('problem' in opened) throw new Error(`${opened.problem.kind}: ${opened.problem.field}`);
  return opened.gateway;
}
const query = { reference: ORDER, secondaryReference: null, orderId: ORDER };

describe('the settings', () => {
  test.each(['recipient', 'bank', 'account'])('are incomplete without %s', (field) => {
    expect(() => open({ ...written, [field]: '' })).toThrow(`unset: ${field}`);
  });

  test('are refused with an unknown account kind', () => {
    expect(() => open({ ...written, kind: 'crypto' })).toThrow('wrong: kind');
  });

  test('are shown to the buyer', () => {
    expect(open({ ...written, kind: 'phone', noteRu: 'До 18:00' }).bankDetails).toEqual({
      recipient: 'Ivan P.',
      bank: 'Example Bank',
      account: '0000 1234 5678 9012',
      kind: 'phone',
      note: '',
      noteRu: 'До 18:00',
    });
  });
});

test('the payment page is a page of the shop', async () => {
  const checkout = await open().openCheckout({
    orderId: ORDER,
    amountMinor: 490,
    currency: 'USD',
    description: 'Askara Pro',
    receiptName: 'Askara Pro',
    returnUrl: 'https://shop.example/dashboard/subscriptions?paid=1',
    webhookUrl: 'https://shop.example/webhook',
    expiresAt: new Date(),
    language: 'en',
    email: 'anna@example.com',
    option: null,
  });
  expect(checkout).toEqual({
    reference: ORDER,
    secondaryReference: transferReference(ORDER),
    url: `https://shop.example/buy-loading-cis?payment=${ORDER}`,
  });
});

test('a transfer is open until an operator has recorded money', async () => {
  expect(await open().fetchStatus(query)).toMatchObject({
    orderId: ORDER,
    reference: ORDER,
    state: 'open',
    capturedMinor: 0,
    capturedCurrency: null,
  });
});

test('the recorded money is reported in its own currency', async () => {
  const gateway = open(written, { receivedMinor: 39_000, currency: 'RUB' });
  expect(await gateway.fetchStatus(query)).toMatchObject({
    state: 'paid',
    capturedMinor: 39_000,
    capturedCurrency: 'RUB',
    refundedMinor: null,
  });
});

test('every webhook is forged', async () => {
  const webhook = { headers: {}, rawBody: Buffer.from('{}'), ip: '127.0.0.1', now: new Date() };
  expect(await open().verifyWebhook(webhook)).toEqual({ kind: 'forged' });
});

describe('the reference in the purpose', () => {
  test.each([
    ['0199a000-0000-7000-8000-000000000001', '000000001'],
    ['0199a000-0000-7000-8000-ffffffffffff', '976710655'],
  ])('of %s is %s', (orderId, digits) => {
    expect(transferReference(orderId)).toBe(digits);
  });
});
