import { listProviderCoins } from '@sesame/contract/console/payments/gateways.ts';
import {
  choosePaymentCoin,
  estimatePaymentCoin,
  getPaymentPage,
  listPaymentCoins,
} from '@sesame/contract/shop/payment-page.ts';
import { isPaymentPending } from '@sesame/contract/shop/payments.ts';
import type { RunningGateway } from '@sesame/emulators/kit/gateway.ts';
import { startNowpayments } from '@sesame/emulators/nowpayments/start-nowpayments.ts';
import { startTbank } from '@sesame/emulators/tbank/start-tbank.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildOperator } from '../../../../test/build/build-operator.ts';
import type { Buyer } from '../../../../test/build/build-purchase.ts';
import { isSilent } from '../../../../test/database/silent-faults.ts';
import { shortenTimeouts } from '../../../../test/network/shorten-timeouts.ts';
import { insertRows } from '../../../../test/rows.ts';
import { type Shop, startShop } from '../../../../test/shops/start-shop.ts';

let shop: Shop<'sales'>;
let bank: RunningGateway;
let coins: RunningGateway;
let now = () => new Date();

beforeAll(async () => {
  bank = await startTbank({ retryDelaysMs: [], now: () => now() });
  coins = await startNowpayments({ retryDelaysMs: [], now: () => now() });
  const env = { ...bank.shopSettings, ...coins.shopSettings, RUB_PER_USD: '81.23' };
  shop = await startShop(['sales'], { env, gateway: bank });
  shortenTimeouts(shop.app.platform, () => (isSilent(coins.faults.current()) ? 500 : undefined));
  now = () => shop.app.clock.now();
  const method = { category: 'cis', fee_percent: 0, payment_timeout_s: 3_600 } as const;
  await insertRows(shop.app, 'payment_methods', [
    {
      ...method,
      ...{ gateway: 'sbp', title: 'SBP', title_ru: 'СБП' },
      ...{ provider: 'tbank', provider_option: 'sbp', charge_currency: 'RUB' },
    },
    {
      ...method,
      ...{ gateway: 'coins', title: 'Coins', title_ru: 'Монеты' },
      ...{ provider: 'nowpayments', charge_currency: 'USD' },
    },
  ]);
});
afterEach(async () => {
  bank.switches.set({});
  coins.faults.set({});
  await shop.expectClean();
});
afterAll(async () => {
  await shop.stop();
  await bank.stop();
  await coins.stop();
});

const pageOf = (buyer: Buyer, id: string) =>
  shop.app.call(getPaymentPage, { params: { id } }, buyer);

async function order(buyer: Buyer, gateway = 'sbp') {
  const { body, refusal } = await shop.pay(buyer, { gateway });
  expect(refusal).toBeUndefined();
  return body;
}

describe('a payment by the SBP', () => {
  test('is made on a page of the shop, which follows it to its end', async () => {
    const buyer = await shop.newBuyer();
    const { payment_id: id, url } = await order(buyer);
    expect(url).toBe(`${shop.app.url}/dashboard/payments/${id}?pay`);
    const link = bank.payments().find(({ orderId }) => orderId === id)?.url;
    expect((await pageOf(buyer, id)).body).toMatchObject({
      id,
      state: 'open',
      total: 4.9,
      charge: { currency: 'RUB', amount: 398.03 },
      sbp_link: link,
    });
    const pending = await shop.app.call(isPaymentPending, {}, buyer);
    expect(pending.body.payments).toMatchObject([{ id, url }]);

    await bank.decide(id, 'pay_slowly');
    await bank.webhooksIdle();
    shop.app.clock.advance(60_000);
    await shop.app.jobs.run('reconcile-payments');
    await shop.app.jobs.run('sync-payment');
    expect((await pageOf(buyer, id)).body).toMatchObject({ state: 'on_its_way', sbp_link: null });
    await bank.decide(id, 'finish');
    await bank.webhooksIdle();
    await shop.settled();
    const { body } = await pageOf(buyer, id);
    expect(body).toMatchObject({ state: 'paid', sbp_link: null });
    expect(body.access_until).not.toBeNull();
  });

  test('shows no code that must not be paid any more', async () => {
    const buyer = await shop.newBuyer();
    const { payment_id: id } = await order(buyer);
    shop.app.clock.advance(3_600_000);
    expect((await pageOf(buyer, id)).body).toMatchObject({ state: 'ended', sbp_link: null });
  });

  test('is made on a page of the bank when the bank gives no code', async () => {
    bank.switches.set({ qr: 'refused' });
    const buyer = await shop.newBuyer();
    const { payment_id: id, url } = await order(buyer);
    expect(url).toBe(bank.payments().find(({ orderId }) => orderId === id)?.url);
    expect((await pageOf(buyer, id)).status).toBe(404);
  });
});

