import { randomBytes, randomUUID } from 'node:crypto';
import * as contract from '@sesame/contract/users.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildUser } from '../../../test/build-user.ts';
import { type GoogleShop, startGoogleShop } from '../../../test/start-google-shop.ts';
import { issueToken } from './one-time-token.ts';

let shop: GoogleShop;
beforeAll(async () => {
  shop = await startGoogleShop();
});
afterAll(() => shop.stop());

/**
 * Every column of a user: a value as a stranger could have left it, or the reason why it stays. A new column belongs
 * here, and usually into `takeOverAccount`.
 */
const columns: Readonly<Record<string, { left: string } | { stays: string }>> = {
  id: { stays: 'what was bought points at it' },
  email: { stays: 'the mailbox whose owner has come' },
  created_at: { stays: 'a fact' },
  language: { stays: 'no better guess is known, and it is one click to change' },
  campaign: { stays: 'a figure of the shop, which nobody earns by' },
  deleted_at: { stays: 'set by the erasure alone' },
  blocked_at: { stays: 'set by operators alone' },
  blocked_reason: { stays: 'set by operators alone' },
  username: { left: "'squatter'" },
  username_key: { left: "'squatter'" },
  password_hash: { left: "'hash of the squatter'" },
  image_url: { left: "'/media/squatter.webp'" },
  trc20_address: { left: "'TSquatter'" },
  trc20_changed_at: { left: "'2026-01-01'" },
  tg_id: { left: '4242' },
  tg_first_name: { left: "'Squatter'" },
  tg_last_name: { left: "'Squatter'" },
  tg_blocked_at: { left: "'2026-01-01'" },
  tg_notices: { left: "'{payment_received}'" },
  coupon: { left: "'SQUATTER'" },
  referral_code: { left: "'squatter'" },
  referred_by: { left: ':partner' },
  registered_from: { left: "'192.0.2.0/24'" },
  deletion_at: { left: "'2027-01-01'" },
  email_confirmed_at: { left: 'null' },
  owner_proven_at: { left: 'null' },
};

/** Every table that points at users: how a stranger fills it, or the reason why its rows stay. */
const tables: Readonly<Record<string, { fill: string } | { stays: string }>> = {
  sessions: { fill: '' },
  idempotency_keys: {
    fill: "insert into idempotency_keys (owner, route, key, body_hash, started_at) values (:user, 'r', 'k', :hash, now())",
  },
  one_time_tokens: {
    fill: `insert into one_time_tokens (user_id, kind, token_hash, data, created_at, expires_at)
      values (:user, 'confirm_email', :hash, '{}', now(), '2030-01-01')`,
  },
  known_devices: { fill: 'insert into known_devices values (:user, :hash, now(), now())' },
  trusted_devices: {
    fill: 'insert into trusted_devices values (:user, :hash, 0, now())',
  },
  identities: {
    fill: "insert into identities (issuer, subject, user_id, linked_at) values ('i', :unique, :user, now())",
  },
  second_factors: {
    fill: "insert into second_factors (user_id, secret, started_at, confirmed_at) values (:user, 's', now(), now())",
  },
  recovery_codes: { fill: 'insert into recovery_codes (user_id, code_hash) values (:user, :hash)' },
  referral_days: { fill: "insert into referral_days (user_id, day) values (:user, '2026-01-01')" },
  partners: { fill: 'insert into partners (user_id, verified_at) values (:user, now())' },
  announcement_closings: {
    fill: `with a as (insert into announcements (title, title_ru) values ('a', 'a') returning id)
      insert into announcement_closings (announcement_id, user_id, closed_at) select id, :user, now() from a`,
  },
  users: { stays: 'whoever was invited by a code stays so; the code itself becomes another' },
  media_files: { stays: 'a job removes the files that no account shows' },
  security_events: { stays: 'what happened is on record' },
  viewings: { stays: 'an operator’s; its session ends with the others' },
  user_notes: { stays: 'written by operators' },
  tickets: { stays: 'what was said to support is on record, and may be the honest owner’s' },
  ticket_attachments: { stays: 'they belong to what was said' },
  payments: { stays: 'what was bought stays' },
  promo_redemptions: { stays: 'they belong to payments' },
  subscriptions: { stays: 'what was bought stays' },
  payouts: { stays: 'an account never confirmed can ask for none' },
  partner_balances: { stays: 'the ledger' },
  credit_holds: { stays: 'the ledger' },
  commissions: { stays: 'the ledger' },
  commission_days: { stays: 'the ledger' },
  earned_days: { stays: 'the ledger' },
  campaign_payers: { stays: 'what payments add up to' },
  referral_flags: { stays: 'what was found out about a partner' },
  flagged_buyers: { stays: 'what was found out about a buyer' },
};

const sessionsOf = (userId: string) => rowsOf('sessions', 'user_id', userId);

