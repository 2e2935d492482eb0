import { getShownRateState, testShownRate } from '@sesame/contract/console/settings/shown-rate.ts';
import { changeSettings, readSettings } from '@sesame/contract/console/settings.ts';
import type { ShownCurrency } from '@sesame/contract/shared/shop-settings.ts';
import { readShownRate } from '@sesame/contract/shop/orders/shown-currency.ts';
import { listPaymentMethods, listPayments } from '@sesame/contract/shop/payments.ts';
import { type RunningRates, startRates } from '@sesame/emulators/rates/start-rates.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildMethod } from '../../../../test/build/build-method.ts';
import { buildOperator } from '../../../../test/build/build-operator.ts';
import { shortenTimeouts } from '../../../../test/network/shorten-timeouts.ts';
import { insertRows, updateRows } from '../../../../test/rows.ts';
import { type Shop, startShop } from '../../../../test/shops/start-shop.ts';

/** The shop's clock is at noon UTC of 10 March 2026, which is 15:00 in Moscow. */
let shop: Shop<'sales'>;
let rates: RunningRates;
let timeoutMs: number | undefined;
beforeAll(async () => {
  rates = await startRates({ now: () => shop.app.clock.now() });
  shop = await startShop(['sales'], { env: rates.shopSettings });
  shortenTimeouts(shop.app.platform, () => timeoutMs);
  await buildMethod(shop.app.platform, { gateway: 'rubles', feePercent: 0, category: 'cis' });
  await updateRows(shop.app, 'payment_methods', { gateway: 'rubles' }, { charge_currency: 'RUB' });
});
beforeEach(async () => {
  shop.app.clock.set('2026-03-10T12:00:00.000Z');
  await shop.app.platform.db.deleteFrom('exchange_rates').execute();
  await shop.app.platform.db.deleteFrom('alerts').execute();
  rates.setDollar('81,2300');
  rates.setDay(undefined);
  rates.setFault(undefined);
  timeoutMs = undefined;
});
afterEach(() => shop.expectClean());
afterAll(async () => {
  await shop.stop();
  await rates.stop();
});

const fetchNow = () => shop.app.jobs.run('fetch-rates');
const storedRates = () =>
  shop.app.platform.db.selectFrom('exchange_rates').selectAll().orderBy('id').execute();
const alerts = () =>
  shop.app.platform.db.selectFrom('alerts').select(['kind', 'subject']).execute();

async function offered(): Promise<{ gateway: string; charge?: unknown }[]> {
  const { token } = await shop.newBuyer();
  const { body } = await shop.app.call(listPaymentMethods, {}, { token });
  return body;
}
const rubles = async () => (await offered()).find(({ gateway }) => gateway === 'rubles');

describe('the rate of the Bank of Russia', () => {
  test('is stored and offered with the methods that charge rubles', async () => {
    expect(await rubles()).toBeUndefined();
    await fetchNow();
    expect(await rubles()).toMatchObject({
      charge: { currency: 'RUB', rate: 81.23, rate_at: '2026-03-09T21:00:00.000Z', source: 'cbr' },
    });
    const others = (await offered()).filter(({ gateway }) => gateway !== 'rubles');
    expect(others.length).toBeGreaterThan(0);
    expect(others.every(({ charge }) => charge === undefined)).toBe(true);
  });

  test('is fetched once an hour', async () => {
    await fetchNow();
    rates.setDollar('82,0000');
    await fetchNow();
    expect(await storedRates()).toMatchObject([{ rate_e4: 812_300 }]);
    shop.app.clock.advance(3_600_000);
    await fetchNow();
    expect(await storedRates()).toMatchObject([
      { rate_e4: 820_000, seen_at: shop.app.clock.now() },
    ]);
  });

  test('of tomorrow is used from tomorrow on', async () => {
    await fetchNow();
    shop.app.clock.advance(6 * 3_600_000);
    rates.setDay('11.03.2026');
    rates.setDollar('83,0000');
    await fetchNow();
    expect(await rubles()).toMatchObject({ charge: { rate: 81.23 } });
    shop.app.clock.set('2026-03-10T21:00:00.000Z');
    expect(await rubles()).toMatchObject({ charge: { rate: 83 } });
  });

  test.each(['error_500', 'hang', 'redirect'] as const)(
    'stays in force when the feed answers with %s',
    async (fault) => {
      await fetchNow();
      shop.app.clock.advance(3_600_000);
      rates.setFault(fault);
      if (fault === 'hang') timeoutMs = 500;
      await fetchNow();
      expect(await rubles()).toMatchObject({ charge: { rate: 81.23 } });
      expect(await alerts()).toEqual([]);
    },
  );

  test('that is implausible raises one alert and is not used', async () => {
    await fetchNow();
    shop.app.clock.advance(24 * 3_600_000);
    rates.setDollar('8,1230');
    await fetchNow();
    await fetchNow();
    expect(await rubles()).toMatchObject({ charge: { rate: 81.23 } });
    expect(await alerts()).toEqual([
      { kind: 'rate_implausible', subject: 'RUB:2026-03-10T21:00:00.000Z' },
    ]);
  });

  test('that cannot be parsed raises an alert', async () => {
    rates.setFault('not_xml');
    await fetchNow();
    expect(await storedRates()).toEqual([]);
    expect(await alerts()).toEqual([{ kind: 'rate_implausible', subject: 'RUB:unreadable' }]);
  });

  test('is no longer used when it was not fetched for five days', async () => {
    await fetchNow();
    shop.app.clock.advance(5 * 24 * 3_600_000 + 1);
    expect(await rubles()).toBeUndefined();
  });

  test('is not fetched while no method charges rubles', async () => {
    const set = (enabled: boolean) =>
      updateRows(shop.app, 'payment_methods', { gateway: 'rubles' }, { enabled });
    await set(false);
    await fetchNow();
    await set(true);
    expect(await storedRates()).toEqual([]);
  });
});

