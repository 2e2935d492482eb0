import { createHmac } from 'node:crypto';
import { impersonateBuyer } from '@sesame/contract/console/accounts.ts';
import { type ActiveSubscription, listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { redeemImpersonation } from '@sesame/contract/shop/impersonation.ts';
import { describe, expect } from 'vitest';
import { buildOperator } from '../../../../test/build/build-operator.ts';
import {
  type BuiltProduct,
  type Buyer,
  buildBuyer,
  buildPayment,
  buildProduct,
} from '../../../../test/build/build-purchase.ts';
import { grantMonths } from '../../../../test/build/hold-items.ts';
import { getRow, updateRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { importInventory } from '../inventory/import-inventory.ts';

const test = shopTest();
const { app } = test;

async function buy(buyer: Buyer, product: BuiltProduct) {
  const { platform } = app;
  const paymentId = await buildPayment(platform, buyer, product);
  return await grantMonths(platform, buyer, product, { paymentId });
}

async function list(buyer: Buyer): Promise<ActiveSubscription[]> {
  const answer = await app.call(listActiveSubscriptions, {}, { token: buyer.token });
  expect(answer.status).toBe(200);
  return answer.body;
}

describe('the active subscriptions', () => {
  test("have the product's title and pictures, the end and a link per service", async () => {
    const { platform } = app;
    const buyer = await buildBuyer(platform);
    const product = await buildProduct(platform, { origins: 3 });
    const at = platform.clock.now();
    const kinds = ['unique', 'shared', 'unique'] as const;
    for (const [index, serviceId] of product.serviceIds.entries()) {
      const links = [`https://origin-${index}.example/key`];
      await importInventory(platform.db, platform, {
        serviceId,
        kind: kinds[index] ?? 'unique',
        links,
        at,
      });
    }
    const { until } = await buy(buyer, product);
    const { title } = await getRow(platform.db, 'products', { id: product.id });
    const subscriptions = await list(buyer);
    expect(subscriptions).toMatchObject([
      {
        title,
        picture: `/${title}-0.svg`,
        pictures: [0, 1, 2].map((index) => `/${title}-${index}.svg`),
        date_end: until.toISOString(),
        links: [0, 1, 2].map((index) => ({ href: `https://origin-${index}.example/key` })),
        fulfilment_pending: false,
      },
    ]);
  });

  test('of another buyer are never listed', async () => {
    const { platform } = app;
    const product = await buildProduct(platform);
    await buy(await buildBuyer(platform), product);
    expect(await list(await buildBuyer(platform))).toEqual([]);
  });

  test('are marked as pending while a link is missing', async () => {
    const { platform } = app;
    const buyer = await buildBuyer(platform);
    const product = await buildProduct(platform, { origins: 2 });
    const [serviceId = 0] = product.serviceIds;
    const links = ['https://half.example/1'];
    await importInventory(platform.db, platform, {
      serviceId,
      kind: 'shared',
      links,
      at: platform.clock.now(),
    });
    await buy(buyer, product);
    expect(await list(buyer)).toMatchObject([
      { links: [{ href: 'https://half.example/1' }], fulfilment_pending: true },
    ]);
  });

  test('show links under impersonation only to roles that may open the inventory', async () => {
    const { platform } = app;
    const buyer = await buildBuyer(platform);
    const product = await buildProduct(platform);
    const [serviceId = 0] = product.serviceIds;
    const links = ['https://seen.example/key'];
    const at = platform.clock.now();
    await importInventory(platform.db, platform, { serviceId, kind: 'unique', links, at });
    await buy(buyer, product);
    const seenBy = async (role: 'owner' | 'support') => {
      const operator = await buildOperator(app, { role });
      const input = { params: { id: buyer.id }, body: { reason: 'sees no link' } };
      const { ticket } = (await app.call(impersonateBuyer, input, operator)).body;
      const { token } = (await app.call(redeemImpersonation, { body: { ticket } })).body;
      return list({ ...buyer, token });
    };
    expect(await seenBy('owner')).toMatchObject([{ links: [{ href: links[0] }] }]);
    expect(await seenBy('support')).toMatchObject([{ links: [], fulfilment_pending: false }]);
  });

  test('have a signed link each when the item is a template', async () => {
    const { platform } = app;
    const buyer = await buildBuyer(platform);
    const product = await buildProduct(platform);
    const [serviceId = 0] = product.serviceIds;
    const signingKey = 'a key that the service knows as well';
    await importInventory(platform.db, platform, {
      serviceId,
      kind: 'template',
      links: ['https://made.example/{user}/{subscription}?from=shop'],
      signingKey,
      at: platform.clock.now(),
    });
    await buy(buyer, product);
    const [subscription] = await list(buyer);
    const link = new URL(subscription?.links[0]?.href ?? '');
    expect(link.pathname).toBe(`/${buyer.id}/${subscription?.id}`);
    expect(link.searchParams.get('from')).toBe('shop');
    expect(link.searchParams.get('signature')).toBe(
      createHmac('sha256', signingKey)
        .update(`${buyer.id}.${subscription?.id}`)
        .digest('base64url'),
    );
  });

  test('hide a link whose sealed secret was copied from another item', async () => {
    const { platform } = app;
    const buyer = await buildBuyer(platform);
    const product = await buildProduct(platform);
    const other = await buildProduct(platform);
    const at = platform.clock.now();
    const [serviceId = 0] = product.serviceIds;
    const [otherServiceId = 0] = other.serviceIds;
    await importInventory(platform.db, platform, {
      serviceId,
      kind: 'shared',
      links: ['https://mine.example/'],
      at,
    });
    await importInventory(platform.db, platform, {
      serviceId: otherServiceId,
      kind: 'shared',
      links: ['https://theirs.example/'],
      at,
    });
    await buy(buyer, product);
    await platform.db
      .updateTable('inventory_items')
      .set((query) => ({
        secret: query
          .selectFrom('inventory_items as foreign')
          .select('foreign.secret')
          .where('foreign.service_id', '=', otherServiceId)
          .$asScalar()
          .$notNull(),
      }))
      .where('service_id', '=', serviceId)
      .execute();
    expect(await list(buyer)).toMatchObject([{ links: [], fulfilment_pending: true }]);
  });

  test('disappear when they end', async () => {
    const { platform } = app;
    const buyer = await buildBuyer(platform);
    const { until } = await buy(buyer, await buildProduct(platform));
    const before = app.clock.now();
    app.clock.set(new Date(until.getTime() - 1));
    expect(await list(buyer)).toHaveLength(1);
    app.clock.set(until);
    expect(await list(buyer)).toEqual([]);
    app.clock.set(before);
  });

  test('are refused to an unknown or expired token', async () => {
    const { platform } = app;
    const unknown = await app.call(listActiveSubscriptions, {}, { token: platform.ids.token() });
    expect(unknown.status).toBe(401);
    const buyer = await buildBuyer(platform);
    await updateRows(
      platform.db,
      'sessions',
      { user_id: buyer.id },
      { expires_at: platform.clock.now() },
    );
    const over = await app.call(listActiveSubscriptions, {}, { token: buyer.token });
    expect(over.status).toBe(401);
  });
});
