import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { expect } from 'vitest';
import { insertRows, listRows, updateRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { findWebhooksOf } from '../personal-data.store.ts';

const test = shopTest(['sales'], { env: { WEBHOOK_BODY_DAYS: '30' } });
const { shop } = test;

const db = () => shop.app.platform.db;
const readInbox = (orderId: string) =>
  db().selectFrom('webhook_events').selectAll().where('order_id', '=', orderId).execute();

async function payOnce(): Promise<{ userId: string; orderId: string }> {
  const buyer = await shop.newBuyer();
  const { payment_id: orderId } = (await shop.pay(buyer)).body;
  await shop.bank.decide(orderId, 'pay');
  await shop.settled();
  return { userId: buyer.id, orderId };
}

test('bodies are removed after WEBHOOK_BODY_DAYS; event keys and outcomes stay', async () => {
  const { orderId } = await payOnce();
  const before = await readInbox(orderId);
  expect(before.length).toBeGreaterThan(0);
  expect(before[0]?.body).toContain(orderId);

  shop.app.clock.advance(29 * DAY_MS);
  await shop.app.jobs.run('remove-webhook-bodies');
  expect(await readInbox(orderId)).toEqual(before);

  shop.app.clock.advance(2 * DAY_MS);
  const at = shop.app.clock.now();
  await shop.app.jobs.run('remove-webhook-bodies');
  expect(await readInbox(orderId)).toEqual(
    before.map((row) => ({
      ...row,
      body: `{"removed_at":"${at.toISOString()}"}`,
      body_removed_at: at,
    })),
  );
});

test('bodies are removed when the account is erased, by order or by reference', async () => {
  const [erased, other] = [await payOnce(), await payOnce()];
  const row = (await readInbox(erased.orderId))[0];
  const payment = await shop.payment(erased.orderId);
  await insertRows(db(), 'webhook_events', {
    provider: payment.provider,
    event_key: 'by-reference',
    gateway_reference: payment.gateway_reference,
    order_id: null,
    body: '{"email":"buyer@shop.example"}',
    received_at: shop.app.clock.now(),
    applied_at: shop.app.clock.now(),
    outcome: 'applied',
    last_error: null,
  });
  await updateRows(db(), 'users', { id: erased.userId }, { deleted_at: shop.app.clock.now() });
  await shop.app.jobs.run('remove-webhook-bodies');
  const bodies = await listRows(db(), 'webhook_events', { body_removed_at: null }, [
    'order_id',
    'event_key',
  ]);
  expect(bodies).not.toContainEqual(expect.objectContaining({ event_key: row?.event_key }));
  expect(bodies).not.toContainEqual(expect.objectContaining({ event_key: 'by-reference' }));
  expect(bodies).toContainEqual(expect.objectContaining({ order_id: other.orderId }));
});

test('the personal data export lists webhooks and whether bodies are kept', async () => {
  const [mine, other] = [await payOnce(), await payOnce()];
  const received = await readInbox(mine.orderId);
  const parts = () => findWebhooksOf(db(), mine.userId);
  expect(await parts()).toEqual(
    received.map(({ provider, received_at, applied_at, outcome }) => ({
      payment_id: mine.orderId,
      provider,
      received_at,
      applied_at,
      outcome,
      body_stored: true,
      body_removed_at: null,
    })),
  );
  expect(received.length).toBeGreaterThan(0);
  expect(JSON.stringify(await parts())).not.toContain(other.orderId);
  shop.app.clock.advance(31 * DAY_MS);
  await shop.app.jobs.run('remove-webhook-bodies');
  const at = shop.app.clock.now();
  for (const webhook of await parts()) {
    expect(webhook).toMatchObject({ body_stored: false, body_removed_at: at });
  }
});
