import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import * as account from '@sesame/contract/shop/account.ts';
import * as session from '@sesame/contract/shop/session.ts';
import * as contract from '@sesame/contract/shop/users.ts';
import { TOTP } from 'otpauth';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPromo } from '../../../../test/build/build-promo.ts';
import { buildPayment, buildProduct } from '../../../../test/build/build-purchase.ts';
import { buildSavedMethod } from '../../../../test/build/build-saved-method.ts';
import { buildUser } from '../../../../test/build/build-user.ts';
import { scanDatabase } from '../../../../test/database/scan-database.ts';
import { startS3 } from '../../../../test/network/start-s3.ts';
import { getRow, insertRows, listRows, updateRows } from '../../../../test/rows.ts';
import { startApp, type TestApp } from '../../../../test/shops/start-app.ts';
import { signInAs } from '../../../../test/sign-in-as.ts';

const WALLET = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0';

let app: TestApp;
let bucket: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  bucket = await startS3();
  app = await startApp({
    env: {
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'shop@shop.example',
      STORAGE_URL: bucket.url,
    },
  });
});
afterAll(async () => {
  await app.stop();
  await bucket.stop();
});

/**
 * Every table about persons: the part of the export that contains it, or the reason why none does. Add a new table
 * here, to the personal data of its domain, and to the erasure.
 */
const tables: Readonly<
  Record<string, { part: string; why?: never } | { part?: never; why: string }>
> = {
  announcement_dismissals: { part: 'announcements_closed' },
  buyer_revisions: { why: 'a number that changes with the rows, which are in the other parts' },
  calendar_addresses: { part: 'calendar_address' },
  campaign_payers: { why: 'sums of the payments, which are exported one by one' },
  commission_days: { part: 'commissions_by_day' },
  commissions: { part: 'commissions' },
  credit_holds: { part: 'refunds_to_balance' },
  earned_days: { part: 'earned_days' },
  flagged_buyers: {
    why: 'concerns the referrer, whom the export of the referred buyer must not name',
  },
  gifts: { part: 'gifts' },
  idempotency_keys: { why: 'responses of one day, whose data is in the other parts' },
  identities: { part: 'identities' },
  known_devices: { part: 'devices' },
  media_files: { part: 'files' },
  webhook_events: { part: 'payment_webhooks' },
  one_time_tokens: { part: 'open_links' },
  operator_chats: { why: 'operators, not buyers; deleted with their access' },
  operator_invitations: { why: 'invited operators are not buyers' },
  operators: { why: 'operators are not buyers' },
  partner_balances: { part: 'partner_balance' },
  partners: { part: 'partner' },
  payments: { part: 'payments' },
  payouts: { part: 'payouts' },
  promo_codes: { part: 'personal_promo_codes' },
  promo_redemptions: { part: 'promo_codes' },
  recovery_codes: { part: 'second_factor' },
  referral_days: { part: 'referral_visits' },
  referral_flags: { part: 'referral_flags' },
  renewal_agreements: { part: 'automatic_renewals' },
  reset_requests: { why: 'sealed, and handled within seconds' },
  saved_methods: { part: 'saved_payment_methods' },
  second_factors: { part: 'second_factor' },
  security_events: { part: 'security_events' },
  sessions: { part: 'sessions' },
  subscriptions: { part: 'subscriptions' },
  telegram_messages: { why: 'notifications about other parts; content is deleted when sent' },
  ticket_attachments: { part: 'ticket_attachments' },
  tickets: { part: 'tickets' },
  trusted_devices: {
    why: 'the same devices, as the hash of a random cookie',
  },
  user_notes: { why: 'internal notes of operators, like those in tickets' },
  users: { part: 'profile' },
  impersonations: { why: 'short sessions of operators, which the audit log records' },
};

type Person = Awaited<ReturnType<typeof buildUser>>;
const meOf = (token: string) => app.call(session.getUser, {}, { token });
const scheduleDeletion = ({ token, password }: Person) =>
  app.call(account.requestDeletion, { body: { password } }, { token });

