import { getPaymentPage } from '@sesame/contract/shop/payment-page.ts';
import { isPaymentPending } from '@sesame/contract/shop/payments.ts';
import type { RunningGateway } from '@sesame/emulators/kit/gateway.ts';
import { startTbank } from '@sesame/emulators/tbank/start-tbank.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Buyer } from '../../../../test/build/build-purchase.ts';
import { type Shop, startShop } from '../../../../test/shops/start-shop.ts';

let shop: Shop<'sales'>;
let bank: RunningGateway;
let now = () => new Date();

beforeAll(async () => {
  bank = await startTbank({ retryDelaysMs: [], now: () => now() });
  shop = await startShop(['sales'], {
    env: { ...bank.shopSettings, RUB_PER_USD: '81.23' },
    gateway: bank,
  });
  now = () => shop.app.clock.now();
  await shop.app.platform.db
    .insertInto('payment_methods')
    .values({
      gateway: 'sbp',
      provider: 'tbank',
      provider_option: 'sbp',
      category: 'cis',
      title: 'SBP',
      title_ru: 'СБП',
      fee_percent: 0,
      charge_currency: 'RUB',
      payment_timeout_s: 3_600,
    })
    .execute();
});
afterEach(async () => {
  bank.switches.set({});
  await shop.expectClean();
});
afterAll(async () => {
  await shop.stop();
  await bank.stop();
});

const pageOf = (buyer: Buyer, id: string) =>
  shop.app.call(getPaymentPage, { params: { id } }, buyer);

async function order(buyer: Buyer) {
  const { body, refusal } = await shop.pay(buyer, { gateway: 'sbp' });
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

test('the page of a payment is only for its buyer', async () => {
  const buyer = await shop.newBuyer();
  const { payment_id: id } = await order(buyer);
  expect((await pageOf(await shop.newBuyer(), id)).status).toBe(404);
  expect((await pageOf({ ...buyer, token: 'x'.repeat(43) }, id)).status).toBe(401);
});
