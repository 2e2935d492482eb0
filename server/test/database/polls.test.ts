import { impersonateBuyer } from '@sesame/contract/console/accounts.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { redeemImpersonation } from '@sesame/contract/shop/impersonation.ts';
import { cancelPayment, isPaymentPending, listPayments } from '@sesame/contract/shop/payments.ts';
import { logout } from '@sesame/contract/shop/session.ts';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { activeSubscriptionsOfSession } from '../../src/domains/access/subscriptions.store.ts';
import type { Executor } from '../../src/platform/platform.ts';
import { buildOperator } from '../build/build-operator.ts';
import type { Buyer } from '../build/build-purchase.ts';
import { updateRows } from '../rows.ts';
import { shopTest } from '../shops/shop-test.ts';
import { startApp, type TestApp } from '../shops/start-app.ts';
import type { Shop } from '../shops/start-shop.ts';
import { watchStatements } from './watch-statements.ts';

/** Polls of a buyer whose answers have not changed; two processes share the database, as behind a load balancer. */

let shop: Shop<'sales'>;
let other: TestApp;
const test = shopTest(['sales']);
test.beforeAll(async ({ shop: running, app }) => {
  shop = running;
  other = await startApp({ databaseUrl: app.databaseUrl, verifiesLedger: false });
});
test.afterAll(() => other.stop());

async function poll(
  app: TestApp,
  route: RouteSpec,
  { token }: Pick<Buyer, 'token'>,
  tag?: string,
): Promise<{ status: number; tag: string; text: string }> {
  const response = await fetch(app.url + route.path, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(tag !== undefined && { 'if-none-match': tag }),
    },
  });
  const text = await response.text();
  return { status: response.status, tag: response.headers.get('etag') ?? '', text };
}

const polls: readonly RouteSpec[] = [isPaymentPending, listPayments, listActiveSubscriptions];

describe.each(polls.map((route) => [route.id, route] as const))('%s', (_id, route) => {
  test('is answered without a body by any process while nothing changes', async ({ app }) => {
    const buyer = await shop.newBuyer();
    await shop.pay(buyer);
    const first = await poll(app, route, buyer);
    expect(first.status).toBe(200);
    expect(await poll(other, route, buyer, first.tag)).toEqual({
      status: 304,
      tag: first.tag,
      text: '',
    });
    expect(await poll(other, route, buyer)).toEqual(first);
    expect(await poll(app, route, buyer, '"another"')).toEqual(first);
  });

  test('is whole again in both processes once a change is committed, and not before', async ({
    app,
  }) => {
    const buyer = await shop.newBuyer();
    const id = (await shop.pay(buyer)).body.payment_id;
    const { tag } = await poll(app, route, buyer);
    await app.platform.db.transaction().execute(async (tx) => {
      await sql`update payments set title = title, checkout_url = 'https://changed.example/' where id = ${id}`.execute(
        tx,
      );
      expect((await poll(other, route, buyer, tag)).status).toBe(304);
    });
    expect((await poll(other, route, buyer, tag)).status).toBe(200);
    expect((await poll(app, route, buyer, tag)).status).toBe(200);
  });

  test('belongs to one buyer', async ({ app }) => {
    const [buyer, second] = [await shop.newBuyer(), await shop.newBuyer()];
    const { tag } = await poll(app, route, buyer);
    expect((await poll(app, route, second, tag)).status).toBe(200);
  });

  test('is refused to a session that has ended, in any process', async ({ app }) => {
    const buyer = await shop.newBuyer();
    const { tag } = await poll(app, route, buyer);
    await app.call(logout, {}, buyer);
    for (const process of [app, other]) {
      expect(await poll(process, route, buyer, tag)).toMatchObject({ status: 401, tag: '' });
    }
  });

  test('is refused to a session that has expired', async ({ app }) => {
    const buyer = await shop.newBuyer();
    const { tag } = await poll(app, route, buyer);
    await updateRows(app, 'sessions', { user_id: buyer.id }, { expires_at: app.clock.now() });
    expect((await poll(app, route, buyer, tag)).status).toBe(401);
  });
});

test('a pending payment ends by the clock alone', async ({ app }) => {
  const buyer = await shop.newBuyer();
  const { body } = await shop.pay(buyer);
  const { expires_at: end } = await shop.payment(body.payment_id);
  const { tag } = await poll(app, isPaymentPending, buyer);
  other.clock.set(new Date(end.getTime() - 1));
  expect((await poll(other, isPaymentPending, buyer, tag)).status).toBe(304);
  other.clock.set(end);
  const { text } = await poll(other, isPaymentPending, buyer, tag);
  expect(JSON.parse(text)).toEqual({ is_pending: false, payments: [] });
  other.clock.set(app.clock.now());
});

