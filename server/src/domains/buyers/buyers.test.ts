import {
  blockBuyer,
  endBuyerSession,
  endBuyerSessions,
  listBuyers,
  readBuyer,
  unblockBuyer,
} from '@sesame/contract/console/buyers.ts';
import { getUser } from '@sesame/contract/shop/session.ts';
import { login } from '@sesame/contract/shop/users.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../test/build/build-operator.ts';
import { buildBuyer, buildProduct } from '../../../test/build/build-purchase.ts';
import { buildTicket } from '../../../test/build/build-ticket.ts';
import { auditEventsOn } from '../../../test/database/read-audit-events.ts';
import { insertRows, updateRows } from '../../../test/rows.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';
import { hashPassword } from '../users/index.ts';

const PASSWORD = 'a long enough one';

let owner: TestOperator;
let support: TestOperator;
let anna: { id: string; token: string };
let boris: { id: string; token: string };
let vera: { id: string; token: string };

const test = shopTest([], { now: '2026-03-10T12:00:00.000Z' });
const { app } = test;
test.beforeAll(async () => {
  owner = await buildOperator(app);
  support = await buildOperator(app, { role: 'support' });
  anna = await newBuyer('anna_levina', {
    tg_id: 4_711_000_001,
    tg_first_name: 'Аня',
    tg_last_name: 'Levina',
  });
  boris = await newBuyer('=cmd|boris', { email_confirmed_at: app.clock.now() });
  vera = await newBuyer('vera', {});
  const password_hash = await hashPassword(PASSWORD);
  await updateRows(app, 'users', { id: vera.id }, { password_hash });
});

async function newBuyer(
  username: string,
  over: {
    tg_id?: number;
    tg_first_name?: string;
    tg_last_name?: string;
    email_confirmed_at?: Date;
  },
) {
  app.clock.advance(60_000);
  const buyer = await buildBuyer(app.platform);
  const email = `${username.replaceAll(/[^a-z]/g, '')}@mail.example`;
  await updateRows(
    app,
    'users',
    { id: buyer.id },
    { username, username_key: username, email, ...over },
  );
  return buyer;
}

async function found(query: Record<string, string>) {
  const { status, body } = await app.call(listBuyers, { query }, support);
  expect(status).toBe(200);
  return body.map(({ username }) => username);
}

async function eventsOf(id: string) {
  const events = await auditEventsOn(app, `user:${id}`, ['action', 'reason']);
  return events.map(({ action, reason }) => [action, reason]);
}

test('lists buyers newest first and continues after the last one of a page', async () => {
  expect(await found({})).toEqual(['vera', '=cmd|boris', 'anna_levina']);
  expect(await found({ before: boris.id })).toEqual(['anna_levina']);
});

test('finds buyers by prefix of username, email or Telegram name, and by id', async () => {
  expect(await found({ search: 'ANNA_' })).toEqual(['anna_levina']);
  expect(await found({ search: 'cmdboris@' })).toEqual(['=cmd|boris']);
  expect(await found({ search: 'ня' })).toEqual([]);
  expect(await found({ search: 'аНя' })).toEqual(['anna_levina']);
  expect(await found({ search: 'levi' })).toEqual(['anna_levina']);
  expect(await found({ search: vera.id })).toEqual(['vera']);
  expect(await found({ search: 've%' })).toEqual([]);
  expect(await found({ search: '4711000001' })).toEqual(['anna_levina']);
  expect(await found({ search: '4711' })).toEqual([]);
});

test('filters by running subscription and by confirmed email', async () => {
  const product = await buildProduct(app.platform);
  await app.platform.db.transaction().execute(async (tx) => {
    await insertRows(tx, 'subscriptions', {
      id: app.platform.ids.uuid(),
      user_id: anna.id,
      product_id: product.id,
      anchor_day: 10,
      ends_at: new Date(app.clock.now().getTime() + 86_400_000),
      created_at: app.clock.now(),
    });
  });
  expect(await found({ subscription: 'yes' })).toEqual(['anna_levina']);
  expect(await found({ subscription: 'no' })).toEqual(['vera', '=cmd|boris']);
  expect(await found({ confirmed: 'yes' })).toEqual(['=cmd|boris']);
  expect(await found({ confirmed: 'no' })).toEqual(['vera', 'anna_levina']);
});

test('filters by scheduled deletion', async () => {
  const set = (deletion_at: Date | null) =>
    app.platform.db.updateTable('users').set({ deletion_at }).where('id', '=', boris.id).execute();
  await set(app.clock.now());
  expect(await found({ deleting: 'yes' })).toEqual(['=cmd|boris']);
  expect(await found({ deleting: 'no' })).toEqual(['vera', 'anna_levina']);
  await set(null);
});