describe('an order in rubles', () => {
  const order = { gateway: 'rubles' } as const;

  test('freezes the amount and the rate, charges rubles and is paid in them', async () => {
    await fetchNow();
    const buyer = await shop.newBuyer();
    const { body, status } = await shop.pay(buyer, { ...order, expected_charge: 398.03 });
    expect(status).toBe(200);
    expect(await shop.payment(body.payment_id)).toMatchObject({
      total_cents: 490,
      charge_currency: 'RUB',
      charge_minor: 39_803,
      rate_e4: 812_300,
      rate_source: 'cbr',
      rate_at: new Date('2026-03-09T21:00:00Z'),
    });
    const atBank = shop.atBank(body.payment_id);
    expect(atBank).toMatchObject({ amountMinor: 39_803, currency: 'RUB' });
    await shop.bank.decide(atBank.id, 'pay');
    await shop.settled();
    expect(await shop.payment(body.payment_id)).toMatchObject({
      state: 'paid',
      captured_minor: 39_803,
      captured_cents: 490,
    });
    const { body: history } = await shop.app.call(listPayments, { query: {} }, buyer);
    expect(history).toMatchObject([
      { total: 4.9, charge: { currency: 'RUB', amount: 398.03, rate: 81.23, source: 'cbr' } },
    ]);
  });

  test('is refused with the current amount when the buyer expected another one', async () => {
    await fetchNow();
    const buyer = await shop.newBuyer();
    const { status, refusal } = await shop.pay(buyer, { ...order, expected_charge: 390 });
    expect(status).toBe(409);
    expect(refusal).toMatchObject({
      code: 'price_changed',
      lines: { total: 4.9 },
      charge: { currency: 'RUB', amount: 398.03, rate: 81.23 },
    });
  });

  test('repeated soon after a rate change is the same payment, unless the buyer expects the new amount', async () => {
    await fetchNow();
    const buyer = await shop.newBuyer();
    const first = await shop.pay(buyer, { ...order, expected_charge: 398.03 });
    shop.app.clock.advance(10 * 60_000);
    await useRate(820_000);
    const again = await shop.pay(buyer, order);
    expect(again.body.payment_id).toBe(first.body.payment_id);
    const seenOld = await shop.pay(buyer, { ...order, expected_charge: 398.03 });
    expect(seenOld.body.payment_id).toBe(first.body.payment_id);
    const seenNew = await shop.pay(buyer, { ...order, expected_charge: 401.8 });
    expect(seenNew.body.payment_id).not.toBe(first.body.payment_id);
    expect(await shop.payment(first.body.payment_id)).toMatchObject({ state: 'canceled' });
    expect(await shop.payment(seenNew.body.payment_id)).toMatchObject({ charge_minor: 40_180 });
  });

  test('repeated half an hour later uses the new rate and cancels the old payment', async () => {
    await updateRows(
      shop.app,
      'payment_methods',
      { gateway: 'rubles' },
      { payment_timeout_s: 86_400 },
    );
    await fetchNow();
    const buyer = await shop.newBuyer();
    const first = await shop.pay(buyer, order);
    shop.app.clock.advance(30 * 60_000);
    const same = await shop.pay(buyer, order);
    expect(same.body.payment_id).toBe(first.body.payment_id);
    await useRate(820_000);
    const { refusal } = await shop.pay(buyer, { ...order, expected_charge: 398.03 });
    expect(refusal).toMatchObject({ code: 'price_changed', charge: { amount: 401.8 } });
    const second = await shop.pay(buyer, { ...order, expected_charge: 401.8 });
    expect(second.body.payment_id).not.toBe(first.body.payment_id);
    expect(await shop.payment(first.body.payment_id)).toMatchObject({ state: 'canceled' });
  });

  test('is refused while no rate is known', async () => {
    const { status, refusal } = await shop.pay(await shop.newBuyer(), order);
    expect({ status, code: refusal?.code }).toEqual({ status: 409, code: 'method_unavailable' });
  });

  /** Inserts a rate as if an operator had set it. */
  async function useRate(rate_e4: number) {
    const at = shop.app.clock.now();
    await insertRows(shop.app, 'exchange_rates', {
      currency: 'RUB',
      rate_e4,
      source: 'operator',
      set_at: at,
      seen_at: at,
      created_at: at,
      created_by: null,
      ended_at: null,
    });
  }
});

