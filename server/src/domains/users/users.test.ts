import * as sessionContract from '@sesame/contract/shop/session.ts';
import * as contract from '@sesame/contract/shop/users.ts';
import { describe, expect } from 'vitest';
import { buildUser } from '../../../test/build/build-user.ts';
import { getRow, listRows } from '../../../test/rows.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';
import { signInAs } from '../../../test/sign-in-as.ts';
import { sha256 } from '../../platform/secrets/crypto.ts';

const test = shopTest();
const { app } = test;

const meOf = (token: string) => app.call(sessionContract.getUser, {}, { token });
const signIn = (email: string, password: string) =>
  app.call(contract.login, { body: { email, password } });
const countUsers = async () =>
  (await app.platform.db.selectFrom('users').select('id').execute()).length;

describe('registering', () => {
  test('creates an account, signs it in and returns a token of 43 characters', async () => {
    const { token } = await buildUser(app, { email: '  Anna.Levina@Example.com ' });
    expect(token).toMatch(/^[\w-]{43}$/);
    const me = await meOf(token);
    expect(me.body).toEqual({
      uid: expect.any(String),
      username: 'anna.levina',
      email: 'anna.levina@example.com',
      email_confirmed: false,
      image_url: null,
      trc20_address: null,
      tg_data: null,
      language: 'en',
      unpaid_mails: true,
      coupon: null,
    });
  });

  test('stores the password as Argon2id and the token as a hash', async () => {
    const { token, email, password } = await buildUser(app);
    const user = await getRow(app, 'users', { email });
    // `equal-answers.test.ts` compares the cost, which is lower in this process.
    expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$/);
    expect(user.password_hash).not.toContain(password);
    const session = await getRow(app, 'sessions', { user_id: user.id });
    expect(session.token_hash).toEqual(sha256(token));
    expect(session.token_hash.toString('latin1')).not.toContain(token);
  });

  test('ignores rights, picture and payout address in the payload, and records it', async () => {
    const answer = await app.call(contract.register, {
      body: {
        email: 'mallory@example.com',
        username: 'admin',
        is_admin: true,
        image_url: 'http://169.254.169.254/latest',
        trc20_address: 'TXYZ',
        refferal_id: 'abc',
        password: 'correct horse battery',
      },
    });
    expect(answer.status).toBe(201);
    const me = await meOf(answer.body.access_token);
    expect(me.body).toMatchObject({ username: 'mallory', image_url: null, trc20_address: null });
    const events = await app.platform.db.selectFrom('security_events').selectAll().execute();
    expect(events).toMatchObject([{ kind: 'registration_asked_for_admin', user_id: me.body.uid }]);
  });

  test.each([{ uid: '1' }, { balance: 999 }, { role: 'owner' }, { email_confirmed: true }])(
    'refuses the unknown field %j and stores nothing',
    async (extra) => {
      const before = await countUsers();
      const response = await fetch(`${app.url}${contract.register.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'x@example.com', password: 'correct horse', ...extra }),
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: 'bad_request',
        message: expect.any(String),
      });
      expect(await countUsers()).toBe(before);
    },
  );

  test('refuses an email in use in any notation', async () => {
    const { email } = await buildUser(app);
    const again = await app.call(contract.register, {
      body: { email: email.toUpperCase(), password: 'another good one' },
    });
    expect(again.status).toBe(409);
    expect(again.refusal).toMatchObject({ code: 'email_in_use', message: 'Email already in use' });
  });

  test('20 concurrent registrations of one email create one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        app.call(contract.register, {
          body: { email: 'race@example.com', password: 'race condition' },
        }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.refusal?.code === 'email_in_use')).toHaveLength(19);
  });

  test('people with the same name before @ get numbers', async () => {
    const names = [];
    for (const domain of ['a', 'b', 'c']) {
      const { token } = await buildUser(app, { email: `sasha@${domain}.example` });
      names.push((await meOf(token)).body.username);
    }
    expect(names).toEqual(['sasha', 'sasha2', 'sasha3']);
  });

  test('a reserved name before @ is replaced', async () => {
    const { token } = await buildUser(app, { email: 'admin@reserved.example' });
    expect((await meOf(token)).body.username).toMatch(/^user\d+$/);
  });

  test.each([
    ['nobody', 'correct horse', 'email_invalid'],
    ['a@b@c.example', 'correct horse', 'email_invalid'],
    ['v＠example.com', 'correct horse', 'email_invalid'],
    ['short@example.com', '1234567', 'password_short'],
    ['common@example.com', 'password1', 'password_common'],
    ['common@example.com', 'PASSWORD1', 'password_common'],
    ['common@example.com', 'Sesame-2026', 'password_common'],
  ])('refuses %s with password %s as %s', async (email, password, code) => {
    const before = await countUsers();
    const answer = await app.call(contract.register, { body: { email, password } });
    expect(answer.status).toBe(400);
    expect(answer.refusal).toMatchObject({ code });
    expect(await countUsers()).toBe(before);
  });

  test('a password of 128 characters of any kind works, one of 129 is refused', async () => {
    const long = '🔑 ключ '.repeat(16).slice(0, 128);
    const { email } = await buildUser(app, { email: 'long@example.com', password: long });
    expect((await signIn(email, long)).status).toBe(200);
    const longer = await app.call(contract.register, {
      body: { email: 'longer@example.com', password: 'x'.repeat(129) },
    });
    expect(longer.status).toBe(400);
  });

  test('stores the coupon of the registration', async () => {
    const answer = await app.call(contract.register, {
      body: { email: 'coupon@example.com', password: 'correct horse', coupon: ' AUTUMN20 ' },
    });
    expect((await meOf(answer.body.access_token)).body.coupon).toBe('AUTUMN20');
  });

  test('refuses in the language of the caller', async () => {
    const answer = await app.call(
      contract.register,
      { body: { email: 'nobody', password: 'correct horse' } },
      { headers: { 'accept-language': 'ru-RU,ru;q=0.9' } },
    );
    expect(answer.refusal?.message).toMatch(/[а-я]/);
  });
});

describe('signing in', () => {
  test('returns a new token each time', async () => {
    const { email, password } = await buildUser(app);
    const first = await signInAs(app, ` ${email.toUpperCase()} `, password);
    const second = await signInAs(app, email, password);
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(second).not.toBe(first);
  });

  test('gives the same answer to a wrong password and an unknown email', async () => {
    const { email } = await buildUser(app);
    const wrong = await signIn(email, 'not the password');
    const unknown = await signIn('nobody@example.com', 'not the password');
    expect(wrong.status).toBe(400);
    expect(unknown.status).toBe(400);
    expect(wrong.refusal).toEqual(unknown.refusal);
    expect(wrong.refusal).toMatchObject({
      code: 'sign_in_failed',
      message: 'Login failed. Please check your credentials.',
    });
  });
});

describe('tokens', () => {
  test('live for two hours', async () => {
    const { token } = await buildUser(app);
    const start = app.clock.now();
    app.clock.advance(2 * 60 * 60 * 1000 - 1);
    expect((await meOf(token)).status).toBe(200);
    app.clock.advance(1);
    const dead = await meOf(token);
    expect(dead.status).toBe(401);
    expect(dead.refusal).toMatchObject({ code: 'unauthorized' });
    app.clock.set(start);
  });

  test('end at once when the user signs out', async () => {
    const { token } = await buildUser(app);
    const other = await signInAs(app, (await meOf(token)).body.email, 'correct horse battery');
    expect((await app.call(sessionContract.logout, {}, { token })).status).toBe(200);
    expect((await meOf(token)).status).toBe(401);
    expect((await meOf(other)).status).toBe(200);
  });

  test.each([undefined, '', 'x', 'a'.repeat(43), 'a'.repeat(5_000)])(
    '%j is not a token',
    async (token) => {
      expect((await meOf(token ?? '')).status).toBe(401);
      const answer = await app.call(
        sessionContract.updateUser,
        { body: { language: 'ru' } },
        { token },
      );
      expect(answer.status).toBe(401);
    },
  );

  test('a cookie grants no access', async () => {
    const { token } = await buildUser(app);
    const answer = await app.call(
      sessionContract.getUser,
      {},
      { headers: { cookie: `token=${token}` } },
    );
    expect(answer.status).toBe(401);
  });

  test('are refreshed; the old one lives a minute longer for another tab', async () => {
    const { token } = await buildUser(app);
    const start = app.clock.now();
    const refreshed = await app.call(sessionContract.refreshToken, { body: { token } });
    expect(refreshed.status).toBe(200);
    expect(refreshed.body.key).not.toBe(token);
    expect((await meOf(refreshed.body.key)).status).toBe(200);

    const otherTab = await app.call(sessionContract.refreshToken, { body: { token } });
    expect(otherTab.status).toBe(200);
    app.clock.advance(60_000);
    expect((await meOf(token)).status).toBe(401);
    expect((await meOf(refreshed.body.key)).status).toBe(200);
    expect((await meOf(otherTab.body.key)).status).toBe(200);
    app.clock.set(start);
  });

  test('an expired token is not refreshed', async () => {
    const answer = await app.call(sessionContract.refreshToken, {
      body: { token: 'a'.repeat(43) },
    });
    expect(answer.status).toBe(401);
  });

  test('expired sessions are deleted', async () => {
    const { token } = await buildUser(app);
    const start = app.clock.now();
    app.clock.advance(3 * 60 * 60 * 1000);
    await app.jobs.run('delete-expired-sessions');
    const left = await listRows(app, 'sessions', { token_hash: sha256(token) }, ['user_id']);
    expect(left).toEqual([]);
    app.clock.set(start);
  });
});

describe('changing the account', () => {
  test('stores the language', async () => {
    const { token } = await buildUser(app);
    const changed = await app.call(
      sessionContract.updateUser,
      { body: { language: 'ru' } },
      { token },
    );
    expect(changed.body.language).toBe('ru');
    expect((await meOf(token)).body.language).toBe('ru');
  });

  test('look-alikes of a name are taken too', async () => {
    const first = await buildUser(app);
    await app.call(
      sessionContract.updateUser,
      { body: { username: 'Oksana' } },
      { token: first.token },
    );
    const second = await buildUser(app);
    const taken = await app.call(
      sessionContract.updateUser,
      { body: { username: 'оksаnа' } },
      { token: second.token },
    );
    expect(taken.status).toBe(409);
    expect(taken.refusal).toMatchObject({ code: 'username_taken' });
  });

  test.each([
    [{ username: 'аdmin' }, 'username_reserved'],
    [{ username: ' Support ' }, 'username_reserved'],
    [{ username: '<script>' }, 'username_invalid'],
    [{}, 'bad_request'],
  ])('refuses %j as %s', async (body, code) => {
    const { token } = await buildUser(app);
    const answer = await app.call(sessionContract.updateUser, { body }, { token });
    expect(answer.status).toBe(400);
    expect(answer.refusal).toMatchObject({ code });
  });

  test.each([
    { language: 'en', email: 'x@y.example', is_admin: true },
    { language: 'de' },
    { language: null },
    { uid: 'x' },
  ])('refuses %j and leaves the row unchanged', async (body) => {
    const { token } = await buildUser(app);
    const before = (await meOf(token)).body;
    const response = await fetch(`${app.url}${sessionContract.updateUser.path}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
    expect((await meOf(token)).body).toEqual(before);
  });
});
