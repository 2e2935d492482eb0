import type { RunningGateway } from '@sesame/emulators/kit/gateway.ts';
import type { Outcome } from '@sesame/emulators/kit/outcomes.ts';
import { startPayPal } from '@sesame/emulators/paypal/start-paypal.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { insertRows, listRows } from '../../../../test/rows.ts';
import { type Shop, startShop } from '../../../../test/shops/start-shop.ts';

/** With PayPal the buyer only approves; the money moves when the shop captures it. */

let shop: Shop<'sales'>;
let paypal: RunningGateway;
let now = () => new Date();

beforeAll(async () => {
  paypal = await startPayPal({ retryDelaysMs: [], now: () => now() });
  shop = await startShop(['sales'], { env: paypal.shopSettings });
  now = () => shop.app.clock.now();
  paypal.setWebhookUrl(`${shop.app.url}/api-payment/api/v1/webhook/paypal`);
  await insertRows(shop.app, 'payment_methods', {
    gateway: 'paypal',
    provider: 'paypal',
    category: 'worldwide',
    title: 'PayPal',
    title_ru: 'PayPal',
    fee_percent: 0,
  });
});
afterEach(async () => {
  paypal.faults.set({});
  paypal.switches.set({});
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

/** Each webhook triggers a capture, which triggers the next webhook. */
async function quiet() {
  for (let round = 0; round < 2; round++) {
    await paypal.webhooksIdle();
    await shop.settled();
  }
}

const stateOf = async (id: string) => (await shop.payment(id)).state;
const atPayPal = (id: string) => paypal.payments().find(({ orderId }) => orderId === id);

const eventsOf = (id: string) =>
  listRows(shop.app, 'payment_events', { payment_id: id }, ['kind', 'detail']);

async function reconcile() {
  shop.app.clock.advance(60_000);
  await shop.app.jobs.run('reconcile-payments');
}

test('an approved payment is captured when the webhook arrives', async () => {
  const id = await open();
  await decide(id, 'pay');
  expect(atPayPal(id)).toMatchObject({ state: 'paid', capturedMinor: 490 });
  expect(await shop.payment(id)).toMatchObject({
    state: 'paid',
    captured_minor: 490,
    gateway_secondary_reference: expect.any(String),
  });
});

test('an approved payment is captured by the reconciliation when the webhook is lost', async () => {
  const id = await open();
  paypal.faults.set({ webhooks: 'none' });
  await decide(id, 'pay');
  expect(await stateOf(id)).toBe('pending');
  await reconcile();
  expect(await stateOf(id)).toBe('paid');
});

test('an approval after the end of the payment is not captured', async () => {
  const id = await open();
  shop.app.clock.advance(40 * 60_000);
  await shop.app.jobs.run('expire-payments');
  await decide(id, 'pay');
  await reconcile();
  expect(await stateOf(id)).toBe('expired');
  expect(atPayPal(id)).toMatchObject({ state: 'open', capturedMinor: 0 });
});

test('money captured in time that arrives after the end is honored', async () => {
  const id = await open();
  await decide(id, 'pay_slowly');
  expect(await stateOf(id)).toBe('pending');
  shop.app.clock.advance(40 * 60_000);
  await shop.app.jobs.run('expire-payments');
  expect(await stateOf(id)).toBe('expired');
  await decide(id, 'finish');
  expect(await stateOf(id)).toBe('paid');
});

test.each([
  { after_decline: 'APPROVED', refused_captures: 'tried again' },
  { after_decline: 'APPROVED', refused_captures: 'remembered' },
  { after_decline: 'PAYER_ACTION_REQUIRED', refused_captures: 'remembered' },
])('a declined source of money leaves the page open for another one: %j', async (reading) => {
  const id = await open();
  paypal.switches.set({ ...reading, capture_issue: 'INSTRUMENT_DECLINED' });
  await decide(id, 'pay');
  await reconcile();
  expect(await shop.payment(id)).toMatchObject({
    state: 'pending',
    checkout_url: atPayPal(id)?.url,
  });
  const declined = async () =>
    (await eventsOf(id))
      .filter(({ kind }) => kind === 'attempt_declined')
      .map(({ detail }) => detail);
  expect(await declined()).toEqual([{ state: 'open', reason: 'instrument_declined' }]);
  paypal.switches.set(reading);
  await decide(id, 'pay');
  expect(await stateOf(id)).toBe('paid');
  expect(atPayPal(id)).toMatchObject({ capturedMinor: 490 });
});

test('a further step that PayPal asks for has a separate address, to which the buyer goes', async () => {
  const id = await open();
  const { checkout_url: first } = await shop.payment(id);
  paypal.switches.set({ capture_issue: 'PAYER_ACTION_REQUIRED' });
  await decide(id, 'pay');
  const { state, checkout_url: second } = await shop.payment(id);
  expect({ state, second }).toEqual({ state: 'pending', second: atPayPal(id)?.url });
  expect(second).not.toBe(first);
  paypal.switches.set({});
  await decide(id, 'pay');
  expect(await stateOf(id)).toBe('paid');
});

test('a refusal that the shop does not know keeps the payment open and alerts', async () => {
  const id = await open();
  paypal.switches.set({ capture_issue: 'MOON_IS_FULL' });
  await decide(id, 'pay');
  expect(await stateOf(id)).toBe('pending');
  const alert = await listRows(shop.app, 'alerts', { subject: id }, ['kind', 'detail']);
  const detail = { provider: 'paypal', message: 'capture refused: MOON_IS_FULL' };
  expect(alert).toEqual([{ kind: 'gateway_unclear', detail }]);
  expect((await eventsOf(id)).map(({ kind }) => kind)).not.toContain('on_its_way');
  paypal.switches.set({});
  await reconcile();
  expect(await stateOf(id)).toBe('paid');
});

test('a refused payment ends, and nothing is captured later', async () => {
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
])('the outcome %s leads to the state %s', async (outcome, state) => {
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
  "changes made on PayPal's dashboard reach the shop: %s",
  async (outcomes, state, returned_minor) => {
    const id = await open();
    await decide(id, 'pay');
    for (const outcome of outcomes) await decide(id, outcome);
    expect(await shop.payment(id)).toMatchObject({ state, returned_minor });
  },
);