describe('the currency shown beside prices', () => {
  let token: string;
  beforeAll(async () => {
    token = (await buildOperator(shop.app)).token;
  });
  beforeEach(() => enableRubles(false));
  afterEach(async () => {
    await show(null);
    await enableRubles(true);
  });

  const enableRubles = (enabled: boolean) =>
    updateRows(shop.app, 'payment_methods', { gateway: 'rubles' }, { enabled });
  const show = async (shown_currency: ShownCurrency | null) => {
    const { version } = (await shop.app.call(readSettings, {}, { token })).body;
    const body = { version, shown_currency, reason: 'Buyers think in it' };
    expect((await shop.app.call(changeSettings, { body }, { token })).status).toBe(200);
  };
  const shown = async () => (await shop.app.call(readShownRate, {})).body.shown;
  const state = async () =>
    (await shop.app.call(getShownRateState, { query: { currency: 'EUR' } }, { token })).body;
  const fetchEuro = async () =>
    (await shop.app.call(testShownRate, { body: { currency: 'EUR' } }, { token })).body;

  test('is none by default, and then no rate is fetched', async () => {
    await fetchNow();
    expect(await shown()).toBeNull();
    expect(await storedRates()).toEqual([]);
  });

  test('has a separate rate, and that of rubles stays what is charged', async () => {
    await enableRubles(true);
    await show('EUR');
    expect(await shown()).toBeNull();
    await fetchNow();
    // 81.23 rubles of a dollar, 93.7812 of a euro.
    expect(await shown()).toEqual({
      currency: 'EUR',
      rate: 0.8662,
      rate_at: '2026-03-09T21:00:00.000Z',
    });
    expect(await rubles()).toMatchObject({ charge: { currency: 'RUB', rate: 81.23 } });
    await show('RUB');
    expect(await shown()).toMatchObject({ currency: 'RUB', rate: 81.23 });
    // Of 100 tenge the feed has the price in rubles.
    await show('KZT');
    await fetchNow();
    expect(await shown()).toMatchObject({ currency: 'KZT', rate: 520.0051 });
  });

  test('is tested before it is saved, warns after a day without an answer and ends after five', async () => {
    expect(await state()).toMatchObject({ rate: null, stale: false });
    expect(await fetchEuro()).toMatchObject({ problem: null, rate: 0.8662, stale: false });
    await show('EUR');
    rates.setFault('error_500');
    shop.app.clock.advance(25 * 3_600_000);
    ({ token } = await buildOperator(shop.app));
    expect(await fetchEuro()).toMatchObject({
      problem: 'no_answer',
      rate: 0.8662,
      seen_at: '2026-03-10T12:00:00.000Z',
      stale: true,
    });
    expect(await shown()).toMatchObject({ rate: 0.8662 });
    shop.app.clock.advance(4 * 24 * 3_600_000);
    expect(await shown()).toBeNull();
    ({ token } = await buildOperator(shop.app));
  });

  test('is not shown at a rate that looks wrong, which raises an alert of that currency', async () => {
    await fetchEuro();
    rates.setDollar('8,1230');
    expect(await fetchEuro()).toMatchObject({ problem: 'implausible', rate: 0.8662 });
    expect(await alerts()).toEqual([
      { kind: 'rate_implausible', subject: 'EUR:2026-03-09T21:00:00.000Z' },
    ]);
  });
});