test('a product that is renamed and an item that is edited show in every process', async ({
  app,
}) => {
  const buyer = await shop.newBuyer();
  await subscribe(buyer);
  const { db } = app.platform;
  const changes = [
    () =>
      db.updateTable('products').set({ title: 'Another title' }).where('id', '=', shop.product.id),
    // The poll is whole again even where the new content cannot be opened.
    () => db.updateTable('inventory_items').set({ secret: Buffer.from('changed') }),
  ];
  for (const change of changes) {
    const { tag } = await poll(app, listActiveSubscriptions, buyer);
    expect((await poll(other, listActiveSubscriptions, buyer, tag)).status).toBe(304);
    await change().execute();
    for (const process of [app, other]) {
      // Other processes get to know the catalogue's change by a message.
      const status = async () => (await poll(process, listActiveSubscriptions, buyer, tag)).status;
      await expect.poll(status).toBe(200);
    }
  }
  // An answer with an item that cannot be opened is not kept.
  const { tag, text } = await poll(app, listActiveSubscriptions, buyer);
  expect(JSON.parse(text)).toMatchObject([{ title: 'Another title', items: [] }]);
  expect((await poll(app, listActiveSubscriptions, buyer, tag)).status).toBe(200);
});

test('an impersonation has other tags if it may see less, and ends at once', async ({ app }) => {
  const buyer = await shop.newBuyer();
  const { tag } = await poll(app, listActiveSubscriptions, buyer);
  const support = await buildOperator(app, { role: 'support' });
  const input = { params: { id: buyer.id }, body: { reason: 'sees no link' } };
  const { ticket } = (await app.call(impersonateBuyer, input, support)).body;
  const session = (await app.call(redeemImpersonation, { body: { ticket } })).body;
  const seen = await poll(other, listActiveSubscriptions, session, tag);
  expect(seen.status).toBe(200);
  expect((await poll(app, listActiveSubscriptions, session, seen.tag)).status).toBe(304);
  await app.platform.db.deleteFrom('impersonations').where('user_id', '=', buyer.id).execute();
  expect((await poll(other, listActiveSubscriptions, session, seen.tag)).status).toBe(401);
});

test('a commit while the answer is read shows in the next poll', async ({ app }) => {
  const buyer = await shop.newBuyer();
  const { body } = await shop.pay(buyer);
  const { pool } = app.platform;
  const query = pool.query.bind(pool) as (...parameters: unknown[]) => Promise<unknown>;
  // One statement reads the answer and its revision; the payment is canceled after it.
  let statements = 0;
  pool.query = (async (...parameters: unknown[]) => {
    const result = await query(...parameters);
    if (String(parameters[0]).includes('checkout_state in')) {
      statements++;
      const input = { body: { payment_id: body.payment_id } };
      await other.call(cancelPayment, input, buyer);
    }
    return result;
  }) as typeof pool.query;
  const early = await poll(app, isPaymentPending, buyer);
  pool.query = query as typeof pool.query;
  expect(statements).toBe(1);
  expect(JSON.parse(early.text)).toMatchObject({ is_pending: true });
  const { status, text } = await poll(app, isPaymentPending, buyer, early.tag);
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({ is_pending: false });
});

/** As `explain (generic_plan)` shows it, which PostgreSQL 15 does not know. */
async function planWithoutValues(text: string): Promise<unknown> {
  const numbers = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number));
  const nulls = Array.from({ length: Math.max(0, ...numbers) }, () => 'null').join(', ');
  return shop.app.platform.db.transaction().execute(async (tx) => {
    await sql`set local plan_cache_mode = force_generic_plan`.execute(tx);
    await sql`prepare planned as ${sql.raw(text)}`.execute(tx);
    const call = sql.raw(nulls === '' ? 'planned' : `planned(${nulls})`);
    const { rows } = await sql`explain (verbose, format json) execute ${call}`.execute(tx);
    await sql`deallocate planned`.execute(tx);
    return rows;
  });
}

