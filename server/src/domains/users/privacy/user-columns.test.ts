import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import * as account from '@sesame/contract/shop/account.ts';
import * as session from '@sesame/contract/shop/session.ts';
import { describe, expect } from 'vitest';
import { buildPayment, buildProduct } from '../../../../test/build/build-purchase.ts';
import { buildUser } from '../../../../test/build/build-user.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

const test = shopTest();
const { app } = test;

interface Column {
  /** Its name in the profile of the export, or why the export leaves it out. */
  readonly exported: string | { readonly why: string };
  /** Whether the erasure clears it, or why the anonymized row keeps it. */
  readonly erased: true | { readonly why: string };
}

const NOT_PERSONAL = { why: 'not personal data' };

/**
 * Every column of `users`. Add a new column here, to `findProfile` and to `anonymizeUser`, or give the reason why it is
 * left out.
 */
const columns: Readonly<Record<string, Column>> = {
  id: { exported: 'id', erased: { why: 'the journal references it' } },
  email: { exported: 'email', erased: true },
  email_confirmed_at: { exported: 'email_confirmed_at', erased: true },
  ownership_proven_at: { exported: { why: 'how the email was confirmed' }, erased: NOT_PERSONAL },
  username: { exported: 'username', erased: true },
  username_key: { exported: { why: 'derived from the username' }, erased: true },
  password_hash: { exported: 'has_password', erased: true },
  language: { exported: 'language', erased: NOT_PERSONAL },
  image_url: { exported: 'image_url', erased: true },
  trc20_address: { exported: 'trc20_address', erased: true },
  trc20_changed_at: { exported: 'trc20_changed_at', erased: true },
  tg_id: { exported: 'telegram_id', erased: true },
  tg_first_name: { exported: 'telegram_first_name', erased: true },
  tg_last_name: { exported: 'telegram_last_name', erased: true },
  tg_notifications: { exported: 'telegram_notifications', erased: NOT_PERSONAL },
  unpaid_mails: { exported: 'unpaid_mails', erased: NOT_PERSONAL },
  tg_blocked_at: { exported: 'telegram_blocked_at', erased: true },
  coupon: { exported: 'coupon', erased: true },
  referral_code: { exported: 'referral_code', erased: true },
  referred_by: {
    exported: 'was_invited',
    erased: { why: 'commissions of the inviter are computed from it' },
  },
  campaign: { exported: 'campaign', erased: true },
  registered_from: { exported: 'registered_from', erased: true },
  created_at: { exported: 'created_at', erased: NOT_PERSONAL },
  deletion_at: { exported: 'deletion_at', erased: { why: 'records when the erasure was due' } },
  deleted_at: { exported: { why: 'an erased account has no export' }, erased: NOT_PERSONAL },
  blocked_at: { exported: 'blocked_at', erased: NOT_PERSONAL },
  blocked_reason: { exported: 'blocked_reason', erased: true },
};

let telegramId = 4711;
/** A value for every column that registration leaves empty. */
const FILLED = `update users set
  email_confirmed_at = now(), image_url = '/media/me.webp', trc20_changed_at = now(),
  trc20_address = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', tg_id = $2, tg_first_name = 'Traceful',
  tg_last_name = 'Person', tg_blocked_at = now(), coupon = 'TRACE', campaign = 'traces',
  registered_from = '198.51.100.0/24'
  where id = $1`;
/** Only now: a blocked buyer cannot request anything. */
const BLOCKED = `update users set blocked_at = now(), blocked_reason = 'Traceful' where id = $1`;

async function rowOf(id: string): Promise<Record<string, unknown>> {
  const { rows } = await app.platform.pool.query('select * from users where id = $1', [id]);
  return rows[0];
}

async function buildFilled() {
  const person = await buildUser(app);
  const { uid: id } = (await app.call(session.getUser, {}, { token: person.token })).body;
  const product = await buildProduct(app.platform);
  await buildPayment(app.platform, { id, token: person.token }, product);
  telegramId++;
  await app.platform.pool.query(FILLED, [id, telegramId]);
  return { ...person, id };
}

describe('the columns of users', () => {
  test('are all listed here', async () => {
    const { rows } = await app.platform.pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = 'users'`,
    );
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(columns).sort());
  });

  test('are exported, or left out for a reason', async () => {
    const { token, password } = await buildFilled();
    const { body } = await app.call(account.exportData, { body: { password } }, { token });
    const exported = Object.values(columns).flatMap((column) =>
      typeof column.exported === 'string' ? [column.exported] : [],
    );
    // Trusted input: the answer is typed as parts of any content.
    const profile = (body as { profile: object }).profile;
    expect(Object.keys(profile).sort()).toEqual(exported.sort());
  });

  test('are cleared by the erasure, or kept for a reason', async () => {
    const { id, token, password } = await buildFilled();
    const { status } = await app.call(account.requestDeletion, { body: { password } }, { token });
    expect(status).toBe(200);
    await app.platform.pool.query(BLOCKED, [id]);
    const before = await rowOf(id);
    app.clock.advance(7 * DAY_MS);
    await app.jobs.run('erase-accounts');
    const after = await rowOf(id);
    expect(after.deleted_at).not.toBeNull();
    for (const [name, { erased }] of Object.entries(columns)) {
      if (name === 'deleted_at') continue;
      if (erased === true) {
        expect([name, before[name]]).not.toEqual([name, null]);
        expect([name, after[name]]).not.toEqual([name, before[name]]);
      } else {
        expect([name, after[name]]).toEqual([name, before[name]]);
      }
    }
  });
});
