import { listAlerts } from '@sesame/contract/console/alerts/alerts.ts';
import { getConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { changeSettings, readSettings } from '@sesame/contract/console/settings.ts';
import { readSubscription, revokeSubscription } from '@sesame/contract/console/subscriptions.ts';
import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { shopLimits } from '@sesame/contract/shared/shop-settings.ts';
import {
  listActiveSubscriptions,
  listEndedSubscriptions,
  readItem,
} from '@sesame/contract/shop/access.ts';
import { getPayment } from '@sesame/contract/shop/payment-detail.ts';
import { listPayments, startPayment } from '@sesame/contract/shop/payments.ts';
import { expect } from 'vitest';
import { buildOperator } from '../../../../test/build/build-operator.ts';
import {
  type BuiltProduct,
  type Buyer,
  buildProduct,
} from '../../../../test/build/build-purchase.ts';
import { listRows, updateRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { importSecrets } from '../../access/index.ts';

/** A month for 4.90, with two services. */
let old: BuiltProduct;
/** The same, with the first of these services and one that has no items yet. */
let next: BuiltProduct;
const test = shopTest(['refunds']);
const { shop } = test;
/** How long the items are kept unless the shop says otherwise. */
const KEPT_DAYS = shopLimits.kept_items_days.standard;
test.beforeAll(async () => {
  old = await buildProduct(shop.app.platform, { origins: 2 });
  next = await buildProduct(shop.app.platform, { origins: 2 });
  await updateRows(
    shop.app,
    'product_services',
    { product_id: next.id, position: 0 },
    { service_id: serviceOf(old, 0) },
  );
});

function serviceOf({ serviceIds }: BuiltProduct, position: number): number {
  const id = serviceIds[position];
  if (id === undefined) throw new Error('the product has no such service');
  return id;
}
async function addItems(serviceId: number, codes: readonly string[]): Promise<void> {
  const { platform } = shop.app;
  const at = platform.clock.now();
  const secrets = codes.map((code) => ({ code }));
  await importSecrets(platform.db, platform, { serviceId, kind: 'unique', secrets, at });
  await shop.app.jobs.run('fulfil-deliveries');
  await shop.settled();
}
const activeOf = async ({ token }: Buyer) =>
  (await shop.app.call(listActiveSubscriptions, {}, { token })).body;
const endedOf = async ({ token }: Buyer) =>
  (await shop.app.call(listEndedSubscriptions, {}, { token })).body;
const codeOf = async (id: string, { token }: Buyer) =>
  (await shop.app.call(readItem, { params: { id } }, { token })).body.secret;
const statusOf = async (id: string, { token }: Buyer) =>
  (await shop.app.call(readItem, { params: { id } }, { token })).status;

/** A buyer who has changed from the old product to the new one, with what they had and paid. */
async function changed() {
  const buyer = await shop.newBuyer();
  const codes = [`first of ${buyer.id}`, `second of ${buyer.id}`] as const;
  await addItems(serviceOf(old, 0), [codes[0]]);
  await addItems(serviceOf(old, 1), [codes[1]]);
  const { body: paid } = await shop.pay(buyer, { priceId: old.priceId });
  await shop.bank.decide(paid.payment_id, 'pay');
  await shop.settled();
  const [had] = await activeOf(buyer);
  if (had === undefined) throw new Error('nothing was bought');
  const change = { subscription: had.id, credit: 4.9 };
  const { body } = await shop.app.call(
    startPayment,
    {
      query: { subscription_price_id: String(next.priceId) },
      body: { gateway: 'free', change },
    },
    { token: buyer.token },
  );
  await shop.settled();
  return { buyer, codes, had, from: paid.payment_id, to: body.payment_id };
}

test('items stay usable until the new ones are delivered, and an item of a service of both plans goes on', async () => {
  const { buyer, codes, had, from, to } = await changed();
  const until = new Date(shop.app.clock.now().getTime() + KEPT_DAYS * DAY_MS).toISOString();
  const active = await activeOf(buyer);
  expect(active).toMatchObject([{ sub_plan_id: next.id, fulfilment_pending: true }]);
  expect(active[0]?.items).toEqual([had.items[0]]);
  const [card] = await endedOf(buyer);
  const second = had.items[1]?.id ?? '';
  expect(card).toMatchObject({
    id: had.id,
    changed_to: { duration: '1 mon' },
    kept: { until, items: [{ id: second }] },
  });
  expect(await codeOf(second, buyer)).toBe(codes[1]);
  const console = (id: string) =>
    shop.app.call(readSubscription, { params: { id } }, shop.operator);
  expect((await console(had.id)).body).toMatchObject({
    state: 'ended',
    changed_to: { payment_id: to },
    kept: { subscription_id: active[0]?.id, until },
    grants: [{ changed: { payment_id: to, paid: 4.9, credit: 4.9 } }],
  });

  await addItems(serviceOf(next, 1), [`new of ${buyer.id}`]);
  const [ready] = await activeOf(buyer);
  expect(ready).toMatchObject({ fulfilment_pending: false, items: [had.items[0], {}] });
  const [after] = await endedOf(buyer);
  expect(after?.changed_to).toBeDefined();
  expect(after?.kept).toBeUndefined();
  expect(await statusOf(second, buyer)).toBe(404);
  expect(await codeOf(had.items[0]?.id ?? '', buyer)).toBe(codes[0]);
  expect((await console(had.id)).body.kept).toBeUndefined();

  // The history, the page of the payment and the console say the same.
  const { token } = buyer;
  const { body: history } = await shop.app.call(listPayments, { query: {} }, { token });
  const replaced = { title: card?.changed_to?.title, duration: '1 mon' };
  expect(history.find(({ id }) => id === from)).toMatchObject({
    status: 'Expired',
    changed_to: replaced,
  });
  expect(history.find(({ id }) => id === to)?.changed_to).toBeUndefined();
  const { body: page } = await shop.app.call(getPayment, { params: { id: from } }, { token });
  expect(page).toMatchObject({
    changed_to: replaced,
    next_step: { kind: 'changed', actions: ['subscriptions'] },
  });
  const { body: shown } = await shop.app.call(
    getConsolePayment,
    { params: { id: from } },
    shop.operator,
  );
  expect(shown.changed_to).toMatchObject({ ...replaced, payment_id: to });
  await shop.app.jobs.run('remind-subscriptions');
  await shop.settled();
  const reminders = await listRows(
    shop.app,
    'subscription_reminders',
    { subscription_id: had.id },
    ['kind'],
  );
  expect(reminders).toEqual([]);
});

test('a dispute of the payment whose days became credit raises an alert about the new plan', async () => {
  const { from, to } = await changed();
  const alerts = async () =>
    (await shop.app.call(listAlerts, { query: { state: 'open', subject: to } }, shop.operator))
      .body;
  await shop.report(from, { state: 'disputed' });
  const { number } = await shop.payment(from);
  expect(await alerts()).toMatchObject([
    { kind: 'credit_reversed', payment_id: to, detail: { source: from, source_number: number } },
  ]);
  await shop.app.jobs.run('close-handled-alerts');
  expect(await alerts()).toHaveLength(1);
  await shop.report(from, { state: 'paid' });
  await shop.app.jobs.run('close-handled-alerts');
  expect(await alerts()).toEqual([]);
});

test('items are kept for the days that the shop allows, then only the order without items remains', async () => {
  const { buyer, had } = await changed();
  const second = had.items[1]?.id ?? '';
  shop.app.clock.advance(KEPT_DAYS * DAY_MS - 1);
  expect(await statusOf(second, buyer)).toBe(200);
  shop.app.clock.advance(1);
  expect(await statusOf(second, buyer)).toBe(404);
  expect((await endedOf(buyer))[0]?.kept).toBeUndefined();
  const [active] = await activeOf(buyer);
  expect(active).toMatchObject({ sub_plan_id: next.id, fulfilment_pending: true });
  await shop.app.jobs.run('fulfil-deliveries');
  const { body: alerts } = await shop.app.call(
    listAlerts,
    { query: { state: 'open', record: `subscription:${active?.id}` } },
    shop.operator,
  );
  expect(alerts.map(({ kind }) => kind)).toContain('delivery_late');
});

test.each([
  [60, 'items are kept no longer than access would have lasted'],
  [0, 'items are not kept where the shop keeps none'],
])('with %i days %s', async (days) => {
  await keepFor(days);
  try {
    const { buyer, had } = await changed();
    const second = had.items[1]?.id ?? '';
    const [card] = await endedOf(buyer);
    expect(card?.changed_to).toBeDefined();
    expect(card?.kept?.until).toBe(days === 0 ? undefined : had.date_end);
    expect(await statusOf(second, buyer)).toBe(days === 0 ? 404 : 200);
  } finally {
    await keepFor(KEPT_DAYS);
  }
});

/** Saves how many days items are kept. */
async function keepFor(days: number) {
  const owner = await buildOperator(shop.app);
  const { version } = (await shop.app.call(readSettings, {}, owner)).body;
  const body = { version, kept_items_days: days, reason: 'a supplier is slow' };
  expect((await shop.app.call(changeSettings, { body }, owner)).status).toBe(200);
}

test('items are not kept for a plan that is ended', async () => {
  const { buyer, had } = await changed();
  const second = had.items[1]?.id ?? '';
  const [active] = await activeOf(buyer);
  expect(await statusOf(second, buyer)).toBe(200);
  const { db } = shop.app.platform;
  const owner = await buildOperator(shop.app);
  const { status } = await shop.app.call(
    revokeSubscription,
    {
      params: { id: active?.id ?? '' },
      body: { expected_end: active?.date_end ?? '', reason: 'ended' },
    },
    owner,
  );
  expect(status).toBe(200);
  expect(await statusOf(second, buyer)).toBe(404);
  expect(
    await db.selectFrom('subscriptions').select('kept_for').where('id', '=', had.id).execute(),
  ).toEqual([{ kept_for: null }]);
});

test('a plan that is bought again gets new items for those that went on', async () => {
  const { buyer, had } = await changed();
  const again = `again for ${buyer.id}`;
  await addItems(serviceOf(old, 0), [again]);
  const { body } = await shop.pay(buyer, { priceId: old.priceId });
  await shop.bank.decide(body.payment_id, 'pay');
  await shop.settled();
  const own = (await activeOf(buyer)).find(({ id }) => id === had.id);
  expect(own?.items).toHaveLength(2);
  expect(await codeOf(own?.items[0]?.id ?? '', buyer)).toBe(again);
  expect(own?.items[1]).toEqual(had.items[1]);
  expect(await endedOf(buyer)).toEqual([]);
});