describe('a payment in coins', () => {
  const choose = (buyer: Buyer, id: string, coin: string) =>
    shop.app.call(choosePaymentCoin, { params: { id }, body: { coin } }, buyer);

  test('is made in a coin that the buyer chooses after its estimate', async () => {
    const buyer = await shop.newBuyer();
    const { payment_id: id } = await order(buyer, 'coins');
    expect((await pageOf(buyer, id)).body).toMatchObject({
      state: 'open',
      total: 4.9,
      coins: { chosen: null },
    });
    const { body: offered } = await shop.app.call(listPaymentCoins, { params: { id } }, buyer);
    expect(offered.map(({ code }) => code)).toEqual(['usdttrc20', 'usdtton', 'ton', 'btc']);
    const estimate = await shop.app.call(
      estimatePaymentCoin,
      { params: { id, coin: 'usdttrc20' } },
      buyer,
    );
    expect(estimate.body).toEqual({ amount: '4.91225', minimum: 1.5, is_enough: true });

    const { body: chosen } = await choose(buyer, id, 'usdttrc20');
    expect(chosen.coins?.chosen).toMatchObject({
      symbol: 'USDT',
      network: 'Tron (TRC-20)',
      amount: '4.91225',
      memo: null,
    });
    // Another coin and back: the first address still applies.
    expect((await choose(buyer, id, 'ton')).body.coins?.chosen?.memo).toBe('104728452');
    shop.app.clock.advance(1_000);
    expect((await choose(buyer, id, 'usdttrc20')).body).toEqual(chosen);
    expect((await pageOf(buyer, id)).body).toEqual(chosen);

    await coins.decide(id, 'pay');
    await coins.webhooksIdle();
    await shop.settled();
    expect((await pageOf(buyer, id)).body).toMatchObject({ state: 'paid', coins: null });
    expect(await shop.payment(id)).toMatchObject({ captured_cents: 490, flags: null });
    expect((await choose(buyer, id, 'ton')).refusal?.code).toBe('payment_closed');
  });

  test('is found without a webhook once a coin was chosen', async () => {
    const buyer = await shop.newBuyer();
    const { payment_id: id } = await order(buyer, 'coins');
    await choose(buyer, id, 'ton');
    coins.faults.set({ webhooks: 'none' });
    await coins.decide(id, 'pay');
    shop.app.clock.advance(60_000);
    await shop.app.jobs.run('reconcile-payments');
    await shop.app.jobs.run('sync-payment');
    expect((await pageOf(buyer, id)).body.state).toBe('paid');
  });

  test('refuses a coin that is not offered, or whose minimum is not met', async () => {
    const buyer = await shop.newBuyer();
    const { payment_id: id } = await order(buyer, 'coins');
    for (const coin of ['doge', 'btc']) {
      expect((await choose(buyer, id, coin)).refusal?.code).toBe('coin_unavailable');
    }
    coins.faults.set({ create: 'timeout' });
    expect((await choose(buyer, id, 'ton')).refusal?.code).toBe('gateway_unavailable');
    coins.faults.set({});
    expect((await choose(buyer, id, 'ton')).status).toBe(200);
    const other = await shop.newBuyer();
    expect((await choose(other, id, 'ton')).refusal?.code).toBe('not_found');
  });

  describe('of which less arrived', () => {
    async function underpaid(buyer: Buyer) {
      const { payment_id: id } = await order(buyer, 'coins');
      await choose(buyer, id, 'usdttrc20');
      await coins.decide(id, 'pay_less', { amountMinor: 290 });
      await coins.webhooksIdle();
      await shop.settled();
      return id;
    }
    const decideRest = async (outcome: 'pay' | 'pay_less', amountMinor?: number) => {
      const rest = coins.payments().at(-1)?.id ?? '';
      await coins.decide(rest, outcome, amountMinor === undefined ? {} : { amountMinor });
      await coins.webhooksIdle();
      await shop.settled();
    };

    test('is completed by a further payment of what is missing', async () => {
      const buyer = await shop.newBuyer();
      const id = await underpaid(buyer);
      expect((await pageOf(buyer, id)).body).toMatchObject({
        state: 'review',
        coins: { chosen: null, missing: 2 },
      });
      const { body } = await choose(buyer, id, 'ton');
      expect(body.coins?.chosen).toMatchObject({ symbol: 'TON', amount: '2.005' });
      expect((await choose(buyer, id, 'ton')).body).toEqual(body);
      await decideRest('pay');
      expect((await pageOf(buyer, id)).body).toMatchObject({ state: 'paid', coins: null });
      expect(await shop.payment(id)).toMatchObject({ captured_cents: 490, flags: null });
    });

    test('is completed in as many payments as it takes', async () => {
      const buyer = await shop.newBuyer();
      const id = await underpaid(buyer);
      await choose(buyer, id, 'ton');
      await decideRest('pay_less', 100);
      expect((await pageOf(buyer, id)).body.state).toBe('review');
      const { body } = await choose(buyer, id, 'ton');
      expect(body.coins?.chosen?.amount).toBe('1.0025');
      await decideRest('pay');
      expect(await shop.payment(id)).toMatchObject({ state: 'paid', captured_cents: 490 });
    });

    test('waits for an operator when the money came to the first address again', async () => {
      const buyer = await shop.newBuyer();
      const id = await underpaid(buyer);
      await coins.decide(id, 'pay_again');
      await coins.webhooksIdle();
      await shop.settled();
      expect(await shop.payment(id)).toMatchObject({ state: 'review' });
    });
  });

  test('is not offered in a coin by the SBP', async () => {
    const buyer = await shop.newBuyer();
    const { payment_id: id } = await order(buyer);
    expect((await choose(buyer, id, 'ton')).refusal?.code).toBe('not_found');
  });
});

test('an operator chooses among the coins of the account', async () => {
  const owner = await buildOperator(shop.app);
  const list = (provider: string) =>
    shop.app.call(listProviderCoins, { params: { provider } }, owner);
  expect((await list('nowpayments')).body).toHaveLength(4);
  expect((await list('tbank')).refusal?.code).toBe('provider_not_live');
});

test('the page of a payment is only for its buyer', async () => {
  const buyer = await shop.newBuyer();
  const { payment_id: id } = await order(buyer);
  expect((await pageOf(await shop.newBuyer(), id)).status).toBe(404);
  expect((await pageOf({ ...buyer, token: 'x'.repeat(43) }, id)).status).toBe(401);
});
