import { createHmac } from 'node:crypto';
import { type ActiveSubscription, listActiveSubscriptions } from '@sesame/contract/access.ts';
import { viewAsBuyer } from '@sesame/contract/operator-accounts.ts';
import { enterViewing } from '@sesame/contract/viewing.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildOperator } from '../../../test/build-operator.ts';
import {
  type BuiltProduct,
  type Buyer,
  buildBuyer,
  buildPayment,
  buildProduct,
} from '../../../test/build-purchase.ts';
import { startApp } from '../../../test/start-app.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { grantAccess } from './grant-access.ts';
import { importStock } from './import-stock.ts';

let app: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function buy(buyer: Buyer, product: BuiltProduct) {
  const { platform } = app;
  const paymentId = await buildPayment(platform, buyer, product);
  return await inTransaction(platform.db, (tx) =>
    grantAccess(tx, platform, {
      paymentId,
      userId: buyer.id,
      productId: product.id,
      durationCount: 1,
      durationUnit: 'month',
      at: platform.clock.now(),
    }),
  );
}

async function list(buyer: Buyer): Promise<ActiveSubscription[]> {
  const answer = await app.call(listActiveSubscriptions, {}, { token: buyer.token });
  expect(answer.status).toBe(200);
  return answer.body;
}

describe('the active subscriptions', () => {
  it('carry the face of the product, the end and a link per origin in order', async () => {
    const { platform } = app;
    const buyer = await buildBuyer(platform);
    const product = await buildProduct(platform, { origins: 3 });
    const at = platform.clock.now();
    const kinds = ['unique', 'shared', 'unique'] as const;
    for (const [index, originId] of product.originIds.entries()) {
      const links = [`https://origin-${index}.example/key`];
      await importStock(platform.db, platform, {
        originId,
        kind: kinds[index] ?? 'unique',
        links,
        at,
      });
    }
    const { until } = await buy(buyer, product);
    const { title } = await platform.db
      .selectFrom('products')
      .select('title')
      .where('id', '=', product.id)
      .executeTakeFirstOrThrow();
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

  it('of another buyer are never listed', async () => {
    const { platform } = app;
    const product = await buildProduct(platform);
    await buy(await buildBuyer(platform), product);
    expect(await list(await buildBuyer(platform))).toEqual([]);
  });

  it('say so while a link is still to come', async () => {
    const { platform } = app;
    const buyer = await buildBuyer(platform);
    const product = await buildProduct(platform, { origins: 2 });
    const [originId = 0] = product.originIds;
    const links = ['https://half.example/1'];
    await importStock(platform.db, platform, {
      originId,
      kind: 'shared',
      links,
      at: platform.clock.now(),
    });
    await buy(buyer, product);
    expect(await list(buyer)).toMatchObject([
      { links: [{ href: 'https://half.example/1' }], fulfilment_pending: true },
    ]);
  });

  it('show their links to an operator who may open the stock, and to no other who looks on', async () => {
    const { platform } = app;
    const buyer = await buildBuyer(platform);
    const product = await buildProduct(platform);
    const [originId = 0] = product.originIds;
    const links = ['https://seen.example/key'];
    const at = platform.clock.now();
    await importStock(platform.db, platform, { originId, kind: 'unique', links, at });
    await buy(buyer, product);
    const seenBy = async (role: 'owner' | 'support') => {
      const operator = await buildOperator(app, { role });
      const input = { params: { id: buyer.id }, body: { reason: 'sees no link' } };
      const { ticket } = (await app.call(viewAsBuyer, input, operator)).body;
      const { token } = (await app.call(enterViewing, { body: { ticket } })).body;
      return list({ ...buyer, token });
    };
    expect(await seenBy('owner')).toMatchObject([{ links: [{ href: links[0] }] }]);
    expect(await seenBy('support')).toMatchObject([{ links: [], fulfilment_pending: false }]);
  });

  it('hold a signed link of their own when it is made from a template', async () => {
    const { platform } = app;
    const buyer = await buildBuyer(platform);
    const product = await buildProduct(platform);
    const [originId = 0] = product.originIds;
    const signingKey = 'a key that the origin knows as well';
    await importStock(platform.db, platform, {
      originId,
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

  it('hide a link whose box was moved from another item', async () => {
    const { platform } = app;
    const buyer = await buildBuyer(platform);
    const product = await buildProduct(platform);
    const other = await buildProduct(platform);
    const at = platform.clock.now();
    const [originId = 0] = product.originIds;
    const [otherOriginId = 0] = other.originIds;
    await importStock(platform.db, platform, {
      originId,
      kind: 'shared',
      links: ['https://mine.example/'],
      at,
    });
    await importStock(platform.db, platform, {
      originId: otherOriginId,
      kind: 'shared',
      links: ['https://theirs.example/'],
      at,
    });
    await buy(buyer, product);
    await platform.db
      .updateTable('stock_items')
      .set((query) => ({
        secret: query
          .selectFrom('stock_items as foreign')
          .select('foreign.secret')
          .where('foreign.origin_id', '=', otherOriginId)
          .$asScalar()
          .$notNull(),
      }))
      .where('origin_id', '=', originId)
      .execute();
    expect(await list(buyer)).toMatchObject([{ links: [], fulfilment_pending: true }]);
  });

  it('disappear when they end', async () => {
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

  it('are refused to a token that is unknown or over', async () => {
    const { platform } = app;
    const unknown = await app.call(listActiveSubscriptions, {}, { token: platform.ids.token() });
    expect(unknown.status).toBe(401);
    const buyer = await buildBuyer(platform);
    await platform.db
      .updateTable('sessions')
      .set({ expires_at: platform.clock.now() })
      .where('user_id', '=', buyer.id)
      .execute();
    const over = await app.call(listActiveSubscriptions, {}, { token: buyer.token });
    expect(over.status).toBe(401);
  });
});
