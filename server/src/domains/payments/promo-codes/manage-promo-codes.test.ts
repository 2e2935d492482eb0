import {
  createPromoBatch,
  createPromoCode,
  editPromoCode,
  listPromoCodes,
  listRedemptions,
  type PromoTermsDraft,
  readPromoCode,
  releaseRedemption,
  switchPromoCode,
} from '@sesame/contract/console/payments/promo-codes.ts';
import { describe, expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import { auditEventsOn } from '../../../../test/database/read-audit-events.ts';
import { getRow, listRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

let manager: TestOperator;
const test = shopTest(['sales']);
const { shop } = test;
test.beforeAll(async () => {
  manager = await buildOperator(shop.app, { role: 'manager' });
});

const by = () => ({ token: manager.token });

function terms(over: Partial<PromoTermsDraft> = {}): PromoTermsDraft {
  return {
    percent: 20,
    starts_at: null,
    ends_at: null,
    max_uses: null,
    per_user_limit: 1,
    first_purchase_only: false,
    min_amount: 0,
    method_category: null,
    product_ids: [],
    note: '',
    ...over,
  };
}

async function create(code: string, over: Partial<PromoTermsDraft> = {}) {
  const { status, body } = await shop.app.call(
    createPromoCode,
    { body: { code, ...terms(over) } },
    by(),
  );
  expect(status).toBe(201);
  return body;
}

const params = (id: number) => ({ id: String(id) });

const events = (subject: string) =>
  auditEventsOn(shop.app, subject, ['action', 'before', 'after', 'reason']);

async function usesOf(id: number) {
  return (await shop.app.call(listRedemptions, { params: params(id), query: {} }, by())).body;
}

describe('a promo code', () => {
  test('is made for one buyer, whose name the audit log does not have', async () => {
    const buyer = await shop.newBuyer();
    const { email, username } = await getRow(shop.app, 'users', { id: buyer.id });
    const make = (code: string, buyer_email: string) =>
      shop.app.call(createPromoCode, { body: { ...terms(), code, buyer_email } }, by());
    expect((await make('ONLY-2', 'never@people.example')).refusal?.code).toBe('buyer_unknown');
    const { body } = await make('ONLY-1', email.toUpperCase());
    expect(body.buyer).toEqual({ id: buyer.id, username });
    const [event] = await events(`promo:${body.id}`);
    expect(event?.after).toMatchObject({ code: 'ONLY-1', buyer: buyer.id });
    const edited = await shop.app.call(
      editPromoCode,
      { params: params(body.id), body: { ...terms({ percent: 30 }), version: 1 } },
      by(),
    );
    expect(edited.body).toMatchObject({ percent: 30, buyer: { id: buyer.id } });
  });

  test('is created with its terms, recorded, and works for the products it names only', async () => {
    const made = await create('Spring-24', {
      percent: 12.5,
      product_ids: [shop.product.id],
      note: 'for spring',
    });
    expect(made).toMatchObject({ code: 'Spring-24', percent: 12.5, state: 'running', uses: 0 });
    const read = await shop.app.call(readPromoCode, { params: params(made.id) }, by());
    expect(read.body).toEqual(made);
    expect(await events(`promo:${made.id}`)).toEqual([
      { action: 'promos.create', before: null, after: made, reason: null },
    ]);
    const { status } = await shop.pay(await shop.newBuyer(), { promocode: 'spring-24' });
    expect(status).toBe(200);
    await shop.expectClean();
  });

  test('exists once regardless of its case', async () => {
    await create('TWICE');
    const again = await shop.app.call(
      createPromoCode,
      { body: { code: ' twice ', ...terms() } },
      by(),
    );
    expect(again.refusal?.code).toBe('promo_exists');
  });

  test.each([
    ['a discount of 0 %', { percent: 0 }],
    ['a discount above 100 %', { percent: 100.01 }],
    ['a third decimal', { percent: 1.001 }],
    [
      'an end before the start',
      { starts_at: '2026-03-12T00:00:00.000Z', ends_at: '2026-03-11T00:00:00.000Z' },
    ],
    ['an unknown product', { product_ids: [2_000_000_000] }],
    ['a product twice', { product_ids: [1, 1] }],
  ])('with %s is refused', async (_what, over) => {
    const { status } = await shop.app.call(
      createPromoCode,
      { body: { code: 'BROKEN', ...terms(over) } },
      by(),
    );
    expect(status).toBe(400);
  });

  test('edited by two operators at once is a version conflict', async () => {
    const { id } = await create('EDITED');
    const edit = (percent: number) =>
      shop.app.call(
        editPromoCode,
        { params: params(id), body: { ...terms({ percent }), version: 1 } },
        by(),
      );
    const answers = await Promise.all([edit(30), edit(40)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stale = answers.find(({ status }) => status === 409);
    expect(stale?.refusal).toMatchObject({
      code: 'version_conflict',
      current: { id, version: 2 },
    });
    expect((await events(`promo:${id}`)).map(({ action }) => action)).toEqual([
      'promos.create',
      'promos.edit',
    ]);
  });

  test('cannot be limited to fewer uses than it already has', async () => {
    const made = await create('NARROW');
    for (let buyers = 0; buyers < 2; buyers++) {
      await shop.pay(await shop.newBuyer(), { promocode: 'NARROW' });
    }
    const edit = (max_uses: number) =>
      shop.app.call(
        editPromoCode,
        { params: params(made.id), body: { ...terms({ max_uses }), version: 1 } },
        by(),
      );
    expect((await edit(1)).refusal?.code).toBe('promo_limit_too_small');
    expect((await edit(2)).body).toMatchObject({ state: 'used_up', uses: 2, max_uses: 2 });
    await shop.expectClean();
  });

  test('with a limit of 0 is used up from the start', async () => {
    expect(await create('NOBODY', { max_uses: 0 })).toMatchObject({
      state: 'used_up',
      max_uses: 0,
    });
  });

  test('is unknown to buyers while it is paused', async () => {
    const { id } = await create('PAUSED');
    const turn = (active: boolean, version: number) =>
      shop.app.call(switchPromoCode, { params: params(id), body: { active, version } }, by());
    expect((await turn(false, 1)).body).toMatchObject({ state: 'paused', active: false });
    const refused = await shop.pay(await shop.newBuyer(), { promocode: 'PAUSED' });
    expect(refused.refusal).toMatchObject({ code: 'promo_invalid', reason: 'unknown' });
    expect((await turn(true, 2)).body).toMatchObject({ state: 'running' });
    expect((await shop.pay(await shop.newBuyer(), { promocode: 'PAUSED' })).status).toBe(200);
  });
});

describe('the list', () => {
  const list = async (query: Parameters<typeof shop.app.call<typeof listPromoCodes>>[1]['query']) =>
    (await shop.app.call(listPromoCodes, { query }, by())).body.map(({ code }) => code);

  test('is searched by code and note, filtered by state and paged', async () => {
    await create('LIST-ONE', { note: 'from the Newspaper' });
    await create('LIST-TWO', { starts_at: '2026-04-01T00:00:00.000Z' });
    const over = await create('LIST-THREE', { ends_at: '2026-03-01T00:00:00.000Z' });
    expect(await list({ search: 'list-' })).toEqual(['LIST-THREE', 'LIST-TWO', 'LIST-ONE']);
    expect(await list({ search: 'newspaper' })).toEqual(['LIST-ONE']);
    expect(await list({ search: 'list-', state: 'planned' })).toEqual(['LIST-TWO']);
    expect(await list({ search: 'list-', state: 'ended' })).toEqual(['LIST-THREE']);
    expect(await list({ search: 'list-', before: String(over.id) })).toEqual([
      'LIST-TWO',
      'LIST-ONE',
    ]);
    expect(await list({ search: '%' })).toEqual([]);
  });

  test('is exported as CSV with formulas escaped', async () => {
    await create('EXPORTED', { note: '=HYPERLINK("http://evil.example")' });
    const answer = await fetch(`${shop.app.url}${listPromoCodes.export.path}?search=exported`, {
      headers: { authorization: `Bearer ${manager.token}` },
    });
    expect(answer.headers.get('content-disposition')).toContain('promo-codes.csv');
    expect(await answer.text()).toContain(
      'EXPORTED,20,running,0,,,1,,,"\'=HYPERLINK(""http://evil.example"")"\r\n',
    );
  });
});

test('a batch creates the requested number of unique codes and one audit event', async () => {
  const { status, body } = await shop.app.call(
    createPromoBatch,
    { body: { prefix: 'GIFT-', count: 120, ...terms({ max_uses: 1 }) } },
    by(),
  );
  expect(status).toBe(201);
  const { batch_id: batchId } = body;
  const rows = await listRows(shop.app, 'promo_codes', { batch_id: batchId }, ['code', 'max_uses']);
  expect(new Set(rows.map(({ code }) => code)).size).toBe(120);
  expect(rows.every(({ code }) => /^GIFT-[A-Z2-9]{10}$/.test(code))).toBe(true);
  const page = await shop.app.call(listPromoCodes, { query: { batch_id: batchId } }, by());
  expect(page.body).toHaveLength(50);
  expect(await events(`promo_batch:${batchId}`)).toHaveLength(1);
});

describe('a reserved use', () => {
  test('is released with a reason, and its open payment is canceled', async () => {
    const { id } = await create('STUCK', { max_uses: 1 });
    const buyer = await shop.newBuyer();
    const { body } = await shop.pay(buyer, { promocode: 'STUCK' });
    const [use] = await usesOf(id);
    expect(use).toMatchObject({ state: 'reserved', user: { id: buyer.id } });
    const release = () =>
      shop.app.call(
        releaseRedemption,
        { params: { id: use?.id ?? '' }, body: { reason: 'The buyer asked' } },
        by(),
      );
    expect((await release()).body).toMatchObject({ state: 'released' });
    expect((await shop.payment(body.payment_id)).state).toBe('canceled');
    expect((await release()).refusal?.code).toBe('redemption_state_changed');
    expect(await events(`promo_use:${use?.id}`)).toMatchObject([
      {
        action: 'promos.release_redemption',
        reason: 'The buyer asked',
        after: { state: 'released' },
      },
    ]);
    expect((await shop.pay(await shop.newBuyer(), { promocode: 'STUCK' })).status).toBe(200);
    await shop.expectClean();
  });

  test('cannot be released after the payment was paid', async () => {
    const { id } = await create('FREE', { percent: 100 });
    const { status } = await shop.pay(await shop.newBuyer(), { promocode: 'FREE' });
    expect(status).toBe(200);
    const [use] = await usesOf(id);
    const { refusal } = await shop.app.call(
      releaseRedemption,
      { params: { id: use?.id ?? '' }, body: { reason: 'No' } },
      by(),
    );
    expect(use?.state).toBe('committed');
    expect(refusal?.code).toBe('redemption_state_changed');
  });
});
