import { PASSWORD_MAX } from '@sesame/contract/shared/limits.ts';
import * as account from '@sesame/contract/shop/account.ts';
import * as sessionContract from '@sesame/contract/shop/session.ts';
import * as contract from '@sesame/contract/shop/users.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildUser } from '../../../test/build/build-user.ts';
import { getRow, listRows, updateRows } from '../../../test/rows.ts';
import { startApp, type TestApp } from '../../../test/shops/start-app.ts';
import { signInAs } from '../../../test/sign-in-as.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
const NEW_PASSWORD = 'a better password';

let app: TestApp;
let second: TestApp;
beforeAll(async () => {
  const env = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'shop@shop.example' };
  app = await startApp({ env });
  second = await startApp({ databaseUrl: app.databaseUrl, env });
});
afterAll(async () => {
  await second.stop();
  await app.stop();
});

const meOf = (token: string, on = app) => on.call(sessionContract.getUser, {}, { token });
const change = (token: string, password_old: string, password_new: string) =>
  app.call(contract.changePassword, { body: { password_old, password_new } }, { token });
const sessionsOf = async (token: string) =>
  (await app.call(account.listSessions, {}, { token })).body;
const mailsLike = async (prefix: string) =>
  (
    await app.platform.db
      .selectFrom('mails')
      .select('key')
      .where('key', 'like', `${prefix}%`)
      .execute()
  ).length;

