import { describe, expect, test } from 'vitest';
import { createOutbound } from '../../../platform/outbound.ts';
import { openProvider } from '../providers/open-provider.ts';
import type { Gateway } from './gateway.ts';
import type { SeenMoney } from './provider.ts';
import { transferProvider, transferReference } from './transfer.ts';

const ORDER = '0199a000-0000-7000-8000-0123456789ab';
const written = { recipient: 'Ivan P.', bank: 'Example Bank', account: '0000 1234 5678 9012' };

function open(values: Record<string, string> = written, seen?: SeenMoney): Gateway {
  const opened = openProvider(transferProvider, values, {
    outbound: createOutbound(),
    live: true,
    seen: () => Promise.resolve(seen),
  });
  if ('problem' in opened) throw new Error(`${opened.problem.kind}: ${opened.problem.field}`);
  return opened.gateway;
}
const query = { reference: ORDER, handle: null, orderId: ORDER };

describe('its settings', () => {
  test.each(['recipient', 'bank', 'account'])('without %s it is off', (field) => {
    expect(() => open({ ...written, [field]: '' })).toThrow(`unset: ${field}`);
  });

  test('a number of an unknown kind leaves it off', () => {
    expect(() => open({ ...written, kind: 'crypto' })).toThrow('wrong: kind');
  });

  test('are what the buyer is shown', () => {
    expect(open({ ...written, kind: 'phone', noteRu: 'До 18:00' }).requisites).toEqual({
      recipient: 'Ivan P.',
      bank: 'Example Bank',
      account: '0000 1234 5678 9012',
      kind: 'phone',
      note: '',
      noteRu: 'До 18:00',
    });
  });
});

test('the page to pay on is a page of the shop', async () => {
  const form = await open().createForm({
    orderId: ORDER,
    amountMinor: 490,
    currency: 'USD',
    description: 'Askara Pro',
    returnUrl: 'https://shop.example/dashboard/subscriptions?paid=1',
    notifyUrl: 'https://shop.example/webhook',
    expiresAt: new Date(),
    language: 'en',
    email: 'anna@example.com',
    option: null,
  });
  expect(form).toEqual({
    reference: ORDER,
    handle: transferReference(ORDER),
    url: `https://shop.example/buy-loading-cis?payment=${ORDER}`,
  });
});

test('until somebody has seen money it is open, whatever is asked', async () => {
  expect(await open().fetchStatus(query)).toMatchObject({
    orderId: ORDER,
    reference: ORDER,
    state: 'open',
    capturedMinor: 0,
    capturedCurrency: null,
  });
});

test('what somebody has seen is what came, in the currency it came in', async () => {
  const gateway = open(written, { receivedMinor: 39_000, currency: 'RUB' });
  expect(await gateway.fetchStatus(query)).toMatchObject({
    state: 'paid',
    capturedMinor: 39_000,
    capturedCurrency: 'RUB',
    refundedMinor: null,
  });
});

test('T-W1 no notice is genuine', async () => {
  const notice = { headers: {}, rawBody: Buffer.from('{}'), ip: '127.0.0.1', now: new Date() };
  expect(await open().verifyNotice(notice)).toEqual({ kind: 'forged' });
});

describe('the digits for the purpose', () => {
  test.each([
    ['0199a000-0000-7000-8000-000000000001', '000000001'],
    ['0199a000-0000-7000-8000-ffffffffffff', '976710655'],
  ])('of %s are %s', (orderId, digits) => {
    expect(transferReference(orderId)).toBe(digits);
  });
});
