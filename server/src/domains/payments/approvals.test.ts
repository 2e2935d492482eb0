import type { RunningGateway } from '@sesame/emulators/kit/gateway.ts';
import type { Outcome } from '@sesame/emulators/kit/outcomes.ts';
import { startPayPal } from '@sesame/emulators/paypal/start-paypal.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startShop, type TestShop } from '../../../test/start-shop.ts';

/** At PayPal the buyer only agrees; the money moves when the shop takes it. */

let shop: TestShop;
let paypal: RunningGateway;
let now = () => new Date();

beforeAll(async () => {
  paypal = await startPayPal({ retryDelaysMs: [], now: () => now() });
  shop = await startShop({ env: paypal.shopSettings });
  now = () => shop.app.clock.now();
  paypal.setNoticeUrl(`${shop.app.url}/api-payment/api/v1/webhook/paypal`);
  await shop.app.platform.db
    .insertInto('payment_methods')
    .values({
      gateway: 'paypal',
      provider: 'paypal',
      category: 'worldwide',
      title: 'PayPal',
      title_ru: 'PayPal',
      fee_percent: 0,
    })
    .execute();
});
afterEach(async () => {
  paypal.faults.set({});
  await shop.expectClean();
});
afterAll(async () => {
  await shop.stop();
  await paypal.stop();
});

async function open(): Promise<string> {
  const { body } = await shop.pay(await shop.newBuyer(), { gateway: 'paypal' });
  expect(body.url).toMatch(paypal.url);
  return body.payment_id;
}

async function decide(id: string, outcome: Outcome) {
  await paypal.decide(id, outcome);
  await quiet();
}

/** One notice is answered by a capture, which sends the next. */
async function quiet() {
  for (let round = 0; round < 2; round++) {
    await paypal.noticesIdle();
    await shop.settled();
  }
}

const stateOf = async (id: string) => (await shop.payment(id)).state;
const atPayPal = (id: string) => paypal.payments().find(({ orderId }) => orderId === id);

async function reconcile() {
  shop.app.clock.advance(60_000);
  await shop.app.jobs.run('reconcile-payments');
}

test('what the buyer approved is taken when the notice comes', async () => {
  const id = await open();
  await decide(id, 'pay');
  expect(atPayPal(id)).toMatchObject({ state: 'paid', capturedMinor: 490 });
  expect(await shop.payment(id)).toMatchObject({
    state: 'paid',
    captured_minor: 490,
    gateway_handle: expect.any(String),
  });
});

test('it is taken by the reconciliation too, when the notice is lost', async () => {
  const id = await open();
  paypal.faults.set({ notices: 'none' });
  await decide(id, 'pay');
  expect(await stateOf(id)).toBe('pending');
  await reconcile();
  expect(await stateOf(id)).toBe('paid');
});

test('an approval that comes after the end is not taken', async () => {
  const id = await open();
  shop.app.clock.advance(40 * 60_000);
  await shop.app.jobs.run('expire-payments');
  await decide(id, 'pay');
  await reconcile();
  expect(await stateOf(id)).toBe('expired');
  expect(atPayPal(id)).toMatchObject({ state: 'open', capturedMinor: 0 });
});

test('money that was taken in time and arrives after the end is honoured', async () => {
  const id = await open();
  await decide(id, 'pay_slowly');
  expect(await stateOf(id)).toBe('pending');
  shop.app.clock.advance(40 * 60_000);
  await shop.app.jobs.run('expire-payments');
  expect(await stateOf(id)).toBe('expired');
  await decide(id, 'finish');
  expect(await stateOf(id)).toBe('paid');
});

test('a way to pay that its bank declines ends the payment, and nothing is taken later', async () => {
  const id = await open();
  await decide(id, 'decline');
  expect(await stateOf(id)).toBe('failed');
  await reconcile();
  expect(await stateOf(id)).toBe('failed');
  expect(atPayPal(id)).toMatchObject({ state: 'declined', capturedMinor: 0 });
});

test.each<[Outcome, string]>([
  ['pay_less', 'review'],
  ['wrong_currency', 'review'],
  ['other_merchant', 'review'],
  ['pay_more', 'paid'],
])('money that does not fit is held for people: %s', async (outcome, state) => {
  const id = await open();
  await decide(id, outcome);
  expect(await stateOf(id)).toBe(state);
});

test.each<[Outcome[], string, number]>([
  [['refund'], 'refunded', 490],
  [['dispute'], 'disputed', 0],
  [['dispute', 'dispute_won'], 'paid', 0],
  [['dispute', 'dispute_lost'], 'refunded', 490],
])(
  'what happens on its dashboard reaches the shop: %s',
  async (outcomes, state, returned_minor) => {
    const id = await open();
    await decide(id, 'pay');
    for (const outcome of outcomes) await decide(id, outcome);
    expect(await shop.payment(id)).toMatchObject({ state, returned_minor });
  },
);
