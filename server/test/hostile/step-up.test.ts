import { listAlerts } from '@sesame/contract/console/alerts/alerts.ts';
import { listAuditEvents } from '@sesame/contract/console/audit-log.ts';
import { listBuyers } from '@sesame/contract/console/buyers.ts';
import { listCampaigns } from '@sesame/contract/console/campaigns.ts';
import { createProduct, editProduct, planPrices } from '@sesame/contract/console/catalogue.ts';
import {
  editInventoryItem,
  findInventoryItems,
  listInventoryItems,
  listWaitingDeliveries,
  revealInventoryItem,
} from '@sesame/contract/console/inventory.ts';
import { changeRate } from '@sesame/contract/console/payments/gateways.ts';
import { listConsolePayments } from '@sesame/contract/console/payments/payment-list.ts';
import {
  createPromoBatch,
  createPromoCode,
  listPromoCodes,
  switchPromoCode,
} from '@sesame/contract/console/payments/promo-codes.ts';
import { listConsolePayouts, listPartners } from '@sesame/contract/console/referrals.ts';
import { listConsoleRenewals } from '@sesame/contract/console/renewals/renewal-list.ts';
import { exportSalesReport } from '@sesame/contract/console/reports.ts';
import { extendSubscription, listSubscriptions } from '@sesame/contract/console/subscriptions.ts';
import { listQueue } from '@sesame/contract/console/tickets.ts';
import type { InputOf, RouteSpec } from '@sesame/contract/shared/route.ts';
import { describe, expect } from 'vitest';
import { buildOperator } from '../build/build-operator.ts';
import { shopTest } from '../shops/shop-test.ts';

const MISSING_ID = '00000000-0000-4000-8000-000000000000';
const reason = 'For a test';

/** A session that signed in so long ago that a fresh confirmation is required. */
let stale: string;
/** A session with a fresh confirmation. */
let fresh: string;
let content: string;
const test = shopTest();
const { app } = test;
test.beforeAll(async () => {
  stale = (await buildOperator(app)).token;
  app.clock.advance(11 * 60 * 1_000);
  fresh = (await buildOperator(app)).token;
  content = (await buildOperator(app, { role: 'content' })).token;
});

const terms = {
  starts_at: null,
  ends_at: null,
  per_user_limit: 1,
  first_purchase_only: false,
  min_amount: 0,
  method_category: null,
  product_ids: [],
  note: '',
};
const draft = {
  title: 'Music',
  title_ru: '',
  description: '',
  description_ru: '',
  active: false,
  active_from: null,
  picture: '',
  grace_days: 3,
  service_ids: [],
};
const month = { count: 1, unit: 'month', amount: 9.9 } as const;

async function codeOf<R extends RouteSpec>(route: R, input: InputOf<R>, token: string) {
  const { status, refusal } = await app.call(route, input, { token });
  return refusal?.code ?? status;
}

