import * as account from '@sesame/contract/account.ts';
import { startGoogle } from '@sesame/contract/google.ts';
import * as contract from '@sesame/contract/users.ts';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LIES } from '../../../../../emulators/identity/lies.ts';
import type { Person } from '../../../../../emulators/identity/person.ts';
import { type RunningLiar, startLiar } from '../../../../../emulators/identity/start-liar.ts';
import { buildUser } from '../../../../test/build-user.ts';
import { openGoogleBrowser, ticketOf } from '../../../../test/google-browser.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { issueToken } from '../one-time-token.ts';

let count = 0;
/** Somebody new, with a mailbox that Google runs. */
function somebody(changes: Partial<Person> = {}): Person {
  count += 1;
  return {
    sub: `10${count}`,
    email: `person${count}@gmail.com`,
    email_verified: true,
    name: 'Anna Levina',
    given_name: 'Anna',
    picture: 'https://pictures.example/anna.png',
    ...changes,
  };
}
const authoritative = { hd: 'example.com' };

let app: TestApp;
let google: RunningLiar;
beforeAll(async () => {
  google = await startLiar(somebody());
  app = await startApp({
    env: {
      GOOGLE_ISSUER: google.url,
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
    },
  });
});
beforeEach(() => {
  google.lie = undefined;
  google.person = somebody();
});
afterAll(async () => {
  await app.stop();
  await google.stop();
});

const meOf = (token: string) => app.call(contract.getUser, {}, { token });
const logIn = (email: string, password: string) =>
  app.call(contract.login, { body: { email, password } });
async function countRows() {
  const users = await app.platform.db.selectFrom('users').select('id').execute();
  const identities = await app.platform.db.selectFrom('identities').selectAll().execute();
  const sessions = await app.platform.db.selectFrom('sessions').select('user_id').execute();
  return { users: users.length, identities: identities.length, sessions: sessions.length };
}
async function arrive(person = google.person) {
  google.person = person;
  const browser = openGoogleBrowser(app);
  const ticket = ticketOf(await browser.signInAtGoogle());
  return { browser, ticket };
}
/** An account whose e-mail was confirmed, as the confirmation mail does it. */
async function buildConfirmed(email: string) {
  const user = await buildUser(app, { email });
  await app.platform.db
    .updateTable('users')
    .set({ email_confirmed_at: app.clock.now() })
    .where('email', '=', email)
    .execute();
  return user;
}