test('shows one buyer with sessions, subscriptions and counts', async () => {
  await buildTicket(app, anna.token);
  const { body } = await app.call(readBuyer, { params: { id: anna.id } }, support);
  expect(body).toMatchObject({
    username: 'anna_levina',
    telegram_name: 'Аня Levina',
    blocked: null,
    subscriptions: [{ state: 'active' }],
    payments: [],
    tickets: [{ title: 'A question', state: 'new' }],
    has_password: false,
    second_factor: false,
    invited_by: null,
    invited: [],
    counts: { payments: 0, tickets: 1, open_tickets: 1, invited: 0 },
  });
  expect(body.sessions).toHaveLength(1);
  const unknown = await app.call(readBuyer, { params: { id: owner.id } }, support);
  expect(unknown.status).toBe(404);
});

test('ends one session or all sessions of this buyer only', async () => {
  const { body } = await app.call(readBuyer, { params: { id: anna.id } }, support);
  const session = body.sessions[0]?.id ?? '';
  const foreign = { params: { id: boris.id, session } };
  expect((await app.call(endBuyerSession, foreign, support)).status).toBe(404);
  expect((await app.call(getUser, {}, anna)).status).toBe(200);
  const own = { params: { id: anna.id, session } };
  expect((await app.call(endBuyerSession, own, support)).status).toBe(200);
  expect((await app.call(getUser, {}, anna)).status).toBe(401);
  await app.call(endBuyerSessions, { params: { id: boris.id } }, support);
  expect((await app.call(getUser, {}, boris)).status).toBe(401);
  expect(await eventsOf(anna.id)).toEqual([['users.end_session', null]]);
  expect(await eventsOf(boris.id)).toEqual([['users.end_sessions', null]]);
});

test('a blocked buyer is signed out and refused with the reason until unblocked', async () => {
  const params = { id: vera.id };
  const credentials = { email: 'vera@mail.example', password: PASSWORD };
  const block = { params, body: { reason: 'a stolen card' } };
  expect((await app.call(blockBuyer, block, support)).status).toBe(403);
  expect((await app.call(blockBuyer, { params, body: { reason: ' ' } }, owner)).status).toBe(400);
  expect((await app.call(blockBuyer, block, owner)).status).toBe(200);
  expect((await app.call(blockBuyer, block, owner)).refusal?.code).toBe('version_conflict');
  expect((await app.call(getUser, {}, vera)).status).toBe(401);
  const refused = await app.call(login, { body: credentials });
  expect(refused.refusal?.code).toBe('account_blocked');
  const wrong = await app.call(login, { body: { ...credentials, password: 'not the password' } });
  expect(wrong.refusal?.code).toBe('sign_in_failed');
  expect(await found({ blocked: 'yes' })).toEqual(['vera']);

  const unblock = (seen: string) => {
    const lifted = { expected_block: seen, reason: 'the bank took it back' };
    return app.call(unblockBuyer, { params, body: lifted }, owner);
  };
  const at = app.clock.now().toISOString();
  const { refusal } = await unblock('2026-01-01T00:00:00.000Z');
  expect(refusal).toMatchObject({
    code: 'version_conflict',
    current: { id: vera.id, blocked: { at, reason: 'a stolen card' } },
  });
  expect((await unblock(at)).status).toBe(200);
  expect((await unblock(at)).refusal?.code).toBe('version_conflict');
  expect((await app.call(login, { body: credentials })).status).toBe(200);
  expect(await eventsOf(vera.id)).toEqual([
    ['users.block', 'a stolen card'],
    ['users.unblock', 'the bank took it back'],
  ]);
});

test('exports the filtered rows without cells that spreadsheets would run', async () => {
  const answer = await fetch(`${app.url}${listBuyers.export.path}?confirmed=yes`, {
    headers: { authorization: `Bearer ${support.token}` },
  });
  const lines = (await answer.text()).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(",'=cmd|boris,");
});

test('an export contains every row of more than three pages in list order', async () => {
  await sql`
    insert into users (id, username, username_key, email, created_at)
    select gen_random_uuid(), 'Crowd ' || n, 'bulk ' || n, 'bulk' || n || '@shop.example',
      '2026-03-01T00:00:00Z'::timestamptz + n / 700 * interval '1 minute'
    from generate_series(1, 2500) n`.execute(app.platform.db);
  const answer = await fetch(`${app.url}${listBuyers.export.path}?confirmed=no`, {
    headers: { authorization: `Bearer ${support.token}` },
  });
  const rows = (await answer.text()).trim().split('\r\n').slice(1);
  const bulk = rows.filter((row) => row.includes('@shop.example'));
  expect(new Set(bulk).size).toBe(2_500);
  expect(bulk).toHaveLength(2_500);
  const moments = rows.map((row) => row.split(',')[4]);
  expect(moments).toEqual(moments.toSorted().toReversed());
});