describe('changing the password', () => {
  test('ends all other sessions on every process before it answers', async () => {
    const { token, email, password } = await buildUser(app);
    const others = [await signInAs(app, email, password), await signInAs(app, email, password)];
    for (const other of others) expect((await meOf(other, second)).status).toBe(200);
    expect((await change(token, password, NEW_PASSWORD)).status).toBe(200);
    for (const other of others) {
      expect((await meOf(other, second)).status).toBe(401);
      expect((await meOf(other)).status).toBe(401);
      expect(
        (await app.call(sessionContract.refreshToken, { body: { token: other } })).status,
      ).toBe(401);
    }
    expect((await meOf(token, second)).status).toBe(200);
    expect((await app.call(contract.login, { body: { email, password } })).status).toBe(400);
    expect(await signInAs(app, email, NEW_PASSWORD)).toMatch(/^[\w-]{43}$/);
  });

  test('keeps another tab that still holds the token from before a refresh', async () => {
    const { token, password } = await buildUser(app);
    const { key } = (await app.call(sessionContract.refreshToken, { body: { token } })).body;
    expect((await change(key, password, NEW_PASSWORD)).status).toBe(200);
    expect((await meOf(token)).status).toBe(200);
  });

  test('sends one mail', async () => {
    const { token, password } = await buildUser(app);
    const { uid } = (await meOf(token)).body;
    await change(token, password, NEW_PASSWORD);
    expect(await mailsLike(`password-changed:${uid}`)).toBe(1);
  });

  test('voids a reset link that was mailed before', async () => {
    const { token, password, email } = await buildUser(app);
    await app.call(contract.requestPasswordReset, { body: { email } });
    await app.jobs.run('process-reset-requests');
    const { uid } = (await meOf(token)).body;
    const kinds = async () =>
      (await listRows(app, 'one_time_tokens', { user_id: uid }, ['kind'])).map(({ kind }) => kind);
    expect(await kinds()).toContain('reset_password');
    await change(token, password, NEW_PASSWORD);
    expect(await kinds()).not.toContain('reset_password');
  });

  test.each([
    ['correct horse battery', '1234567', 'password_new_short'],
    ['correct horse battery', 'PASSWORD1', 'password_common'],
    ['1234567', 'long enough it is', 'password_old_short'],
    ['not the password', 'long enough it is', 'password_old_wrong'],
    ['correct horse battery', 'x'.repeat(PASSWORD_MAX + 1), 'bad_request'],
    ['', 'long enough it is', 'bad_request'],
  ])('refuses old %j, new %j as %s and changes nothing', async (old, fresh, code) => {
    const { token, email, password } = await buildUser(app);
    const other = await signInAs(app, email, password);
    const answer = await change(token, old, fresh);
    expect(answer.status).toBe(400);
    expect(answer.refusal).toMatchObject({ code, message: expect.any(String) });
    expect((await meOf(other)).status).toBe(200);
    expect(await signInAs(app, email, password)).toMatch(/^[\w-]{43}$/);
  });

  test('refuses for an account without a password and says where to set one', async () => {
    const { token, email } = await buildUser(app);
    await updateRows(app, 'users', { email }, { password_hash: null });
    const answer = await change(token, 'anything at all', NEW_PASSWORD);
    expect(answer.refusal).toMatchObject({ code: 'password_not_set' });
  });

  test('with one old password succeeds once when concurrent', async () => {
    const { token, password } = await buildUser(app);
    const answers = await Promise.all([
      change(token, password, 'the first new one'),
      change(token, password, 'the second new one'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('leaves no session of the old password from a concurrent sign-in or refresh', async () => {
    const { token, email, password } = await buildUser(app);
    const other = await signInAs(app, email, password);
    const beside = await Promise.all([
      change(token, password, NEW_PASSWORD),
      ...Array.from({ length: 6 }, (_, i) =>
        (i % 2 ? app : second).call(sessionContract.refreshToken, { body: { token: other } }),
      ),
      ...Array.from({ length: 6 }, (_, i) =>
        (i % 2 ? app : second).call(contract.login, { body: { email, password } }),
      ),
    ]);
    expect(beside[0].status).toBe(200);
    expect(await sessionsOf(token)).toHaveLength(1);
  });
});

describe('sessions', () => {
  test('are listed with device, network and times, the current one marked', async () => {
    const { token, email, password } = await buildUser(app);
    app.clock.advance(5_000);
    await app.call(
      contract.login,
      { body: { email, password } },
      { headers: { 'user-agent': FIREFOX } },
    );
    const now = app.clock.now().toISOString();
    const sessions = await sessionsOf(token);
    expect(sessions).toHaveLength(2);
    expect(sessions.find(({ current }) => !current)).toEqual({
      id: expect.any(String),
      device: 'Firefox, Windows',
      place: '127.0.0.0/24',
      signed_in_at: now,
      last_seen_at: now,
      current: false,
    });
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
  });

  test('an unknown user agent is never shown', async () => {
    const { token, email, password } = await buildUser(app);
    await app.call(
      contract.login,
      { body: { email, password } },
      { headers: { 'user-agent': '<script>alert(1)</script>' } },
    );
    expect(JSON.stringify(await sessionsOf(token))).not.toContain('script');
  });

  test('stay the same when the token is refreshed', async () => {
    const { token } = await buildUser(app);
    const [before] = await sessionsOf(token);
    app.clock.advance(120_000);
    const { key } = (await app.call(sessionContract.refreshToken, { body: { token } })).body;
    const after = await sessionsOf(key);
    expect(after).toHaveLength(1);
    expect(after[0]).toMatchObject({
      id: before?.id,
      signed_in_at: before?.signed_in_at,
      current: true,
    });
    expect(after[0]?.last_seen_at).toBe(app.clock.now().toISOString());
  });

  test('record the time last seen per minute on writes, never on polls', async () => {
    const { token } = await buildUser(app);
    const lastSeen = async () => (await sessionsOf(token))[0]?.last_seen_at;
    const start = await lastSeen();
    app.clock.advance(59_000);
    await meOf(token);
    expect(await lastSeen()).toBe(start);
    app.clock.advance(1_000);
    await meOf(token);
    const { last_seen_at } = await getRow(app, 'sessions', {
      user_id: (await meOf(token)).body.uid,
    });
    expect(last_seen_at.toISOString()).toBe(start);
    await app.call(sessionContract.updateUser, { body: { language: 'en' } }, { token });
    expect(await lastSeen()).toBe(app.clock.now().toISOString());
  });

  test('one is ended at once on every process, with its token from before a refresh', async () => {
    const { token, email, password } = await buildUser(app);
    const other = await signInAs(app, email, password);
    const { key } = (await app.call(sessionContract.refreshToken, { body: { token: other } })).body;
    const id = (await sessionsOf(token)).find(({ current }) => !current)?.id ?? '';
    const ended = await app.call(account.endSession, { params: { id } }, { token });
    expect(ended.status).toBe(200);
    for (const dead of [other, key]) expect((await meOf(dead, second)).status).toBe(401);
    expect((await meOf(token, second)).status).toBe(200);
  });

  test('a session of another user is not found and continues', async () => {
    const mine = await buildUser(app);
    const theirs = await buildUser(app);
    const [session] = await sessionsOf(theirs.token);
    const ended = await app.call(
      account.endSession,
      { params: { id: session?.id ?? '' } },
      { token: mine.token },
    );
    expect(ended.status).toBe(404);
    expect((await meOf(theirs.token)).status).toBe(200);
  });

  test('all others are ended together; the current one stays', async () => {
    const { token, email, password } = await buildUser(app);
    const others = [await signInAs(app, email, password), await signInAs(app, email, password)];
    expect((await app.call(account.endOtherSessions, {}, { token })).status).toBe(200);
    for (const other of others) expect((await meOf(other, second)).status).toBe(401);
    expect(await sessionsOf(token)).toHaveLength(1);
  });

  test('signing out also ends the token of another tab', async () => {
    const { token } = await buildUser(app);
    const { key } = (await app.call(sessionContract.refreshToken, { body: { token } })).body;
    await app.call(sessionContract.logout, {}, { token });
    expect((await meOf(key)).status).toBe(401);
  });
});