/** A person with data in as many tables as possible. */
async function buildUserWithData(email: string) {
  const person = await buildUser(app, { email });
  const { token, password } = person;
  const id = (await meOf(token)).body.uid;
  const own = { token, headers: { 'user-agent': USER_AGENT } };
  const updated = { username: 'Traceful.Person', trc20_address: WALLET, password };
  await app.call(session.updateUser, { body: updated }, own);
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([picture]), 'me.png');
  await fetch(`${app.url}${contract.uploadImage.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const { secret } = (await app.call(account.startSecondFactor, { body: { password } }, own)).body;
  const code = new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() });
  await app.call(account.confirmSecondFactor, { body: { code } }, own);
  await app.call(contract.login, { body: { email, password } }, own);
  await app.call(contract.requestPasswordReset, { body: { email } });
  await app.jobs.run('process-reset-requests');
  const payment = await buildPayment(app.platform, { id, token }, await buildProduct(app.platform));
  await buildSavedMethod(app.platform, { userId: id, paymentId: payment });
  const { db, clock } = app.platform;
  const now = clock.now();
  await insertRows(db, 'payment_events', {
    payment_id: payment,
    kind: 'expired',
    detail: JSON.stringify({ from: 'pending' }),
    created_at: now,
  });
  await db
    .insertInto('identities')
    .values({
      issuer: 'https://accounts.example',
      subject: 'sub-4711',
      user_id: id,
      linked_at: now,
    })
    .execute();
  await insertRows(db, 'security_events', {
    kind: 'test',
    user_id: id,
    ip_prefix: '198.51.100.0/24',
    created_at: now,
  });
  await updateRows(
    db,
    'users',
    { id },
    { tg_id: 4_711_000_000, tg_first_name: 'Traceful', tg_last_name: 'Telegram' },
  );
  return { ...person, id, payment };
}

describe('the data export', () => {
  test('contains all data about the person, and no secrets', async () => {
    const person = await buildUserWithData('export@people.example');
    const { token, password, email, payment } = person;
    const { status, body, headers } = await app.call(
      account.exportData,
      { body: { password } },
      { token },
    );
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename=/);
    expect(body).toMatchObject({
      shop: 'Sesame',
      profile: {
        email,
        username: 'Traceful.Person',
        trc20_address: WALLET,
        telegram_first_name: 'Traceful',
        has_password: true,
      },
      identities: [{ issuer: 'https://accounts.example', subject: 'sub-4711' }],
      security_events: [{ kind: 'test', ip_prefix: '198.51.100.0/24' }],
      second_factor: { recovery_codes_left: 10 },
      files: [{ name: expect.stringMatching(/\.webp$/) }],
      payments: [{ id: payment, total_cents: 490, currency: 'USD' }],
      saved_payment_methods: [{ brand: 'visa', last4: '4242', payment_id: payment }],
      subscriptions: [],
      promo_codes: [],
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2|password_hash|token_hash|code_hash|sealed/);
    await scheduleDeletion(person);
    app.clock.advance(7 * DAY_MS);
    await app.jobs.run('erase-accounts');
  });

  test('requires the password', async () => {
    const { token } = await buildUser(app);
    const wrong = { body: { password: 'not the password' } };
    const answer = await app.call(account.exportData, wrong, { token });
    expect(answer.refusal?.code).toBe('password_wrong');
  });

  test('has a part for every table about persons, or a reason for its absence', async () => {
    const { rows } = await app.platform.pool.query<{ name: string }>(`
      select conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass and conparentid = 0
      union
      select c.table_name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.column_name in ('user_id', 'buyer_id', 'partner_id', 'owner', 'email', 'chat_id', 'order_id')`);
    const person = await buildUser(app);
    const { body } = await app.call(
      account.exportData,
      { body: { password: person.password } },
      { token: person.token },
    );
    expect(Object.keys(tables).sort()).toEqual(rows.map(({ name }) => name).sort());
    const parts = Object.values(tables).flatMap(({ part }) => part ?? []);
    expect(new Set(Object.keys(body))).toEqual(new Set(['shop', 'exported_at', 'items', ...parts]));
  });
});

describe('deleting the account', () => {
  test('takes the password, ends other sessions, sends a mail, and waits seven days', async () => {
    const person = await buildUser(app);
    const other = await signInAs(app, person.email, person.password);
    const wrong = await scheduleDeletion({ ...person, password: 'not the password' });
    expect(wrong.refusal?.code).toBe('password_wrong');
    expect((await meOf(person.token)).body.deletion_at).toBeUndefined();

    const expected = new Date(app.clock.now().getTime() + 7 * DAY_MS).toISOString();
    expect((await scheduleDeletion(person)).body.deletion_at).toBe(expected);
    expect((await meOf(other)).status).toBe(401);
    expect((await meOf(person.token)).body.deletion_at).toBe(expected);
    app.clock.advance(1_000);
    expect((await scheduleDeletion(person)).body.deletion_at).toBe(expected);
    const { uid } = (await meOf(person.token)).body;
    const mails = await app.platform.db
      .selectFrom('mails')
      .select('id')
      .where('key', 'like', `account-changed:${uid}%`)
      .execute();
    expect(mails).toHaveLength(1);
  });

  test('can be canceled by signing in again in time', async () => {
    const person = await buildUser(app);
    await scheduleDeletion(person);
    app.clock.advance(6 * DAY_MS);
    await app.jobs.run('erase-accounts');
    const token = await signInAs(app, person.email, person.password);
    expect((await meOf(token)).body.deletion_at).toBeDefined();
    expect((await app.call(account.cancelDeletion, {}, { token })).status).toBe(200);
    expect((await meOf(token)).body.deletion_at).toBeUndefined();
    app.clock.advance(2 * DAY_MS);
    await app.jobs.run('erase-accounts');
    expect(await signInAs(app, person.email, person.password)).toMatch(/^[\w-]{43}$/);
  });

  test('leaves nothing that identifies the person, and the books unchanged', async () => {
    const person = await buildUserWithData('forget.me@people.example');
    const promo = {
      code: 'BIRTHDAY',
      discount_percent: 2_000,
      buyer_id: person.id,
      note: 'birthday',
    };
    await buildPromo(app.platform, promo);
    const picture = String((await meOf(person.token)).body.image_url);
    const traces = [
      'forget.me',
      'Traceful',
      WALLET,
      'sub-4711',
      '4711000000',
      'rv:141.0',
      '198.51.100',
      picture.slice('/media/'.length),
    ];
    // Mails are sealed; everything else is found while the account exists, so the scan works.
    expect(await scanDatabase(app.platform.pool, traces)).toHaveLength(traces.length + 1);
    await scheduleDeletion(person);
    app.clock.advance(7 * DAY_MS);
    await app.jobs.run('erase-accounts');
    await app.jobs.runDue();

    const { db, pool } = app.platform;
    expect(await scanDatabase(pool, traces)).toEqual([]);

    const row = await getRow(db, 'users', { id: person.id });
    expect(row).toMatchObject({ password_hash: null, trc20_address: null, tg_id: null });
    expect(row.email).toMatch(/^deleted-[0-9a-f]{20}@deleted\.invalid$/);
    const codes = await listRows(db, 'promo_codes', { buyer_id: person.id }, ['active', 'note']);
    expect(codes).toEqual([{ active: false, note: '' }]);
    const payments = await listRows(db, 'payments', { user_id: person.id }, ['id']);
    expect(payments).toEqual([{ id: person.payment }]);
    expect((await fetch(`${app.url}${picture}`)).status).toBe(404);
    expect((await meOf(person.token)).status).toBe(401);
    // A job has its gateway forget it.
    await app.jobs.run('remove-methods-of-erased');
    const methods = db.selectFrom('saved_methods').select(['state', 'forget_state']);
    expect(await methods.where('user_id', '=', person.id).execute()).toEqual([
      { state: 'removed', forget_state: 'queued' },
    ]);
  });

  test('releases the email, and the old password is refused', async () => {
    const person = await buildUser(app);
    await scheduleDeletion(person);
    app.clock.advance(7 * DAY_MS);
    await app.jobs.run('erase-accounts');
    const { email, password } = person;
    const answer = await app.call(contract.login, { body: { email, password } });
    expect(answer.refusal?.code).toBe('sign_in_failed');
    const again = await buildUser(app, { email });
    expect((await meOf(again.token)).body.email).toBe(email);
  });
});
