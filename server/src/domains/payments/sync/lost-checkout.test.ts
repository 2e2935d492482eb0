import type { RunningGateway } from '@sesame/emulators/kit/gateway.ts';
import { startYookassa } from '@sesame/emulators/yookassa/start-yookassa.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertRows } from '../../../../test/rows.ts';
import { type Shop, startShop } from '../../../../test/shops/start-shop.ts';
import { gatewaysOf } from '../providers/live-gateways.ts';
import { webhookUrl } from '../providers/webhook-url.ts';

/** YooKassa: no lookup by our id, charges in rubles, and unsigned webhooks. */
let gateway: RunningGateway;
let shop: Shop<'sales'>;
let address: string;

beforeAll(async () => {
  gateway = await startYookassa({ retryDelaysMs: [] });
  shop = await startShop(['sales'], {
    env: { ...gateway.shopSettings, RUB_PER_USD: '81.2345' },
    gateway,
  });
  await insertRows(shop.app, 'payment_methods', {
    gateway: 'yookassa',
    provider: 'yookassa',
    category: 'cis',
    title: 'YooKassa',
    title_ru: 'ЮKassa',
    fee_percent: 0,
    charge_currency: 'RUB',
  });
  const live = await gatewaysOf(shop.app.platform).get('yookassa');
  if (live === undefined) throw new Error('the gateway is not live');
  address = webhookUrl(shop.app.url, live);
});
beforeEach(() => gateway.setWebhookUrl(address));
afterEach(async () => {
  gateway.faults.set({});
  await shop.expectClean();
});
afterAll(async () => {
  await shop.stop();
  await gateway.stop();
});

const newest = () => gateway.payments().at(-1);

async function decide(...[id, ...rest]: Parameters<RunningGateway['decide']>) {
  await gateway.decide(id, ...rest);
  await gateway.webhooksIdle();
  await shop.settled();
}

async function reconcile() {
  shop.app.clock.advance(60_000);
  await shop.app.jobs.run('reconcile-payments');
}

test('an order in rubles is charged, captured and refunded', async () => {
  const { body } = await shop.pay(await shop.newBuyer(), { gateway: 'yookassa' });
  const id = body.payment_id;
  expect(newest()).toMatchObject({ orderId: id, amountMinor: 39_805, currency: 'RUB' });
  await decide(id, 'pay');
  expect(await shop.payment(id)).toMatchObject({
    state: 'paid',
    captured_minor: 39_805,
    captured_currency: 'RUB',
    captured_cents: 490,
  });
  await decide(id, 'refund', { amountMinor: 10_000 });
  expect(await shop.payment(id)).toMatchObject({
    state: 'partially_refunded',
    returned_minor: 10_000,
  });
});

test('a checkout whose response was lost is found by the reconciliation', async () => {
  gateway.faults.set({ create: 'work_then_timeout', once: true });
  const { status } = await shop.pay(await shop.newBuyer(), { gateway: 'yookassa' });
  expect(status).toBe(503);
  const { id: reference, orderId: id = '' } = newest() ?? {};
  gateway.faults.set({ webhooks: 'none' });
  await decide(id, 'pay');
  expect(await shop.payment(id)).toMatchObject({ state: 'pending', gateway_reference: null });
  await reconcile();
  expect(await shop.payment(id)).toMatchObject({ state: 'paid', gateway_reference: reference });
});

/** Sends the webhook of a successful payment, whether it was paid or not. */
function claimPaid(to: string, id: string) {
  const object = {
    id: newest()?.id,
    status: 'succeeded',
    paid: true,
    metadata: { payment_id: id },
  };
  return fetch(to, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'notification', event: 'payment.succeeded', object }),
  });
}

test('a webhook at a URL without the secret key is refused', async () => {
  const { body } = await shop.pay(await shop.newBuyer(), { gateway: 'yookassa' });
  const id = body.payment_id;
  gateway.faults.set({ webhooks: 'none' });
  await decide(id, 'pay');
  const bare = address.replace(/\/[^/]+$/, '');
  for (const to of [bare, `${bare}/yookassa`, `${address}x`, `${bare}/${'x'.repeat(43)}`]) {
    expect((await claimPaid(to, id)).status).toBe(400);
  }
  expect(await shop.payment(id)).toMatchObject({ state: 'pending' });
  expect((await claimPaid(address, id)).status).toBe(200);
  await shop.settled();
  expect(await shop.payment(id)).toMatchObject({ state: 'paid' });
});

test('a webhook only triggers a sync: its claims are not trusted', async () => {
  const { body } = await shop.pay(await shop.newBuyer(), { gateway: 'yookassa' });
  const id = body.payment_id;
  expect((await claimPaid(address, id)).status).toBe(200);
  await shop.settled();
  expect(await shop.payment(id)).toMatchObject({ state: 'pending', captured_minor: 0 });
});
