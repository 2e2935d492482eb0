import { requestDeletion } from '@sesame/contract/shop/account.ts';
import { describe, expect } from 'vitest';
import {
  type BuiltProduct,
  type Buyer,
  buildBuyer,
  buildPayment,
  buildProduct,
} from '../../../../test/build/build-purchase.ts';
import { buildUser } from '../../../../test/build/build-user.ts';
import { grantMonths } from '../../../../test/build/hold-items.ts';
import { findRow, getRow, listRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { importInventory } from '../inventory/import-inventory.ts';
import { grantAccess } from './grant-access.ts';

const test = shopTest();
const { app } = test;

function grant(paymentId: string, buyer: Buyer, product: BuiltProduct, months = 1) {
  const { platform } = app;
  return grantMonths(platform, buyer, product, { paymentId, months });
}

async function buy(buyer: Buyer, product: BuiltProduct, months = 1) {
  return await grant(await buildPayment(app.platform, buyer, product), buyer, product, months);
}

function addItems(serviceId: number, kind: 'unique' | 'shared' | 'template', links: string[]) {
  const { platform } = app;
  return importInventory(platform.db, platform, {
    serviceId,
    kind,
    links,
    at: platform.clock.now(),
  });
}

function deliveriesOf(buyer: Buyer) {
  return app.platform.db
    .selectFrom('deliveries')
    .innerJoin('subscriptions', 'subscriptions.id', 'deliveries.subscription_id')
    .select(['deliveries.id', 'deliveries.service_id', 'inventory_item_id', 'attempts'])
    .where('user_id', '=', buyer.id)
    .orderBy('position')
    .execute();
}

describe('granting access', () => {
  test('creates one grant for 100 parallel calls for the same payment', async () => {
    const { platform } = app;
    const buyer = await buildBuyer(platform);
    const product = await buildProduct(platform);
    const [serviceId = 0] = product.serviceIds;
    await addItems(serviceId, 'unique', ['https://one.example/a', 'https://one.example/b']);
    const payment = await buildPayment(platform, buyer, product);

    const periods = await Promise.all(
      Array.from({ length: 100 }, () => grant(payment, buyer, product)),
    );

    const [first] = periods;
    expect(periods).toEqual(Array(100).fill(first));
    expect(await listRows(platform.db, 'grants', { payment_id: payment }, ['id'])).toHaveLength(1);
    const taken = await platform.db
      .selectFrom('inventory_items')
      .select('id')
      .where('service_id', '=', serviceId)
      .where('assigned_to', 'is not', null)
      .execute();
    expect(taken).toHaveLength(1);
  });

  test('adds up 20 parallel purchases of one buyer without losing a day', async () => {
    const { platform } = app;
    const buyer = await buildBuyer(platform);
    const product = await buildProduct(platform);
    const periods = await Promise.all(Array.from({ length: 20 }, () => buy(buyer, product)));
    const starts = periods.map(({ from }) => from.getTime()).sort((a, b) => a - b);
    const ends = periods.map(({ until }) => until.getTime()).sort((a, b) => a - b);
    expect(starts.slice(1)).toEqual(ends.slice(0, -1));
    const expected = new Date(platform.clock.now());
    expected.setUTCMonth(expected.getUTCMonth() + 20);
    expect(new Date(ends.at(-1) ?? 0)).toEqual(expected);
  });

  test('gives the last unique item to one of two parallel buyers; the other waits', async () => {
    const { platform } = app;
    const product = await buildProduct(platform);
    const [serviceId = 0] = product.serviceIds;
    await addItems(serviceId, 'unique', ['https://last.example/only']);
    const buyers = await Promise.all([buildBuyer(platform), buildBuyer(platform)]);
    await Promise.all(buyers.map((buyer) => buy(buyer, product)));

    const deliveries = (await Promise.all(buyers.map(deliveriesOf))).flat();
    const waiting = deliveries.filter((delivery) => delivery.inventory_item_id === null);
    expect(deliveries).toHaveLength(2);
    expect(waiting).toHaveLength(1);
    expect(waiting[0]).toMatchObject({ attempts: 1 });
    const alerts = await listRows(platform.db, 'alerts', { subject: waiting[0]?.id ?? '' }, [
      'kind',
      'resolved_at',
    ]);
    expect(alerts).toEqual([{ kind: 'delivery_waiting', resolved_at: null }]);
  });

  test('assigns 30 different unique items to 30 parallel buyers', async () => {
    const { platform } = app;
    const product = await buildProduct(platform);
    const [serviceId = 0] = product.serviceIds;
    await addItems(
      serviceId,
      'unique',
      Array.from({ length: 30 }, (_, n) => `https://many.example/${n}`),
    );
    const buyers = await Promise.all(Array.from({ length: 30 }, () => buildBuyer(platform)));
    await Promise.all(buyers.map((buyer) => buy(buyer, product)));
    const items = (await Promise.all(buyers.map(deliveriesOf)))
      .flat()
      .map((one) => one.inventory_item_id);
    expect(items).not.toContain(null);
    expect(new Set(items).size).toBe(30);
  });

  test('starts a renewal at the end of the subscription and keeps its items', async () => {
    const { platform } = app;
    const buyer = await buildBuyer(platform);
    const product = await buildProduct(platform, { origins: 2 });
    for (const [index, serviceId] of product.serviceIds.entries()) {
      await addItems(serviceId, 'unique', [
        `https://renew.example/${index}`,
        `https://renew.example/spare-${index}`,
      ]);
    }
    const first = await buy(buyer, product, 3);
    const links = await deliveriesOf(buyer);
    const second = await buy(buyer, product);
    expect(second.from).toEqual(first.until);
    expect(await deliveriesOf(buyer)).toEqual(links);
    expect(links.map((link) => link.service_id)).toEqual(product.serviceIds);
  });

  test('records every change of the end', async () => {
    const { platform } = app;
    const buyer = await buildBuyer(platform);
    const product = await buildProduct(platform);
    const first = await buy(buyer, product);
    const second = await buy(buyer, product);
    const changes = await platform.db
      .selectFrom('subscription_end_changes')
      .innerJoin('subscriptions', 'subscriptions.id', 'subscription_id')
      .select(['old_end', 'new_end', 'reason'])
      .where('user_id', '=', buyer.id)
      .orderBy('subscription_end_changes.id')
      .execute();
    expect(changes).toEqual([
      { old_end: null, new_end: first.until, reason: 'purchase' },
      { old_end: first.until, new_end: second.until, reason: 'purchase' },
    ]);
  });

  test('leaves nothing behind when the transaction around it fails', async () => {
    const { platform } = app;
    const buyer = await buildBuyer(platform);
    const product = await buildProduct(platform);
    const [serviceId = 0] = product.serviceIds;
    await addItems(serviceId, 'unique', ['https://rollback.example/a']);
    const paymentId = await buildPayment(platform, buyer, product);
    const failing = inTransaction(platform.db, async (tx) => {
      await grantAccess(tx, platform, {
        paymentId,
        userId: buyer.id,
        productId: product.id,
        durationCount: 1,
        durationUnit: 'month',
        at: platform.clock.now(),
      });
      throw new Error('power cut');
    });
    await expect(failing).rejects.toThrow('power cut');
    expect(await deliveriesOf(buyer)).toEqual([]);
    await grant(paymentId, buyer, product);
    expect((await deliveriesOf(buyer))[0]?.inventory_item_id).not.toBeNull();
  });

  test('raises an alert for a product without services', async () => {
    const { platform } = app;
    const product = await buildProduct(platform, { origins: 0 });
    await buy(await buildBuyer(platform), product);
    const alert = await findRow(
      platform.db,
      'alerts',
      { subject: String(product.id), kind: 'product_without_services' },
      ['kind'],
    );
    expect(alert).toBeDefined();
  });
});

test('the item of an erased buyer stays sealed and assigned, so that it is not sold again', async () => {
  const { platform } = app;
  const { email: registered, token, password } = await buildUser(app);
  const { id } = await getRow(platform.db, 'users', { email: registered });
  const product = await buildProduct(platform);
  const [serviceId = 0] = product.serviceIds;
  await addItems(serviceId, 'unique', ['https://erased.example/only-one']);
  await buy({ id, token }, product);
  const itemOf = () =>
    getRow(platform.db, 'inventory_items', { service_id: serviceId }, ['secret', 'assigned_to']);
  const before = await itemOf();
  expect(before.assigned_to).not.toBeNull();

  await app.call(requestDeletion, { body: { password } }, { token });
  app.clock.advance(8 * 86_400_000);
  await app.jobs.run('erase-accounts');
  const { email } = await getRow(platform.db, 'users', { id });
  expect(email).toMatch(/@deleted\.invalid$/);

  // What was paid for stays provable, and its content stays sealed: the one who was erased may still know it.
  expect(await itemOf()).toEqual(before);
  const next = await buildBuyer(platform);
  await buy(next, product);
  expect(await deliveriesOf(next)).toMatchObject([{ inventory_item_id: null }]);
});