describe('the way to Google', () => {
  test('asks for a code with PKCE, state and nonce, and for a choice of account', async () => {
    const to = await openGoogleBrowser(app).start();
    expect(`${to.origin}${to.pathname}`).toBe(`${google.url}/authorize`);
    expect(Object.fromEntries(to.searchParams)).toEqual({
      client_id: google.clientId,
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${app.url}/api-user/api/v1/oauth/google/callback`,
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      prompt: 'select_account',
    });
  });

  test('gives the browser a cookie that no script reads and no other site sends', async () => {
    const response = await fetch(`${app.url}${startGoogle.path}`, { redirect: 'manual' });
    expect(response.status).toBe(303);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^sesame-google=[\w-]{43}; Path=\/; Max-Age=900; HttpOnly; SameSite=Lax$/,
      ),
    ]);
  });

  test('behind https the cookie belongs to this host and to https alone', async () => {
    const shop = await startApp({
      env: {
        PUBLIC_URL: 'https://127.0.0.1',
        GOOGLE_ISSUER: google.url,
        GOOGLE_CLIENT_ID: google.clientId,
        GOOGLE_CLIENT_SECRET: google.clientSecret,
      },
    });
    const response = await fetch(`${shop.url}${startGoogle.path}`, { redirect: 'manual' });
    await shop.stop();
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-sesame-google=.*; Path=\/; .*; HttpOnly; SameSite=Lax; Secure$/,
      ),
    ]);
    const to = new URL(response.headers.get('location') ?? '');
    expect(to.searchParams.get('redirect_uri')).toBe(
      'https://127.0.0.1/api-user/api/v1/oauth/google/callback',
    );
  });

  test('carries the referral code, coupon and campaign through, and nothing else', async () => {
    const page = await openGoogleBrowser(app).signInAtGoogle({
      from: 'register',
      r: 'ANNA',
      coupon: 'AUTUMN 20',
      utm_source: 'mail&next=1',
      next: 'https://evil.example',
      redirect_uri: 'https://evil.example',
    });
    expect(page.origin + page.pathname).toBe(`${app.url}/register`);
    expect(Object.fromEntries(page.searchParams)).toEqual({
      r: 'ANNA',
      coupon: 'AUTUMN 20',
      utm_source: 'mail&next=1',
    });
    expect(ticketOf(page)).toMatch(/^[\w-]{43}$/);
  });

  test('is not there without settings', async () => {
    const shop = await startApp();
    const browser = openGoogleBrowser(shop);
    const answers = await Promise.all([
      fetch(`${shop.url}${startGoogle.path}`, { redirect: 'manual' }),
      fetch(`${shop.url}/api-user/api/v1/oauth/google/callback?state=x&code=y`),
      browser.userinfo('a'.repeat(43)),
      browser.enter('a'.repeat(43)),
    ]);
    await shop.stop();
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  test('leads back with a failure when Google cannot be reached', async () => {
    const shop = await startApp({
      env: {
        GOOGLE_ISSUER: 'http://127.0.0.1:9',
        GOOGLE_CLIENT_ID: 'shop',
        GOOGLE_CLIENT_SECRET: 'a secret of no use',
      },
    });
    const browser = openGoogleBrowser(shop);
    const page = await browser.start({ from: 'register', r: 'ANNA' });
    expect(page.href).toMatch(new RegExp(`^${shop.url}/register\\?r=ANNA#google=`));
    expect((await browser.userinfo(ticketOf(page))).refusal).toMatchObject({
      code: 'google_failed',
      message: 'Google sign-in did not work. Try again, or use your e-mail and password.',
    });
    await shop.stop();
  });
});

describe('a new person', () => {
  test('is shown, gets an account without a password, and is signed in', async () => {
    const { browser, ticket } = await arrive();
    expect((await browser.userinfo(ticket)).body).toEqual({
      email: google.person.email,
      name: 'Anna Levina',
      picture: 'https://pictures.example/anna.png',
    });
    const entered = await browser.enter(ticket, { coupon: ' AUTUMN20 ', language: 'ru' });
    expect(entered.status).toBe(201);
    expect(entered.body.access_token).toMatch(/^[\w-]{43}$/);
    const me = await meOf(entered.body.access_token);
    expect(me.body).toMatchObject({
      email: google.person.email,
      username: google.person.email.split('@')[0],
      email_confirmed: true,
      image_url: null,
      coupon: 'AUTUMN20',
      language: 'ru',
    });
    expect((await logIn(google.person.email, 'correct horse battery')).refusal?.code).toBe(
      'login_failed',
    );
  });

  test('comes back as the same user, whatever became of the e-mail at Google', async () => {
    const first = await arrive();
    const before = await meOf((await first.browser.enter(first.ticket)).body.access_token);
    const again = await arrive({ ...google.person, email: 'renamed@gmail.com' });
    const after = await meOf((await again.browser.enter(again.ticket)).body.access_token);
    expect(after.body).toEqual(before.body);
  });

  test('with a mailbox that Google does not run confirms the address by mail', async () => {
    const { browser, ticket } = await arrive(somebody({ email: 'anna@mail.example' }));
    const entered = await browser.enter(ticket);
    expect((await meOf(entered.body.access_token)).body.email_confirmed).toBe(false);
  });

  test('S1 gets no rights by asking, and the try is remembered', async () => {
    const { browser, ticket } = await arrive();
    const entered = await browser.enter(ticket, { is_admin: true });
    const { uid } = (await meOf(entered.body.access_token)).body;
    const events = await app.platform.db
      .selectFrom('security_events')
      .select('kind')
      .where('user_id', '=', uid)
      .execute();
    expect(events).toEqual([{ kind: 'registration_asked_for_admin' }]);
  });

  test('T-A6 tells who they are by the ticket alone: an e-mail in the body changes nothing', async () => {
    const { browser, ticket } = await arrive();
    const entered = await app.call(
      contract.register,
      { body: { oauth_google_token: ticket, email: 'victim@gmail.com', username: 'admin' } },
      { headers: { cookie: browser.cookie ?? '' } },
    );
    expect((await meOf(entered.body.access_token)).body.email).toBe(google.person.email);
  });

  test('who arrives ten times at once gets one account', async () => {
    const before = await countRows();
    const arrivals = await Promise.all(Array.from({ length: 10 }, () => arrive()));
    const answers = await Promise.all(arrivals.map(({ browser, ticket }) => browser.enter(ticket)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    const after = await countRows();
    expect([after.users - before.users, after.identities - before.identities]).toEqual([1, 1]);
  });
});

describe('a person whose e-mail has an account', () => {
  test('confirmed, and Google runs the mailbox: the two are linked, the password stays', async () => {
    const user = await buildConfirmed(google.person.email);
    const { browser, ticket } = await arrive();
    const entered = await browser.enter(ticket);
    expect(entered.status).toBe(201);
    expect((await meOf(entered.body.access_token)).body.uid).toBe(
      (await meOf(user.token)).body.uid,
    );
    expect((await logIn(user.email, user.password)).status).toBe(200);
  });

  test('confirmed, and Google runs the domain: linked too', async () => {
    const email = 'boss@company.example';
    const user = await buildConfirmed(email);
    const { browser, ticket } = await arrive(
      somebody({ email: ' Boss@Company.Example ', ...authoritative }),
    );
    const entered = await browser.enter(ticket);
    expect((await meOf(entered.body.access_token)).body.uid).toBe(
      (await meOf(user.token)).body.uid,
    );
  });

  test.each(['confirmed', 'unconfirmed'])(
    '%s, and Google only once mailed it: the password is asked for, once',
    async (state) => {
      const email = `${state}@elsewhere.example`;
      const build = state === 'confirmed' ? buildConfirmed : () => buildUser(app, { email });
      const user = await build(email);
      const person = somebody({ email });
      const { browser, ticket } = await arrive(person);
      const before = await countRows();

      const asked = await browser.enter(ticket);
      expect(asked.status).toBe(409);
      expect(asked.refusal).toMatchObject({ code: 'google_link_password', email });
      const wrong = await browser.enter(ticket, { password: 'not the password' });
      expect(wrong.refusal).toMatchObject({ code: 'login_failed' });
      expect(await countRows()).toEqual(before);

      const linked = await browser.enter(ticket, { password: user.password });
      expect(linked.status).toBe(201);
      expect((await meOf(linked.body.access_token)).body.uid).toBe(
        (await meOf(user.token)).body.uid,
      );
      const later = await arrive(person);
      expect((await later.browser.enter(later.ticket)).status).toBe(201);
    },
  );

  test('five wrong passwords use the ticket up', async () => {
    const email = 'guessed@elsewhere.example';
    const user = await buildConfirmed(email);
    const { browser, ticket } = await arrive(somebody({ email }));
    for (let tries = 0; tries < 5; tries++) {
      const wrong = await browser.enter(ticket, { password: `guess number ${tries}` });
      expect(wrong.refusal?.code).toBe('login_failed');
    }
    const right = await browser.enter(ticket, { password: user.password });
    expect(right.refusal?.code).toBe('google_ticket_invalid');
  });

  test('the password of another account opens nothing', async () => {
    const email = 'mine@elsewhere.example';
    await buildConfirmed(email);
    const other = await buildUser(app, {
      email: 'other@elsewhere.example',
      password: 'of the other',
    });
    const { browser, ticket } = await arrive(somebody({ email }));
    const answer = await browser.enter(ticket, { password: other.password });
    expect(answer.refusal?.code).toBe('login_failed');
  });

  test('an account without a password cannot be linked by one', async () => {
    const person = somebody({ email: 'only.google@elsewhere.example' });
    const first = await arrive(person);
    await first.browser.enter(first.ticket);
    const second = await arrive({ ...person, sub: 'another-account' });
    const answer = await second.browser.enter(second.ticket, { password: '' });
    expect(answer.status).toBe(400);
    const guessed = await second.browser.enter(second.ticket, { password: 'anything at all' });
    expect(guessed.refusal?.code).toBe('login_failed');
  });

  test('T-A8 made by a stranger who never confirmed it: their password, token and traces die', async () => {
    const { email } = google.person;
    const squatter = await buildUser(app, { email, password: 'the squatter knows' });
    const { uid } = (await meOf(squatter.token)).body;
    await app.platform.db
      .updateTable('users')
      .set({ image_url: '/media/squatter.webp', trc20_address: 'T-squatter', tg_first_name: 'Sq' })
      .where('id', '=', uid)
      .execute();

    const { browser, ticket } = await arrive();
    const entered = await browser.enter(ticket);
    expect(entered.status).toBe(201);
    const me = await meOf(entered.body.access_token);
    expect(me.body).toMatchObject({
      uid,
      email,
      email_confirmed: true,
      image_url: null,
      trc20_address: null,
      tg_data: null,
    });
    expect((await meOf(squatter.token)).status).toBe(401);
    expect((await logIn(email, squatter.password)).refusal?.code).toBe('login_failed');
    const tokens = await app.platform.db
      .selectFrom('one_time_tokens')
      .select('kind')
      .where('user_id', '=', uid)
      .execute();
    expect(tokens).toEqual([]);
  });

  test('T-A8 a stranger who put their own Google account on it loses that way in as well', async () => {
    const email = 'late.owner@company.example';
    await buildUser(app, { email, password: 'the squatter knows' });
    const squatter = somebody({ email });
    const first = await arrive(squatter);
    await first.browser.enter(first.ticket, { password: 'the squatter knows' });

    const owner = await arrive(somebody({ email, ...authoritative }));
    const entered = await owner.browser.enter(owner.ticket);
    expect(entered.status).toBe(201);
    const back = await arrive(squatter);
    const refused = await back.browser.enter(back.ticket);
    expect(refused.refusal?.code).toBe('google_link_password');
  });
});

test('T-A8 resetting the password of an account that nobody confirmed drops a Google account put on it', async () => {
  const email = 'reset.owner@elsewhere.example';
  const squatter = somebody({ email });
  const first = await arrive(squatter);
  const entered = await first.browser.enter(first.ticket);
  const { uid } = (await meOf(entered.body.access_token)).body;
  const token = await issueToken(app.platform.db, app.platform, {
    kind: 'reset_password',
    userId: uid,
    lifeS: 60,
    data: { email },
  });
  const reset = await app.call(contract.resetPassword, {
    body: { token, password: 'of the real owner' },
  });
  expect(reset.status).toBe(200);
  const back = await arrive(squatter);
  expect((await back.browser.enter(back.ticket)).refusal?.code).toBe('google_link_password');
});

describe('a person with a second factor', () => {
  async function buildProtected() {
    const { email } = google.person;
    const user = await buildConfirmed(email);
    const { password } = user;
    const started = await app.call(
      account.startSecondFactor,
      { body: { password } },
      { token: user.token },
    );
    const { secret } = started.body;
    const codeNow = () => new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() });
    await app.call(
      account.confirmSecondFactor,
      { body: { code: codeNow() } },
      { token: user.token },
    );
    app.clock.advance(30_000);
    return { ...user, codeNow };
  }

  test('is asked for the code after Google, each time', async () => {
    const user = await buildProtected();
    for (const _time of ['linking', 'again']) {
      const { browser, ticket } = await arrive(google.person);
      const before = await countRows();
      const asked = await browser.enter(ticket);
      expect(asked.status).toBe(409);
      expect(asked.refusal).toMatchObject({ code: 'second_factor_required' });
      expect((await countRows()).sessions).toBe(before.sessions);
      const finished = await app.call(account.loginSecondFactor, {
        body: { ticket: String(asked.refusal?.ticket), code: user.codeNow() },
      });
      expect((await meOf(finished.body.access_token)).body.email).toBe(user.email);
      app.clock.advance(30_000);
    }
  });

  test('does not get past it by an id_token', async () => {
    await buildProtected();
    const { browser, ticket } = await arrive(google.person);
    await browser.enter(ticket);
    const refreshed = await app.call(contract.refreshToken, {
      body: { token: await google.idToken() },
    });
    expect(refreshed.status).toBe(401);
  });

  test('T-A8 loses it when the account was never theirs', async () => {
    const { email } = google.person;
    const squatter = await buildUser(app, { email });
    const { body } = await app.call(
      account.startSecondFactor,
      { body: { password: squatter.password } },
      { token: squatter.token },
    );
    const code = new TOTP({ secret: body.secret }).generate({
      timestamp: app.clock.now().getTime(),
    });
    await app.call(account.confirmSecondFactor, { body: { code } }, { token: squatter.token });
    const { browser, ticket } = await arrive(google.person);
    expect((await browser.enter(ticket)).status).toBe(201);
  });
});

describe('a ticket', () => {
  test('works once; of twenty uses at once one succeeds', async () => {
    const { browser, ticket } = await arrive();
    const { cookie } = browser;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => {
        const same = openGoogleBrowser(app);
        same.cookie = cookie;
        return same.enter(ticket);
      }),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ refusal }) => refusal?.code === 'google_ticket_invalid')).toHaveLength(
      19,
    );
    expect((await browser.userinfo(ticket)).refusal?.code).toBe('google_ticket_invalid');
  });

  test.each([
    ['no cookie', () => undefined],
    ["another browser's cookie", () => `sesame-google=${'b'.repeat(43)}`],
    ['a broken cookie', () => 'sesame-google=x'],
  ])('is worth nothing with %s', async (_case, cookie) => {
    const { ticket } = await arrive();
    const thief = openGoogleBrowser(app);
    thief.cookie = cookie();
    const before = await countRows();
    expect((await thief.userinfo(ticket)).refusal?.code).toBe('google_ticket_invalid');
    expect((await thief.enter(ticket)).refusal?.code).toBe('google_ticket_invalid');
    expect(await countRows()).toEqual(before);
  });

  test('is refused with 400, never with the 401 that signs people out', async () => {
    const { browser } = await arrive();
    for (const ticket of ['a'.repeat(43), 'expired', '']) {
      expect((await browser.userinfo(ticket)).status).toBe(400);
    }
    expect((await browser.enter('a'.repeat(43))).status).toBe(400);
  });

  test('dies after five minutes and is swept', async () => {
    const start = app.clock.now();
    const { browser, ticket } = await arrive();
    app.clock.advance(5 * 60 * 1000 - 1);
    expect((await browser.userinfo(ticket)).status).toBe(200);
    app.clock.advance(1);
    expect((await browser.enter(ticket)).refusal?.code).toBe('google_ticket_invalid');
    await app.jobs.run('forget-stale-google-sign-ins');
    app.clock.set(start);
    expect((await browser.userinfo(ticket)).refusal?.code).toBe('google_ticket_invalid');
  });
});

