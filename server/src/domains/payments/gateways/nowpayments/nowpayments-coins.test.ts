import { describe, expect, test } from 'vitest';
import { connectNowpayments } from '../../../../../test/network/connect-nowpayments.ts';
import type { CoinGateway } from '../coins.ts';
import type { Gateway } from '../gateway.ts';

const under = connectNowpayments();

function coinsOf({ coins }: Gateway): CoinGateway {
  if (coins === undefined) throw new Error('the gateway has no coins');
  return coins;
}

describe('the coins', () => {
  test('have a name, a symbol and a network in plain words', async () => {
    expect(await coinsOf(under.gateway).list()).toContainEqual({
      code: 'usdttrc20',
      name: 'Tether USD (Tron)',
      symbol: 'USDT',
      network: 'Tron (TRC-20)',
    });
  });

  test('are those of the setting, in its order, that the account accepts', async () => {
    const coins = coinsOf(under.connect({ NOWPAYMENTS_COINS: 'btc,doge,usdttrc20' }));
    expect((await coins.list()).map(({ code }) => code)).toEqual(['btc', 'usdttrc20']);
    expect(await coins.listAll()).toHaveLength(4);
  });

  test('are asked for once in ten minutes, and again after a failure', async () => {
    const now = () => new Date(0);
    const coins = coinsOf(under.connect({}, { now }));
    under.emulator.faults.set({ status: 'refuse_500', once: true });
    await expect(coins.list()).rejects.toMatchObject({ name: 'GatewayUnavailable' });
    await coins.list();
    under.outbound.calls.length = 0;
    await coins.list();
    await coins.listAll();
    expect(under.outbound.calls).toEqual([]);
  });

  test('are chosen on the page of the provider where the operator prefers it', async () => {
    const gateway = under.connect({ NOWPAYMENTS_PAGE: 'provider' });
    expect(gateway.coins).toBeUndefined();
    expect(await gateway.openCheckout(under.order())).not.toHaveProperty('ownPage');
  });
});

test('an estimate says how many coins a price is now, and the minimum of the coin', async () => {
  expect(await coinsOf(under.gateway).estimate('btc', 1_299)).toEqual({
    amount: '13.022475',
    minimumCents: 1_235,
  });
});

describe('a payment in a coin', () => {
  test('has an address, the amount and a memo, and is found before any webhook', async () => {
    const request = under.order();
    const { orderId } = request;
    const { reference, ownPage } = await under.gateway.openCheckout(request);
    expect(ownPage).toMatchObject({ kind: 'coins' });
    const opened = await coinsOf(under.gateway).open({ coin: 'ton', orderId, reference });
    expect(opened).toMatchObject({
      address: expect.stringMatching(/^T\w{33}$/),
      memo: '104728452',
      amount: '13.022475',
      expiresAt: null,
    });
    const query = { reference, secondaryReference: opened.id, orderId };
    expect(await under.gateway.fetchStatus(query)).toMatchObject({ state: 'open' });
    await under.emulator.decide(orderId, 'pay');
    expect(await under.gateway.fetchStatus(query)).toMatchObject({
      state: 'paid',
      capturedMinor: 1_299,
      secondaryReference: opened.id,
    });
  });

  test('can be chosen again in another coin', async () => {
    const request = under.order();
    const { orderId } = request;
    const { reference } = await under.gateway.openCheckout(request);
    const coins = coinsOf(under.gateway);
    const first = await coins.open({ coin: 'ton', orderId, reference });
    const second = await coins.open({ coin: 'usdttrc20', orderId, reference });
    expect(second.id).not.toBe(first.id);
    expect(second.memo).toBeNull();
    const query = { reference, secondaryReference: first.id, orderId };
    expect(await under.gateway.fetchStatus(query)).toMatchObject({ state: 'open' });
  });

  test('ends with its rate where the rate is fixed', async () => {
    const gateway = under.connect({ NOWPAYMENTS_FIXED_RATE: 'on' });
    const request = under.order();
    const { orderId } = request;
    const { reference } = await gateway.openCheckout(request);
    const opened = await coinsOf(gateway).open({ coin: 'btc', orderId, reference });
    expect(opened.expiresAt?.getTime()).toBeGreaterThan(Date.now());
  });

  test('of another order is refused', async () => {
    const { reference } = await under.gateway.openCheckout(under.order());
    const foreign = { coin: 'btc', orderId: 'another order', reference };
    await expect(coinsOf(under.gateway).open(foreign)).rejects.toMatchObject({
      certainty: 'unknown',
    });
  });
});
