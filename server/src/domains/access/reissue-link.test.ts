import { reissueLink } from '@sesame/contract/operator-subscriptions.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildOperator, type TestOperator } from '../../../test/build-operator.ts';
import {
  type BuiltProduct,
  type Buyer,
  buildBuyer,
  buildPayment,
  buildProduct,
} from '../../../test/build-purchase.ts';
import { type MailedApp, startMailedApp } from '../../../test/start-mailed-app.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { askAnew } from './deliveries.store.ts';
import { grantAccess } from './grant-access.ts';
import { importStock } from './import-stock.ts';

const DAY_MS = 86_400_000;
const REASON = 'The link is dead';

let mailed: MailedApp;
let support: TestOperator;
let product: BuiltProduct;
let buyer: Buyer;
beforeAll(async () => {
  // The payments behind the grants were never paid: only that they exist matters here.
  mailed = await startMailedApp({ now: '2026-03-10T12:00:00.000Z', audit: false });
  support = await buildOperator(mailed.app, { role: 'support' });
});
afterAll(() => mailed.stop());
beforeEach(async () => {
  product = await buildProduct(mailed.app.platform);
  buyer = await buildBuyer(mailed.app.platform);
});

const originId = () => product.originIds[0] ?? 0;

async function stock(kind: 'unique' | 'shared', ...links: string[]): Promise<void> {
  const { platform } = mailed.app;
  const at = platform.clock.now();
  // Later items are younger, also when the clock stands.
  for (const link of links) {
    await importStock(platform.db, platform, { originId: originId(), kind, links: [link], at });
  }
}

/** @returns the subscription with the item that was delivered */
async function buy(): Promise<{ id: string; item: string }> {
  const { platform } = mailed.app;
  const paymentId = await buildPayment(platform, buyer, product);
  await inTransaction(platform.db, (tx) =>
    grantAccess(tx, platform, {
      paymentId,
      userId: buyer.id,
      productId: product.id,
      durationCount: 1,
      durationUnit: 'month',
      at: platform.clock.now(),
    }),
  );
  const { id } = await platform.db
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', buyer.id)
    .executeTakeFirstOrThrow();
  return { id, item: (await itemOf(id)) ?? '' };
}

async function itemOf(id: string): Promise<string | null> {
  const row = await mailed.app.platform.db
    .selectFrom('deliveries')
    .select('stock_item_id')
    .where('subscription_id', '=', id)
    .executeTakeFirstOrThrow();
  return row.stock_item_id;
}

function reissue(id: string, seenItem: string, reason = REASON) {
  const params = { id, origin: String(originId()) };
  return mailed.app.call(
    reissueLink,
    { params, body: { seen_item: seenItem, reason } },
    { token: support.token },
  );
}

describe('another link', () => {
  test('takes the place of the first, which goes to nobody any more, and is on record', async () => {
    await stock('unique', 'https://a.example/1', 'https://a.example/2');
    const { id, item } = await buy();
    expect((await reissue(id, item)).status).toBe(200);
    const other = await itemOf(id);
    expect(other).not.toBe(item);
    const items = await mailed.app.platform.db
      .selectFrom('stock_items')
      .select(['id', 'taken_by', 'retired_at'])
      .where('origin_id', '=', originId())
      .execute();
    expect(items.find((one) => one.id === item)).toMatchObject({ taken_by: id });
    expect(items.find((one) => one.id === item)?.retired_at).not.toBeNull();
    expect(items.find((one) => one.id === other)).toMatchObject({ taken_by: id, retired_at: null });
    const acts = await mailed.app.platform.db
      .selectFrom('acts')
      .select(['action', 'reason', 'after'])
      .where('subject', '=', `subscription:${id}`)
      .execute();
    expect(acts).toEqual([
      {
        action: 'subscriptions.reissue',
        reason: REASON,
        after: [{ origin_id: originId(), stock_item_id: other }],
      },
    ]);
  });

  test('is told to the buyer once, without the link itself', async () => {
    await stock('unique', 'https://a.example/1', 'https://a.example/2', 'https://a.example/3');
    const { id, item } = await buy();
    const answers = await Promise.all([reissue(id, item), reissue(id, item)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { email } = await mailed.app.platform.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', buyer.id)
      .executeTakeFirstOrThrow();
    const mails = await mailed.mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^New link for product-/),
    ]);
    expect(mails[0]?.text).not.toContain('a.example');
  });

  test('is not there in an empty stock: the buyer keeps what they have', async () => {
    await stock('unique', 'https://a.example/1');
    const { id, item } = await buy();
    expect((await reissue(id, item)).refusal?.code).toBe('stock_empty');
    expect(await itemOf(id)).toBe(item);
    await stock('shared', 'https://a.example/all');
    expect((await reissue(id, item)).status).toBe(200);
    const shared = (await itemOf(id)) ?? '';
    expect((await reissue(id, shared)).refusal?.code).toBe('stock_empty');
  });

  test('is not asked for twice: whoever comes second is told that the buyer waits', async () => {
    await stock('unique', 'https://a.example/1');
    const { id, item } = await buy();
    const { db } = mailed.app.platform;
    const { id: delivery } = await db
      .selectFrom('deliveries')
      .select('id')
      .where('subscription_id', '=', id)
      .executeTakeFirstOrThrow();
    await askAnew(db, delivery, mailed.app.clock.now());
    expect((await reissue(id, item)).refusal).toMatchObject({
      code: 'changed_meanwhile',
      current: { id, links: [{ delivery_id: delivery, item: null }] },
    });
  });

  test('is not given for a link that was not seen, to access that is over, or without a reason', async () => {
    await stock('unique', 'https://a.example/1', 'https://a.example/2');
    const { id, item } = await buy();
    expect((await reissue(id, id)).refusal?.code).toBe('changed_meanwhile');
    expect((await reissue(id, item, ' ')).status).toBe(400);
    expect((await reissue(item, item)).status).toBe(404);
    mailed.app.clock.advance(60 * DAY_MS);
    support = await buildOperator(mailed.app, { role: 'support' });
    expect((await reissue(id, item)).refusal?.code).toBe('delivery_over');
    expect(await itemOf(id)).toBe(item);
  });
});