describe('the way back', () => {
  test.each([
    ['a state that nobody gave out', (back: URL) => back.searchParams.set('state', 'a'.repeat(43))],
    ['no state', (back: URL) => back.searchParams.delete('state')],
    ['two states', (back: URL) => back.searchParams.append('state', 'b'.repeat(43))],
  ])('with %s leads nowhere', async (_case, spoil) => {
    const browser = openGoogleBrowser(app);
    const back = await browser.throughProvider(await browser.start());
    spoil(back);
    const before = [...google.calls];
    const response = await fetch(back, {
      redirect: 'manual',
      headers: { cookie: browser.cookie ?? '' },
    });
    expect(response.headers.get('location') ?? '').not.toMatch(/#google=[\w-]{43}/);
    expect(google.calls.slice(before.length)).not.toContain('/token');
  });

  test('belongs to the browser that began: a link from an attacker signs nobody in', async () => {
    const attacker = openGoogleBrowser(app);
    const back = await attacker.throughProvider(await attacker.start());
    const victim = openGoogleBrowser(app);
    await victim.start();
    expect((await victim.comeBack(back)).href).toBe(`${app.url}/login#google=expired`);
    const stranger = openGoogleBrowser(app);
    expect((await stranger.comeBack(back)).href).toBe(`${app.url}/login#google=expired`);
  });

  test('works once: the same code and state again lead nowhere', async () => {
    const browser = openGoogleBrowser(app);
    const back = await browser.throughProvider(await browser.start());
    expect(ticketOf(await browser.comeBack(back))).toMatch(/^[\w-]{43}$/);
    expect((await browser.comeBack(back)).hash).toBe('#google=expired');
  });

  test('with a code that was used elsewhere shows the words of Google and makes no account', async () => {
    const browser = openGoogleBrowser(app);
    const used = await browser.throughProvider(await browser.start());
    await browser.comeBack(used);
    const fresh = await browser.throughProvider(await browser.start());
    fresh.searchParams.set('code', used.searchParams.get('code') ?? '');
    const before = await countRows();
    const ticket = ticketOf(await browser.comeBack(fresh));
    expect((await browser.userinfo(ticket)).refusal).toMatchObject({
      code: 'google_refused',
      reason: 'Bad Request: the code was used.',
    });
    expect((await browser.enter(ticket)).refusal?.code).toBe('google_refused');
    expect(await countRows()).toEqual(before);
  });

  test('with a code that was stolen from another browser fails at PKCE', async () => {
    const victim = openGoogleBrowser(app);
    const stolen = await victim.throughProvider(await victim.start());
    const thief = openGoogleBrowser(app);
    const back = await thief.throughProvider(await thief.start());
    back.searchParams.set('code', stolen.searchParams.get('code') ?? '');
    const ticket = ticketOf(await thief.comeBack(back));
    expect((await thief.userinfo(ticket)).refusal?.code).toBe('google_refused');
  });

  test('dies after ten minutes', async () => {
    const start = app.clock.now();
    const browser = openGoogleBrowser(app);
    const back = await browser.throughProvider(await browser.start());
    app.clock.advance(10 * 60 * 1000);
    expect((await browser.comeBack(back)).hash).toBe('#google=expired');
    app.clock.set(start);
  });

  test.each([
    [{ error: 'access_denied' }, 'access_denied'],
    [
      { error: 'access_denied', error_description: 'The person <b>said</b>\u202e no.\n' },
      'The person <b>said</b> no.',
    ],
    [{ error: 'server_error', error_description: 'x'.repeat(2_000) }, 'x'.repeat(300)],
  ])('of %j is told in the words of Google, as text of bounded length', async (params, reason) => {
    const browser = openGoogleBrowser(app);
    const to = await browser.start({ from: 'register' });
    const back = new URL(to.searchParams.get('redirect_uri') ?? '');
    back.search = String(
      new URLSearchParams({ state: to.searchParams.get('state') ?? '', ...params }),
    );
    const page = await browser.comeBack(back);
    expect(page.pathname).toBe('/register');
    expect(page.href).not.toContain('access_denied');
    expect((await browser.userinfo(ticketOf(page))).refusal).toMatchObject({
      code: 'google_refused',
      reason,
    });
  });

  test('in a second tab does not undo the first', async () => {
    const browser = openGoogleBrowser(app);
    const first = await browser.throughProvider(await browser.start());
    const second = await browser.throughProvider(await browser.start());
    expect((await browser.userinfo(ticketOf(await browser.comeBack(second)))).status).toBe(200);
    expect((await browser.userinfo(ticketOf(await browser.comeBack(first)))).status).toBe(200);
  });
});

describe('T-A7 a provider that lies', () => {
  test.each(LIES)('about %s signs nobody in and makes no account', async (lie) => {
    const before = await countRows();
    google.lie = lie;
    const { browser, ticket } = await arrive();
    const shown = await browser.userinfo(ticket);
    expect(shown.status).toBe(400);
    expect(shown.refusal?.code).toBe('google_failed');
    expect((await browser.enter(ticket)).refusal?.code).toBe('google_failed');
    expect(await countRows()).toEqual(before);
  });

  test.each([false, 'true', undefined])(
    'or has verified nothing (email_verified %j) does not either',
    async (verified) => {
      const before = await countRows();
      // What a careless provider sends is no Person any more.
      const careless = { ...somebody(), email_verified: verified } as unknown as Person;
      const { browser, ticket } = await arrive(careless);
      const shown = await browser.userinfo(ticket);
      expect(shown.refusal?.code).toBe('google_email_unverified');
      expect((await browser.enter(ticket)).refusal?.code).toBe('google_email_unverified');
      expect(await countRows()).toEqual(before);
    },
  );

  test.each(['a@b@gmail.com', 'v＠gmail.com', 'nobody', `${'x'.repeat(300)}@gmail.com`])(
    'or names the address %s does not either',
    async (email) => {
      const { browser, ticket } = await arrive(somebody({ email }));
      expect((await browser.enter(ticket)).refusal?.code).toBe('google_failed');
    },
  );
});

describe('refreshing by an id_token', () => {
  const refresh = (token: string) => app.call(contract.refreshToken, { body: { token } });

  test('gives a known person a token of ours', async () => {
    const { browser, ticket } = await arrive();
    const entered = await browser.enter(ticket);
    const refreshed = await refresh(await google.idToken());
    expect(refreshed.status).toBe(200);
    expect(refreshed.body.key).toMatch(/^[\w-]{43}$/);
    expect((await meOf(refreshed.body.key)).body).toEqual(
      (await meOf(entered.body.access_token)).body,
    );
  });

  test('makes no account and links none', async () => {
    const before = await countRows();
    expect((await refresh(await google.idToken())).status).toBe(401);
    await buildConfirmed(google.person.email);
    expect((await refresh(await google.idToken())).status).toBe(401);
    const { identities } = await countRows();
    expect(identities).toBe(before.identities);
  });

  // These three are about what a bare token does not carry.
  const tellable = LIES.filter(
    (lie) =>
      ![
        'another_nonce',
        'no_nonce',
        'no_id_token',
        'no_email',
        'another_person_at_userinfo',
      ].includes(lie),
  );
  test.each(tellable)('T-A7 refuses a token that lies about %s', async (lie) => {
    const { browser, ticket } = await arrive();
    await browser.enter(ticket);
    const { sessions } = await countRows();
    expect((await refresh(await google.idToken({ lie }))).status).toBe(401);
    expect((await countRows()).sessions).toBe(sessions);
  });

  test.each(['a.b.c', '..', `${'a'.repeat(2_000)}.b.c`])('refuses %s', async (token) => {
    expect((await refresh(token)).status).toBe(401);
  });

  test('says unavailable, never 401, while Google cannot be reached', async () => {
    const token = await google.idToken();
    const shop = await startApp({
      env: {
        GOOGLE_ISSUER: 'http://127.0.0.1:9',
        GOOGLE_CLIENT_ID: google.clientId,
        GOOGLE_CLIENT_SECRET: google.clientSecret,
      },
    });
    const answer = await shop.call(contract.refreshToken, { body: { token } });
    await shop.stop();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
  });
});

test("Google's tokens and codes reach neither the browser, the log nor the database", async () => {
  const { browser, ticket } = await arrive();
  await browser.userinfo(ticket);
  google.lie = 'expired';
  const failing = openGoogleBrowser(app);
  await failing.signInAtGoogle();
  google.lie = undefined;
  const half = openGoogleBrowser(app);
  await half.throughProvider(await half.start());

  const { rows } = await app.platform.pool.query<{ table_name: string }>(
    `select table_name from information_schema.tables where table_schema = 'public'`,
  );
  const tables = await Promise.all(
    rows.map(({ table_name }) =>
      app.platform.pool.query<{ row: string }>(`select t::text as row from "${table_name}" t`),
    ),
  );
  const stored = tables.flatMap((table) => table.rows.map(({ row }) => row)).join('\n');
  const places = {
    browser: [...browser.received, ...failing.received].join('\n'),
    log: JSON.stringify(app.logLines),
    database: stored,
  };
  expect(google.secrets.length).toBeGreaterThan(6);
  for (const [place, text] of Object.entries(places)) {
    const found = google.secrets.filter((secret) => text.includes(secret));
    expect(found, place).toEqual([]);
  }
  // The ticket is there as a hash, and the person behind it sealed.
  expect(stored).not.toContain(ticket);
});