/** The tables that a statement reads, also through views and the functions of the shop. */
async function tablesIn(text: string): Promise<Set<string>> {
  const { db } = shop.app.platform;
  const { rows: functions } = await sql<{ name: string; body: string }>`
    select proname as name, prosrc as body from pg_proc where pronamespace = 'public'::regnamespace`.execute(
    db,
  );
  const bodies = new Map(functions.map(({ name, body }) => [name, body]));
  const tables = new Set<string>();
  const called = new Set<string>();
  const callsIn = (code: string) => {
    for (const [, name = ''] of code.matchAll(/\b(\w+)\(/g)) if (bodies.has(name)) called.add(name);
  };
  callsIn(text);
  // A set that grows is walked to its end.
  for (const name of called) {
    const body = bodies.get(name) ?? '';
    callsIn(body);
    for (const [, table = ''] of body.matchAll(/\b(?:from|join) (\w+)/g)) tables.add(table);
  }
  // A plan without values names every other table.
  const names = JSON.stringify(await planWithoutValues(text)).matchAll(
    /"Relation Name":\s*"(\w+)"/g,
  );
  for (const [, name = ''] of names) tables.add(name);
  return tables;
}

test('every table that an answer is read from raises the revision', async ({ app }) => {
  const buyer = await shop.newBuyer();
  for (const order of [{}, { gift: true as const }]) {
    const { body } = await shop.pay(buyer, order);
    await shop.bank.decide(shop.atBank(body.payment_id).id, 'pay');
    await shop.settled();
  }
  await shop.pay(buyer);
  const [newest] = (await app.call(listPayments, { query: {} }, buyer)).body;
  const { statements } = await watchStatements(app.platform.pool, async () => {
    for (const route of polls) await poll(app, route, buyer);
    await app.call(listPayments, { query: { before: newest?.id } }, buyer);
  });
  const tables = new Set<string>();
  for (const text of new Set(statements.map(String))) {
    for (const name of await tablesIn(text)) tables.add(name);
  }
  expect(tables.size).toBeGreaterThan(8);
  const { rows } = await sql<{ name: string; events: string[] }>`
    select event_object_table as name, array_agg(event_manipulation::text order by event_manipulation) as events
    from information_schema.triggers where action_statement ~ 'raise_revision_of_\\w+\\(\\)'
    group by event_object_table`.execute(app.owner.db);
  const raising = new Map(rows.map(({ name, events }) => [name, events]));
  for (const table of tables) {
    // The session is read with the revision. What is not delivered is in no answer, so adding an item changes none.
    if (table === 'sessions' || table === 'buyer_revisions') continue;
    const expected = table === 'inventory_items' ? ['UPDATE'] : ['DELETE', 'INSERT', 'UPDATE'];
    expect(raising.get(table), table).toEqual(expected);
  }
});

test('of an item a poll reads only what raises the revision', () => {
  const [, columns = ''] =
    /select ([^;]*?) from inventory_items/.exec(
      activeSubscriptionsOfSession.split('lateral').at(-1) ?? '',
    ) ?? [];
  expect(new Set(columns.match(/\b(?:id|\w*_\w+|content|secret|kind|version)\b/g))).toEqual(
    new Set(['content', 'secret', 'convert_from']),
  );
});

/** Buys and returns the subscription. */
async function subscribe(buyer: Buyer): Promise<string> {
  const { body } = await shop.pay(buyer);
  await shop.bank.decide(shop.atBank(body.payment_id).id, 'pay');
  await shop.settled();
  const [active] = (await shop.app.call(listActiveSubscriptions, {}, buyer)).body;
  if (active === undefined) throw new Error('the payment gave no access');
  return active.id;
}

describe('the revision of a buyer', () => {
  const raise = (id: string) => sql`select raise_revision(${id})`;
  const read = async (id: string, by: Executor = shop.app.platform.db) => {
    const { rows } = await sql<{ sum: string; slots: number }>`
      select sum(revision)::text as sum, count(*)::int as slots from buyer_revisions where user_id = ${id}
    `.execute(by);
    return { sum: BigInt(rows[0]?.sum ?? 0), slots: rows[0]?.slots };
  };

  test('never waits for another transaction, in whichever order two change two buyers', async ({
    app,
  }) => {
    const [a, b] = [(await shop.newBuyer()).id, (await shop.newBuyer()).id];
    for (const id of [a, b]) await raise(id).execute(app.platform.db);
    const before = await read(a);
    const first = await app.platform.db.startTransaction().execute();
    const second = await other.platform.db.startTransaction().execute();
    await raise(a).execute(first);
    await raise(b).execute(second);
    await raise(b).execute(first);
    await raise(a).execute(second);
    expect(await read(a)).toEqual(before);
    await second.commit().execute();
    const between = await read(a);
    expect(between.sum > before.sum).toBe(true);
    await first.commit().execute();
    expect((await read(a)).sum > between.sum).toBe(true);
    expect((await read(a)).slots).toBe(2);
  });

  test('is raised once by a transaction, also after a part of it was undone', async ({ app }) => {
    const { id } = await shop.newBuyer();
    const before = await read(id);
    const tx = await app.platform.db.startTransaction().execute();
    const part = await tx.savepoint('part').execute();
    await raise(id).execute(part);
    await part.rollbackToSavepoint('part').execute();
    expect((await read(id, tx)).sum).toBe(before.sum);
    await raise(id).execute(tx);
    const once = await read(id, tx);
    await raise(id).execute(tx);
    expect(await read(id, tx)).toEqual(once);
    await tx.commit().execute();
    const { sum, slots } = await read(id);
    expect(sum > before.sum).toBe(true);
    expect(slots).toBe(1);
    await raise(id).execute(app.platform.db);
    expect((await read(id)).sum > sum).toBe(true);
  });

  test('stays that of one buyer: a row does not pass to another', async ({ app }) => {
    const [a, b] = [await shop.newBuyer(), await shop.newBuyer()];
    const { body } = await shop.pay(a);
    const move = sql`update payments set user_id = ${b.id} where id = ${body.payment_id}`;
    await expect(move.execute(app.owner.db)).rejects.toThrow(/another buyer|frozen/);
    const [of, to] = [await subscribe(a), await subscribe(b)];
    const pass = sql`update deliveries set subscription_id = ${to} where subscription_id = ${of}`;
    await expect(pass.execute(app.owner.db)).rejects.toThrow('another buyer');
  });
});
