import { randomBytes, randomUUID } from 'node:crypto';
import * as contract from '@sesame/contract/shop/users.ts';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { buildUser } from '../../../../test/build/build-user.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { issueToken } from './one-time-token.ts';

const test = shopTest(['google']);
const { shop } = test;

/**
 * Every column of a user: a value as another person could have left it, or the reason why it is kept. Add new columns
 * here, and usually to `takeOverAccount`.
 */
const columns: Readonly<Record<string, { left: string } | { stays: string }>> = {
  id: { stays: 'referenced by purchases' },
  email: { stays: 'the mailbox of the new owner' },
  created_at: { stays: 'a fact' },
  language: { stays: 'no better guess is known, and it is one click to change' },
  unpaid_mails: { stays: 'one click to change' },
  campaign: { stays: 'a statistic of the shop without influence on earnings' },
  deleted_at: { stays: 'set only by the erasure' },
  blocked_at: { stays: 'set only by operators' },
  blocked_reason: { stays: 'set only by operators' },
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
  tg_notifications: { left: "'{payment_received}'" },
  coupon: { left: "'SQUATTER'" },
  referral_code: { left: "'squatter'" },
  referred_by: { left: ':partner' },
  registered_from: { left: "'192.0.2.0/24'" },
  deletion_at: { left: "'2027-01-01'" },
  email_confirmed_at: { left: 'null' },
  ownership_proven_at: { left: 'null' },
};

/** Every table that references users: a statement that fills it, or the reason why its rows are kept. */
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
  announcement_dismissals: {
    fill: `with a as (insert into announcements (title, title_ru) values ('a', 'a') returning id)
      insert into announcement_dismissals (announcement_id, user_id, dismissed_at) select id, :user, now() from a`,
  },
  calendar_addresses: { fill: 'insert into calendar_addresses values (:user, :hash, now())' },
  users: { stays: 'referred users keep their referrer; the referral code is replaced' },
  media_files: { stays: 'a job deletes unused files' },
  security_events: { stays: 'a record of past events' },
  impersonations: { stays: 'belongs to an operator; its session ends with the others' },
  user_notes: { stays: 'written by operators' },
  tickets: { stays: 'kept as a record, and possibly from the rightful owner' },
  ticket_attachments: { stays: 'part of the tickets' },
  payments: { stays: 'purchases are kept' },
  saved_methods: { stays: 'require a confirmed account, like the payments that saved them' },
  renewal_agreements: { stays: 'part of the subscriptions' },
  promo_codes: { stays: 'given by operators to the owner of the email' },
  promo_redemptions: { stays: 'part of the payments' },
  subscriptions: { stays: 'purchases are kept' },
  payouts: { stays: 'require a confirmed account' },
  partner_balances: { stays: 'part of the ledger' },
  gifts: { stays: 'what a payment bought; the code is shown only to a signed-in buyer' },
  credit_holds: { stays: 'part of the ledger' },
  commissions: { stays: 'part of the ledger' },
  commission_days: { stays: 'part of the ledger' },
  earned_days: { stays: 'part of the ledger' },
  campaign_payers: { stays: 'sums of payments' },
  referral_flags: { stays: 'a finding about a partner' },
  flagged_buyers: { stays: 'a finding about a buyer' },
};

const sessionsOf = (userId: string) => rowsOf('sessions', 'user_id', userId);

describe.each(['a password reset', 'Google'])('%s of an unconfirmed account', (method) => {
  test('removes all that another person could have left in any column or table', async () => {
    const { app, google } = shop;
    shop.reset();
    const { email } = google.person;
    const partner = await userIdOf((await buildUser(app)).email);
    const squatter = await buildUser(app, { email, password: 'the squatter knows' });
    const userId = await userIdOf(email);
    await squat(userId, partner);

    if (method === 'Google') {
      const { browser, ticket } = await shop.arrive();
      expect((await browser.signIn(ticket)).status).toBe(201);
    } else {
      const token = await resetTokenFor(userId, email);
      const reset = { body: { token, password: 'of the real owner' } };
      expect((await app.call(contract.resetPassword, reset)).status).toBe(200);
      expect(await sessionsOf(userId)).toBe(0);
    }

    expect(await columnsStillSet(userId, partner)).toEqual([]);
    const mine =
      method === 'Google' ? ['sessions', 'identities', 'known_devices', 'trusted_devices'] : [];
    const left: string[] = [];
    for (const [name, about] of Object.entries(tables)) {
      if (!('fill' in about)) continue;
      const owner = name === 'idempotency_keys' ? 'owner' : 'user_id';
      const expected = mine.includes(name) ? 1 : 0;
      if ((await rowsOf(name, owner, userId)) !== expected) left.push(name);
    }
    expect(left).toEqual([]);
    expect((await shop.me(squatter.token)).status).toBe(401);
    expect((await shop.signIn(email, squatter.password)).refusal?.code).toBe('sign_in_failed');
  });
});

test('every column of users and every table that references users is listed here', async () => {
  const { pool } = shop.app.platform;
  const { rows: found } = await pool.query<{ name: string }>(`
    select column_name as name from information_schema.columns where table_name = 'users' and table_schema = 'public'`);
  expect(Object.keys(columns).sort()).toEqual(found.map(({ name }) => name).sort());
  const { rows: pointing } = await pool.query<{ name: string }>(`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass and conparentid = 0
    union select table_name from information_schema.columns where column_name = 'owner' and table_schema = 'public'`);
  expect(Object.keys(tables).sort()).toEqual(pointing.map(({ name }) => name).sort());
});

test('a confirmed account loses only sessions, password and known devices', async () => {
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
    lifetimeS: 60,
    data: { email },
  });
}

async function squat(userId: string, partner: string): Promise<void> {
  const { pool } = shop.app.platform;
  const set = Object.entries(columns).flatMap(([name, about]) =>
    'left' in about && name !== 'referred_by' ? `${name} = ${about.left}` : [],
  );
  await pool.query(`update users set ${set.join(', ')} where id = '${userId}'`);
  // As after a registration with a referral link.
  await shop.app.owner.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update users set referred_by = ${partner} where id = ${userId}`.execute(tx);
  });
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

/** Columns that still have the value left by the other person. */
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
  if (row === undefined) throw new Error(`no user with email ${email}`);
  return row.id;
}
