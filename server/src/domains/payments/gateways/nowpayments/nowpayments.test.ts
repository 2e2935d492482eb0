import type { AnswerFault } from '@sesame/emulators/kit/faults.ts';
import { describe, expect, test } from 'vitest';
import { connectNowpayments } from '../../../../../test/network/connect-nowpayments.ts';
import { nowpayments } from './nowpayments.ts';

const under = connectNowpayments();

describe('creating a checkout', () => {
  test('returns the invoice and the URL of its page', async () => {
    const request = under.order();
    const checkout = await under.gateway.openCheckout(request);
    expect(checkout.secondaryReference).toBeNull();
    expect(under.held(request.orderId)).toMatchObject([
      {
        id: checkout.reference,
        url: checkout.url,
        amountMinor: 1_299,
        currency: 'USD',
        state: 'open',
      },
    ]);
    expect(under.outbound.calls).toHaveLength(1);
  });

  test.each([
    [1, '0.01'],
    [829, '8.29'],
    [1_000, '10'],
    [12_345_678, '123456.78'],
  ])('sends %i cents as %s', async (amountMinor, dollars) => {
    await under.gateway.openCheckout(under.order({ amountMinor })).catch(() => undefined);
    expect(under.outbound.calls[0]?.body).toContain(`"price_amount":${dollars},`);
  });

  test('requests the coin of the method, and a fixed rate if configured', async () => {
    await under
      .connect({ NOWPAYMENTS_FIXED_RATE: 'on' })
      .openCheckout(under.order({ option: 'ton' }));
    expect(under.outbound.calls.map(({ url }) => new URL(url).pathname)).toEqual([
      '/v1/min-amount',
      '/v1/invoice',
    ]);
    expect(under.outbound.calls[0]?.url).toContain('is_fixed_rate=true');
    expect(JSON.parse(under.outbound.calls[1]?.body ?? '')).toMatchObject({
      pay_currency: 'ton',
      is_fixed_rate: true,
    });
  });

  test('refuses an amount below the minimum of the coin, before creating anything', async () => {
    const enough = under.order({ option: 'btc', amountMinor: 1_235 });
    await under.gateway.openCheckout(enough);
    const small = under.order({ option: 'btc', amountMinor: 1_234 });
    await expect(under.gateway.openCheckout(small)).rejects.toMatchObject({ certainty: 'refused' });
    expect(under.held(small.orderId)).toEqual([]);
  });

  test('refuses an unknown coin', async () => {
    const refused = under.gateway.openCheckout(under.order({ option: 'doge' }));
    await expect(refused).rejects.toMatchObject({ certainty: 'refused' });
  });

  test.each<[AnswerFault, 'refused' | 'unknown']>([
    ['429', 'refused'],
    ['refuse_500', 'unknown'],
    ['timeout', 'unknown'],
    ['work_then_timeout', 'unknown'],
    ['work_then_500', 'unknown'],
    ['not_json', 'unknown'],
    ['huge', 'unknown'],
    ['slow_drip', 'unknown'],
    ['redirect', 'unknown'],
    ['foreign_url', 'unknown'],
  ])('treats %s as %s', async (create, certainty) => {
    under.emulator.faults.set({ create });
    await expect(under.gateway.openCheckout(under.order())).rejects.toMatchObject({
      name: 'GatewayUnavailable',
      certainty,
    });
  });

  test('reports refused for a wrong key', async () => {
    const stranger = under.connect({ NOWPAYMENTS_API_KEY: 'some-other-key-of-nobody' });
    await expect(stranger.openCheckout(under.order())).rejects.toMatchObject({
      certainty: 'refused',
    });
  });

  test.each([
    ['https://nowpayments.io/payment/?iid=1', true],
    ['https://sandbox.nowpayments.io/payment/?iid=1', true],
    ['http://nowpayments.io/payment/?iid=1', false],
    ['https://nowpayments.io.evil.example/', false],
    ['https://evilnowpayments.io/', false],
    ['javascript:alert(1)', false],
  ])('accepts the checkout URL %j: %s', async (url, allowed) => {
    const request = under.order();
    const transport = under.answering({ id: 1, order_id: request.orderId, invoice_url: url });
    const checkout = under.connect({}, { transport }).openCheckout(request);
    if (allowed) await expect(checkout).resolves.toMatchObject({ reference: '1', url });
    else await expect(checkout).rejects.toMatchObject({ certainty: 'unknown' });
  });
});

test.each(['', 'short', 'long-enough-secret-1,short', 'long-enough-secret-1,'])(
  'the IPN secret %j is refused',
  (secret) => {
    const field = nowpayments.fields.find(({ name }) => name === 'ipnSecret');
    expect(field?.schema.safeParse(secret).success).toBe(false);
  },
);