describe.each(['a password reset', 'Google'])('%s, of an account that nobody confirmed', (way) => {
  test('leaves nothing of a stranger in any column or table that they could have filled', async () => {
    const { app, google } = shop;
    shop.reset();
    const { email } = google.person;
    const partner = await userIdOf((await buildUser(app)).email);
    const squatter = await buildUser(app, { email, password: 'the squatter knows' });
    const userId = await userIdOf(email);
    await squat(userId, partner);

    if (way === 'Google') {
      const { browser, ticket } = await shop.arrive();
      expect((await browser.enter(ticket)).status).toBe(201);
    } else {
      const token = await resetTokenFor(userId, email);
      const reset = { body: { token, password: 'of the real owner' } };
      expect((await app.call(contract.resetPassword, reset)).status).toBe(200);
      expect(await sessionsOf(userId)).toBe(0);
    }

    expect(await columnsStillSet(userId, partner)).toEqual([]);
    const mine =
      way === 'Google' ? ['sessions', 'identities', 'known_devices', 'trusted_devices'] : [];
    const left: string[] = [];
    for (const [name, about] of Object.entries(tables)) {
      if (!('fill' in about)) continue;
      const owner = name === 'idempotency_keys' ? 'owner' : 'user_id';
      const expected = mine.includes(name) ? 1 : 0;
      if ((await rowsOf(name, owner, userId)) !== expected) left.push(name);
    }
    expect(left).toEqual([]);
    expect((await shop.me(squatter.token)).status).toBe(401);
    expect((await shop.logIn(email, squatter.password)).refusal?.code).toBe('login_failed');
  });
});

test('every column of users and every table that points at one is judged here', async () => {
  const { pool } = shop.app.platform;
  const { rows: found } = await pool.query<{ name: string }>(`
    select column_name as name from information_schema.columns where table_name = 'users' and table_schema = 'public'`);
  expect(Object.keys(columns).sort()).toEqual(found.map(({ name }) => name).sort());
  const { rows: pointing } = await pool.query<{ name: string }>(`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass
    union select table_name from information_schema.columns where column_name = 'owner' and table_schema = 'public'`);
  expect(Object.keys(tables).sort()).toEqual(pointing.map(({ name }) => name).sort());
});

test('who was confirmed keeps everything but sessions, password and known devices', async () => {
  const { app } = shop;
  const user = await shop.buildConfirmed('confirmed.owner@gmail.com');
  const userId = await userIdOf(user.email);
  const before = await rowOf(userId);
  const token = await resetTokenFor(userId, user.email);
  await app.call(contract.resetPassword, { body: { token, password: 'another of mine' } });
  expect(await rowsOf('known_devices', 'user_id', userId)).toBe(0);
  expect({ ...(await rowOf(userId)), password_hash: '' }).toEqual({ ...before, password_hash: '' });
});

function resetTokenFor(userId: string, email: string) {
  const { platform } = shop.app;
  return issueToken(platform.db, platform, {
    kind: 'reset_password',
    userId,
    lifeS: 60,
    data: { email },
  });
}

async function squat(userId: string, partner: string): Promise<void> {
  const { pool } = shop.app.platform;
  const set = Object.entries(columns).flatMap(([name, about]) =>
    'left' in about && name !== 'referred_by' ? `${name} = ${about.left}` : [],
  );
  await pool.query(`update users set ${set.join(', ')} where id = '${userId}'`);
  // As a registration through somebody's link leaves it.
  const client = await pool.connect();
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  await client.query('update users set referred_by = $2 where id = $1', [userId, partner]);
  await client.query('commit');
  client.release();
  for (const about of Object.values(tables)) {
    if (!('fill' in about) || about.fill === '') continue;
    const statement = about.fill
      .replaceAll(':user', `'${userId}'`)
      .replaceAll(':hash', `'\\x${randomBytes(32).toString('hex')}'`)
      .replaceAll(':unique', `'${randomUUID()}'`);
    await pool.query(
      about.fill.includes('one_time_tokens')
        ? `${statement} on conflict (user_id, kind) do nothing`
        : statement,
    );
  }
}

/** The columns that still hold what the stranger left. */
async function columnsStillSet(userId: string, partner: string): Promise<string[]> {
  const { pool } = shop.app.platform;
  const same = Object.entries(columns).flatMap(([name, about]) =>
    'left' in about
      ? `select '${name}' as name from users where id = '${userId}' and ${name} is not distinct from ${about.left.replace(':partner', `'${partner}'`)}`
      : [],
  );
  const { rows } = await pool.query<{ name: string }>(same.join(' union all '));
  return rows.map(({ name }) => name);
}

async function rowsOf(table: string, column: string, userId: string): Promise<number> {
  const { rows } = await shop.app.platform.pool.query(
    `select 1 from ${table} where ${column}::text = $1`,
    [userId],
  );
  return rows.length;
}

async function rowOf(userId: string): Promise<Record<string, unknown>> {
  const { rows } = await shop.app.platform.pool.query('select * from users where id = $1', [
    userId,
  ]);
  return rows[0];
}

async function userIdOf(email: string): Promise<string> {
  const { rows } = await shop.app.platform.pool.query<{ id: string }>(
    'select id from users where email = $1',
    [email],
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`nobody has ${email}`);
  return row.id;
}