describe('a session without a fresh confirmation is not enough', () => {
  const planned = { takes_effect_at: '2030-01-01T00:00:00.000Z', prices: [month], version: 1 };
  test.each([
    ['to set a rate', () => codeOf(changeRate, { body: { rate: 80, reason } }, stale)],
    [
      'to make a product with prices',
      () => codeOf(createProduct, { body: { ...draft, prices: [month] } }, stale),
    ],
    ['to plan prices', () => codeOf(planPrices, { params: { id: '1' }, body: planned }, stale)],
    [
      'to make a code of half the price',
      () =>
        codeOf(
          createPromoCode,
          { body: { ...terms, code: 'HALF', percent: 50, max_uses: 1 } },
          stale,
        ),
    ],
    [
      'to make a code without a limit',
      () =>
        codeOf(
          createPromoCode,
          { body: { ...terms, code: 'EVER', percent: 5, max_uses: null } },
          stale,
        ),
    ],
    [
      'to make many such codes',
      () =>
        codeOf(
          createPromoBatch,
          { body: { ...terms, prefix: 'B', count: 2, percent: 90, max_uses: 1 } },
          stale,
        ),
    ],
    [
      'to let a code work again',
      () =>
        codeOf(switchPromoCode, { params: { id: '1' }, body: { active: true, version: 1 } }, stale),
    ],
    [
      'to see what is in stock',
      () => codeOf(revealInventoryItem, { params: { id: '1' }, body: { reason } }, stale),
    ],
    [
      'to find an item by its content',
      () => codeOf(findInventoryItems, { body: { secret: 'CODE', reason } }, stale),
    ],
    [
      'to change what everyone has',
      () =>
        codeOf(
          editInventoryItem,
          {
            params: { id: MISSING_ID },
            body: { content: 'code', secret: 'CODE', reason, version: 1 },
          },
          stale,
        ),
    ],
    [
      'to give more than a month',
      () =>
        codeOf(
          extendSubscription,
          {
            params: { id: MISSING_ID },
            body: { days: 32, expected_end: '2030-01-01T00:00:00.000Z', reason },
          },
          stale,
        ),
    ],
  ])('%s', async (_, call) => {
    expect(await call()).toBe('confirmation_required');
  });

  test.each(
    [
      listBuyers.export,
      listConsolePayments.export,
      listConsolePayouts.export,
      listPartners.export,
      listSubscriptions.export,
      listQueue.export,
      listInventoryItems.export,
      listWaitingDeliveries.export,
      listPromoCodes.export,
      listCampaigns.export,
      listAuditEvents.export,
      listAlerts.export,
      listConsoleRenewals.export,
    ].map((route) => [route.id, route.path] as const),
  )('to take a list: %s', async (_, path) => {
    const answer = await fetch(`${app.url}${path.replace(':id', '1')}`, {
      headers: { authorization: `Bearer ${stale}` },
    });
    expect(await answer.json()).toMatchObject({ code: 'confirmation_required' });
  });

  test.each(['promo', 'partner', 'campaign', 'product', 'day'] as const)(
    'to export sales by %s, if that reveals people or codes',
    async (by) => {
      const query = new URLSearchParams({ by, since: '2026-03-01', until: '2026-03-02' });
      const answer = await fetch(`${app.url}${exportSalesReport.path}?${query}`, {
        headers: { authorization: `Bearer ${stale}` },
      });
      const open = by === 'product' || by === 'day';
      expect(answer.status).toBe(open ? 200 : 409);
    },
  );

  test('but is enough for a small promo code, a month and a text', async () => {
    const small = { ...terms, code: 'SMALL', percent: 49.99, max_uses: 10 };
    expect(await codeOf(createPromoCode, { body: small }, stale)).toBe(201);
    const body = { days: 31, expected_end: '2030-01-01T00:00:00.000Z', reason };
    expect(await codeOf(extendSubscription, { params: { id: MISSING_ID }, body }, stale)).toBe(
      'not_found',
    );
    expect(await codeOf(createProduct, { body: { ...draft, prices: [] } }, stale)).toBe(201);
  });
});

describe('prices', () => {
  test('cannot be set by a role that edits texts and the rest of a product', async () => {
    const made = await app.call(
      createProduct,
      { body: { ...draft, prices: [month] } },
      { token: fresh },
    );
    expect(made.status).toBe(201);
    const { id, version, prices } = made.body;
    const held = prices.map(({ id: price, count, unit, amount }) => ({
      id: price,
      count,
      unit,
      amount,
    }));
    const params = { id: String(id) };
    const edit = (change: object, token: string, seen = version) =>
      app.call(
        editProduct,
        { params, body: { ...draft, prices: held, version: seen, ...change } },
        { token },
      );
    for (const changed of [
      [{ ...held[0], ...month, amount: 0.01 }],
      [],
      [...held, { ...month, count: 2 }],
    ]) {
      expect((await edit({ prices: changed }, content)).refusal?.code).toBe('forbidden');
      expect((await edit({ prices: changed }, stale)).refusal?.code).toBe('confirmation_required');
    }
    const renamed = await edit({ title: 'Music, all of it' }, content);
    expect(renamed.status).toBe(200);
    const cheaper = [{ ...held[0], ...month, amount: 8 }];
    expect((await edit({ prices: cheaper }, fresh, renamed.body.version)).status).toBe(200);
    const added = { body: { ...draft, prices: [month] } };
    expect(await codeOf(createProduct, added, content)).toBe('forbidden');
  });
});

test('a rate that differs by 30 % from the current one requires another confirmation', async () => {
  const set = (rate: number, confirm_jump?: boolean) =>
    app.call(
      changeRate,
      { body: { rate, reason, ...(confirm_jump && { confirm_jump }) } },
      { token: fresh },
    );
  expect((await set(80)).status).toBe(200);
  expect((await set(103)).status).toBe(200);
  const jump = await set(1);
  expect(jump.refusal).toMatchObject({ code: 'rate_jump', from: 103 });
  expect((await set(140)).refusal?.code).toBe('rate_jump');
  expect((await set(140, true)).status).toBe(200);
});
