import { randomUUID } from 'node:crypto';
import { listConsolePayments } from '@sesame/contract/console/payments/payment-list.ts';
import { operatorRoles, permissionsOf } from '@sesame/contract/console/permissions.ts';
import {
  countWork,
  deleteView,
  findRecords,
  listViews,
  SAVED_VIEWS_MAX,
  saveView,
} from '@sesame/contract/console/workspace.ts';
import { expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../test/build/build-operator.ts';
import { buildBuyer, buildPayment, buildProduct } from '../../../test/build/build-purchase.ts';
import { buildTicket } from '../../../test/build/build-ticket.ts';
import { buildUser } from '../../../test/build/build-user.ts';
import { getRow, insertRows, updateRows } from '../../../test/rows.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';

let owner: TestOperator;
let content: TestOperator;
let buyer: { readonly token: string; readonly id: string };
const test = shopTest();
const { app } = test;
test.beforeAll(async () => {
  owner = await buildOperator(app);
  content = await buildOperator(app, { role: 'content' });
  const { token, email } = await buildUser(app, { email: 'olga_k@people.example' });
  const { id } = await getRow(app, 'users', { email });
  buyer = { token, id };
});

const viewsOf = async ({ token }: TestOperator, list: string) =>
  (await app.call(listViews, { query: { list } }, { token })).body;

const keep = (
  operator: TestOperator,
  name: string,
  filters: string,
  list = 'listConsolePayments',
) => app.call(saveView, { body: { list, name, filters } }, { token: operator.token });

test('a view belongs to its list and operator, and its name is unique there', async () => {
  expect((await keep(owner, '  Late ones ', 'state=pending')).status).toBe(201);
  await keep(owner, 'Big ones', 'state=paid');
  await keep(owner, 'Late ones', 'state=pending&gateway=card');
  expect(await viewsOf(owner, 'listConsolePayments')).toEqual([
    { id: expect.any(String), name: 'Big ones', filters: 'state=paid' },
    { id: expect.any(String), name: 'Late ones', filters: 'state=pending&gateway=card' },
  ]);
  expect(await viewsOf(owner, 'listBuyers')).toEqual([]);
  expect(await viewsOf(content, 'listConsolePayments')).toEqual([]);
});

test('an operator cannot delete the view of another one', async () => {
  const [view] = await viewsOf(owner, 'listConsolePayments');
  const remove = (operator: TestOperator) =>
    app.call(deleteView, { params: { id: view?.id ?? '' } }, { token: operator.token });
  expect((await remove(content)).status).toBe(404);
  expect((await remove(owner)).status).toBe(200);
  expect((await remove(owner)).status).toBe(404);
  expect(await viewsOf(owner, 'listConsolePayments')).toHaveLength(1);
});

test('at most twenty views are saved, even when many are saved at once', async () => {
  const names = Array.from({ length: SAVED_VIEWS_MAX + 5 }, (_, at) => `View ${at}`);
  const statuses = await Promise.all(
    names.map(async (name) => (await keep(owner, name, 'state=new', 'listQueue')).status),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(SAVED_VIEWS_MAX);
  expect(statuses.filter((status) => status === 400)).toHaveLength(5);
  const [first] = await viewsOf(owner, 'listQueue');
  expect((await keep(owner, first?.name ?? '', 'state=other', 'listQueue')).status).toBe(201);
});

test.each([
  ['no name', { list: 'listBuyers', name: '  ', filters: '' }],
  ['a long name', { list: 'listBuyers', name: 'n'.repeat(61), filters: '' }],
  ['long filters', { list: 'listBuyers', name: 'x', filters: 'a'.repeat(501) }],
  ['an invalid list name', { list: "x'; drop", name: 'x', filters: '' }],
])('%s is refused', async (_, body) => {
  expect((await app.call(saveView, { body }, { token: owner.token })).status).toBe(400);
});

const counts = async ({ token }: TestOperator) => (await app.call(countWork, {}, { token })).body;

test('waiting work is counted in the sections that the role may read', async () => {
  expect(await counts(owner)).toEqual({
    tickets: 0,
    payouts: 0,
    fulfilment: 0,
    transfers: 0,
    reviews: 0,
  });
  await buildTicket(app, buyer.token);
  expect(await counts(owner)).toMatchObject({ tickets: 1 });
  expect(await counts(content)).toEqual({});
  const support = await buildOperator(app, { role: 'support' });
  expect(Object.keys(await counts(support)).sort()).toEqual([
    'fulfilment',
    'reviews',
    'tickets',
    'transfers',
  ]);
});

const found = async ({ token }: TestOperator, search: string) =>
  (await app.call(findRecords, { query: { search } }, { token })).body;

test('a buyer is found by id and by the beginning of the address', async () => {
  const user = { kind: 'user', id: buyer.id, note: 'olga_k@people.example' };
  expect(await found(owner, 'OLGA_K@')).toEqual([expect.objectContaining(user)]);
  expect(await found(owner, buyer.id)).toEqual([expect.objectContaining(user)]);
  expect(await found(owner, 'olgaxk')).toEqual([]);
  expect(await found(owner, '%%')).toEqual([]);
  expect(await found(owner, randomUUID())).toEqual([]);
});

test('a ticket is found by its number, with or without the sign', async () => {
  const id = await buildTicket(app, buyer.token);
  const { number } = await getRow(app, 'tickets', { id });
  for (const search of [`${number}`, `#${number}`, id]) {
    const [first] = await found(owner, search);
    expect(first, search).toMatchObject({ kind: 'ticket', id });
  }
});

test("a subscription and a payout are found by id and by the owner's address", async () => {
  const { email, token } = await buildUser(app, { email: 'pavel@people.example' });
  const { db, ids, clock } = app.platform;
  const user = await getRow(db, 'users', { email }, ['id']);
  const product = await buildProduct(app.platform);
  const [subscription, payout] = [ids.uuid(), ids.uuid()];
  const now = clock.now();
  await insertRows(db, 'subscriptions', {
    id: subscription,
    user_id: user.id,
    product_id: product.id,
    anchor_day: 1,
    ends_at: now,
    created_at: now,
  });
  await insertRows(db, 'payouts', {
    id: payout,
    user_id: user.id,
    network: 'ton',
    address: 'an address',
    memo: null,
    amount_cents: 123_450,
    rule_version: 1,
    created_at: new Date('2026-03-01T10:00:00.000Z'),
    not_before: now,
    state: 'requested',
  });
  const [subscriptionFound, payoutFound] = [
    {
      kind: 'subscription',
      id: subscription,
      title: expect.any(String),
      title_ru: '',
      note: email,
    },
    { kind: 'payout', id: payout, title: '$1,234.50', title_ru: '', note: `${email} · 2026-03-01` },
  ];
  expect(await found(owner, subscription)).toEqual([subscriptionFound]);
  expect(await found(owner, payout)).toEqual([payoutFound]);
  expect((await found(owner, 'Pavel@')).slice(1)).toEqual([subscriptionFound, payoutFound]);
  const support = await buildOperator(app, { role: 'support' });
  expect((await found(support, 'pavel@')).map(({ kind }) => kind)).toEqual([
    'user',
    'subscription',
  ]);
  expect(await found(support, payout)).toEqual([]);
  expect((await app.call(findRecords, { query: { search: payout } }, { token })).status).toBe(401);
});

test('a payment is found by every id of its gateway: of a refund, a dispute, a webhook, a second one', async () => {
  const { db, ids, clock } = app.platform;
  const at = clock.now();
  const shopper = await buildBuyer(app.platform);
  const product = await buildProduct(app.platform);
  const first = await buildPayment(app.platform, shopper, product);
  const second = await buildPayment(app.platform, shopper, product);
  const [refund, proof] = [ids.uuid(), ids.uuid()];
  const refunded = {
    payment_id: first,
    amount_cents: 1,
    amount_minor: 1,
    currency: 'USD',
  } as const;
  await insertRows(db, 'payment_refunds', {
    ...{ ...refunded, id: refund, operator_id: owner.id, gateway_reference: 're_Asked1' },
    ...{ method: 'gateway', access: 'keep', reason: 'x', state: 'failed' },
    ...{ created_at: at, changed_at: at },
  });
  await insertRows(db, 'gateway_refunds', {
    payment_id: first,
    reference: 're_Reported1',
    amount_minor: 1,
  });
  const file = { file: '', content_type: 'application/pdf', bytes: 1, created_at: at } as const;
  await insertRows(db, 'transfer_proofs', { id: proof, payment_id: second, ...file });
  await updateRows(
    db,
    'payments',
    { id: second },
    { dispute_reference: 'dp_1', gateway_secondary_reference: 'pi_1.pi_0' },
  );
  const chosen = { coin: 'btc', coin_name: 'Bitcoin', symbol: 'BTC', network: 'Bitcoin' };
  await insertRows(db, 'coin_payments', {
    ...{ ...chosen, payment_id: first, gateway_payment_id: 'pay_1', created_at: at },
    ...{ address: 'bc1q', amount: '0.001' },
  });
  const event = { provider: 'test', body: '{}', received_at: at };
  await insertRows(db, 'webhook_events', [
    { ...event, event_key: 'evt_Known', order_id: second },
    { ...event, event_key: 'evt_Unknown', order_id: 'not-an-id' },
  ]);
  const listed = async (search: string) => {
    const { body } = await app.call(listConsolePayments, { query: { search } }, owner);
    return body.map(({ id }) => id);
  };
  for (const [search, id] of [
    ['re_Asked1', first],
    ['re_Reported1', first],
    [refund, first],
    [proof, second],
    ['dp_1', second],
    ['pi_1.pi_0', second],
    // A deposit that follows another one.
    ['pi_1', second],
    ['pi_0', second],
    ['pay_1', first],
    ['evt_Known', second],
  ] as const) {
    expect(await found(owner, search), search).toMatchObject([{ kind: 'payment', id }]);
    expect(await listed(search), search).toEqual([id]);
    expect(await found(content, search), search).toEqual([]);
  }
  expect(await found(owner, 'evt_Unknown')).toEqual([]);
  expect(await listed('evt_Unknown')).toEqual([]);
});

test('a gift is found by its id, its payment, the end of its code and both persons, by who may read payments', async () => {
  const { db, ids, clock } = app.platform;
  const [sender, claimer] = [await buildBuyer(app.platform), await buildBuyer(app.platform)];
  const payment = await buildPayment(app.platform, sender, await buildProduct(app.platform));
  const { number } = await getRow(db, 'payments', { id: payment });
  const emailOf = async (id: string) =>
    (await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow())
      .email;
  const [email, id, at] = [await emailOf(sender.id), ids.uuid(), clock.now()];
  await insertRows(db, 'gifts', {
    ...{ id, payment_id: payment, buyer_id: sender.id, sealed: '', code_hash: Buffer.alloc(32) },
    ...{ code_ending: '7K3M', state: 'claimed', created_at: at },
    ...{ claimed_by: claimer.id, claimed_at: at, claimed_as: 'access' },
  });
  const gifts = async (operator: TestOperator, search: string) =>
    (await found(operator, search)).filter(({ kind }) => kind === 'gift');
  const support = await buildOperator(app, { role: 'support' });
  for (const search of [id, payment, number, '7k3m', '…7K3M', email, await emailOf(claimer.id)]) {
    const expected = [{ kind: 'gift', id: payment, note: `…7K3M · ${email}` }];
    expect(await gifts(owner, search), search).toMatchObject(expected);
    expect(await gifts(support, search), search).toMatchObject(
      permissionsOf.support.includes('payments:read') ? expected : [],
    );
    expect(await gifts(content, search), search).toEqual([]);
  }
  expect(await gifts(owner, 'K3M')).toEqual([]);
});

test('a role finds only what it may read', async () => {
  expect(await found(content, 'olga_k@')).toEqual([]);
  for (const role of operatorRoles) {
    const operator = await buildOperator(app, { role });
    const kinds = (await found(operator, 'olga_k')).map(({ kind }) => kind);
    expect(kinds.includes('user'), role).toBe(permissionsOf[role].includes('users:read'));
  }
});

test('at most five records of a kind are found', async () => {
  for (let at = 0; at < 7; at++) await buildUser(app, { email: `many${at}@people.example` });
  expect(await found(owner, 'many')).toHaveLength(5);
});
