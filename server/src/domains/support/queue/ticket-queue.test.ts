import { randomUUID } from 'node:crypto';
import * as contract from '@sesame/contract/console/tickets.ts';
import { describe, expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import {
  type Buyer,
  buildBuyer,
  buildPayment,
  buildProduct,
} from '../../../../test/build/build-purchase.ts';
import { buildTicket } from '../../../../test/build/build-ticket.ts';
import { auditEventsOn } from '../../../../test/database/read-audit-events.ts';
import { getRow, insertRows, updateRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

let support: TestOperator;
let manager: TestOperator;
let auditor: TestOperator;
// The payments were never settled, so ledger verification is off.
const test = shopTest([], { now: '2026-03-10T12:00:00.000Z', verifiesLedger: false });
const { app } = test;
test.beforeAll(async () => {
  support = await buildOperator(app, { role: 'support' });
  manager = await buildOperator(app, { role: 'manager' });
  auditor = await buildOperator(app, { role: 'auditor' });
});

async function named(username: string): Promise<Buyer> {
  const buyer = await buildBuyer(app.platform);
  await updateRows(
    app,
    'users',
    { id: buyer.id },
    { username, username_key: username, email: `${username}@mail.example` },
  );
  return buyer;
}

type Query = Parameters<typeof app.call<typeof contract.listQueue>>[1]['query'];
const listed = async (query: Query) => {
  const { status, body } = await app.call(contract.listQueue, { query }, support);
  expect(status).toBe(200);
  return body.map(({ title }) => title);
};
const press = (id: string, priority: contract.TicketPriority, by = support) =>
  app.call(contract.prioritizeTicket, { params: { id }, body: { priority } }, by);
const assign = (id: string, operator: string | null) =>
  app.call(contract.assignTicket, { params: { id }, body: { operator } }, support);
const eventsOf = (id: string) => auditEventsOn(app, `ticket:${id}`, ['action', 'before', 'after']);

describe('the queue', () => {
  test('can be filtered by priority and by assignee, and sorted in both directions', async () => {
    const buyer = await named('queue_one');
    const ids: string[] = [];
    for (const title of ['Alpha one', 'Alpha two', 'Alpha three']) {
      app.clock.advance(1_000);
      ids.push(await buildTicket(app, buyer.token, { title }));
    }
    const [one = '', two = '', three = ''] = ids;
    await press(two, 'urgent');
    await assign(three, manager.id);
    const search = 'queue_one';
    expect(await listed({ search })).toEqual(['Alpha two', 'Alpha one', 'Alpha three']);
    expect(await listed({ search, order: 'oldest' })).toEqual([
      'Alpha one',
      'Alpha two',
      'Alpha three',
    ]);
    expect(await listed({ search, order: 'newest' })).toEqual([
      'Alpha three',
      'Alpha two',
      'Alpha one',
    ]);
    expect(await listed({ search, priority: 'urgent' })).toEqual(['Alpha two']);
    expect(await listed({ search, assignee: manager.id })).toEqual(['Alpha three']);
    expect(await listed({ search, assignee: 'unassigned' })).toEqual(['Alpha two', 'Alpha one']);
    expect(await listed({ search, assignee: 'me' })).toEqual([]);
    expect(await listed({ search, queue: 'done' })).toEqual([]);
    await app.call(contract.closeTicket, { params: { id: one }, body: {} }, support);
    expect(await listed({ search, queue: 'all', order: 'oldest' })).toEqual([
      'Alpha one',
      'Alpha two',
      'Alpha three',
    ]);
    const next = await listed({ search, queue: 'all', order: 'oldest', after: one });
    expect(next).toEqual(['Alpha two', 'Alpha three']);
  });

  test.each(['waiting', 'all'] as const)(
    'by urgency is ordered by priority, then by waiting time, from any ticket on (%s)',
    async (queue) => {
      const search = `presses_${queue}`;
      const buyer = await named(search);
      const ids = new Map<string, string>();
      for (const title of ['one', 'two', 'three', 'four', 'five', 'six']) {
        app.clock.advance(1_000);
        ids.set(title, await buildTicket(app, buyer.token, { title }));
      }
      const pressing = { one: 'low', two: 'high', four: 'urgent', five: 'high' } as const;
      for (const [title, priority] of Object.entries(pressing)) {
        await press(ids.get(title) ?? '', priority);
      }
      const expected = ['four', 'two', 'five', 'three', 'six', 'one'];
      const order = 'urgent';
      expect(await listed({ search, queue, order })).toEqual(expected);
      for (const [at, title] of expected.entries()) {
        const after = ids.get(title);
        const rest = await listed({ search, queue, order, ...(after && { after }) });
        expect(rest).toEqual(expected.slice(at + 1));
      }
    },
  );

  test('is searched by number, by word prefixes of the title, and by the buyer', async () => {
    const buyer = await named('t.okafor');
    const title = 'Где мой купон AUTUMN20? 100%';
    const id = await buildTicket(app, buyer.token, { title });
    const { number } = await getRow(app, 'tickets', { id });
    const found = [
      String(number),
      `№ ${number}`,
      `#${number}`,
      'купо',
      'autumn МОЙ',
      'T.Oka',
      't.okafor@mail',
    ];
    for (const search of found) expect(await listed({ search }), search).toEqual([title]);
    const notFound = ['упон', '%', '_.okafor', 'купон другой', '9999999', "' | a:* & !b", '\\'];
    for (const search of notFound) expect(await listed({ search }), search).toEqual([]);
  });

  test('is exported without formulas and without messages', async () => {
    const buyer = await named('=cmd|calc');
    const title = '@SUM(A1), "quoted" <script>alert(1)</script>';
    await buildTicket(app, buyer.token, { title, header_message: 'Between us' });
    const answer = await fetch(`${app.url}${contract.listQueue.export.path}?search=%3Dcmd`, {
      headers: { authorization: `Bearer ${auditor.token}` },
    });
    expect(answer.headers.get('content-disposition')).toContain('tickets.csv');
    const text = await answer.text();
    expect(text).toContain(
      `,"'@SUM(A1), ""quoted"" <script>alert(1)</script>",'=cmd|calc,'=cmd|calc@mail.example,new,normal,,`,
    );
    expect(text).not.toContain('Between us');
  });

  test.each([
    { priority: 'great' },
    { assignee: 'somebody' },
    { order: 'random' },
    { search: ' ' },
    { search: 'a'.repeat(201) },
  ])('refuses the filter %o', async (query) => {
    // Deliberately outside the types.
    const { status } = await app.call(contract.listQueue, { query: query as Query }, support);
    expect(status).toBe(400);
  });
});

describe('a priority', () => {
  test('can be set in any state, and each change records an audit event', async () => {
    const id = await buildTicket(app, (await named('pressing')).token);
    expect((await press(id, 'high')).body.priority).toBe('high');
    await app.call(contract.closeTicket, { params: { id }, body: {} }, support);
    expect((await press(id, 'low')).status).toBe(200);
    expect((await press(id, 'low')).status).toBe(200);
    expect((await eventsOf(id)).filter(({ action }) => action === 'tickets.prioritize')).toEqual([
      expect.objectContaining({ before: { priority: 'normal' }, after: { priority: 'high' } }),
      expect.objectContaining({ before: { priority: 'high' }, after: { priority: 'low' } }),
    ]);
  });

  test('can only be set by roles that may write, and only on an existing ticket', async () => {
    const id = await buildTicket(app, (await named('not_pressing')).token);
    expect((await press(id, 'high', auditor)).status).toBe(403);
    expect((await press(randomUUID(), 'high')).status).toBe(404);
    expect(await eventsOf(id)).toEqual([]);
  });
});

test('a ticket can only be assigned to roles that may answer', async () => {
  const id = await buildTicket(app, (await named('handed')).token);
  const content = await buildOperator(app, { role: 'content' });
  const { body: people } = await app.call(contract.listAssignees, {}, support);
  const ids = people.map((one) => one.id);
  expect(ids).toEqual(expect.arrayContaining([support.id, manager.id]));
  expect(ids).not.toContain(auditor.id);
  expect((await assign(id, manager.id)).body.assignee).toMatchObject({ id: manager.id });
  expect((await assign(id, auditor.id)).status).toBe(404);
  expect((await assign(id, content.id)).status).toBe(404);
  expect((await eventsOf(id)).map(({ after }) => after)).toEqual([{ assignee: manager.id }]);
});

test("the panel beside a ticket shows its owner's data only", async () => {
  const { platform } = app;
  const inviter = await named('inviter');
  const stranger = await named('stranger');
  const owner = await buildBuyer(platform, { referred_by: inviter.id });
  const product = await buildProduct(platform);
  const paymentId = await buildPayment(platform, owner, product);
  await buildPayment(platform, stranger, product);
  await insertRows(
    platform.db,
    'subscriptions',
    [owner, stranger].map(({ id }) => ({
      id: platform.ids.uuid(),
      user_id: id,
      product_id: product.id,
      anchor_day: 10,
      ends_at: new Date(app.clock.now().getTime() + 86_400_000),
      created_at: app.clock.now(),
    })),
  );
  await buildTicket(app, stranger.token, { title: 'Not yours' });
  await buildTicket(app, owner.token, { title: 'Earlier' });
  const id = await buildTicket(app, owner.token, { title: 'This one' });
  const { body } = await app.call(contract.readBuyerOfTicket, { params: { id } }, auditor);
  expect(body).toMatchObject({
    language: 'en',
    confirmed: false,
    blocked: false,
    payments: [{ id: paymentId, title: 'A plan', total: 4.9, refunded: 0, state: 'expired' }],
    subscriptions: [{ product_id: product.id, state: 'active' }],
    tickets: [{ title: 'Earlier', state: 'new' }],
    referral: {
      inviter: { id: inviter.id, username: 'inviter' },
      invited: 0,
      earned: 0,
      available: 0,
    },
  });
  const unknown = { params: { id: randomUUID() } };
  expect((await app.call(contract.readBuyerOfTicket, unknown, auditor)).status).toBe(404);
});
