import * as account from '@sesame/contract/shop/account.ts';
import * as session from '@sesame/contract/shop/session.ts';
import * as contract from '@sesame/contract/shop/users.ts';
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect } from 'vitest';
import type { RunningMaliciousProvider } from '../../../../../emulators/identity/start-malicious-provider.ts';
import { buildUser } from '../../../../test/build/build-user.ts';
import { listRows, updateRows } from '../../../../test/rows.ts';
import { googleUser, workspace } from '../../../../test/shops/parts/google.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { issueToken } from '../registration/one-time-token.ts';

let google: RunningMaliciousProvider;
const test = shopTest(['google']);
const { app, shop } = test;
test.beforeAll(() => {
  ({ google } = shop);
});
beforeEach(() => shop.reset());

describe('a person whose email has an account', () => {
  test('confirmed, and Google runs the mailbox: linked, and the password stays', async () => {
    const user = await shop.buildConfirmed(google.person.email);
    const { browser, ticket } = await shop.arrive();
    const signedIn = await browser.signIn(ticket);
    expect(signedIn.status).toBe(201);
    expect((await shop.me(signedIn.body.access_token)).body.uid).toBe(
      (await shop.me(user.token)).body.uid,
    );
    expect((await shop.signIn(user.email, user.password)).status).toBe(200);
  });

  test('confirmed by a link pressed for another person: password and sessions end', async () => {
    const stranger = await shop.buildConfirmed(google.person.email);
    await updateRows(app, 'users', { email: stranger.email }, { ownership_proven_at: null });
    const { browser, ticket } = await shop.arrive();
    const signedIn = await browser.signIn(ticket);
    expect(signedIn.status).toBe(201);
    expect((await shop.me(signedIn.body.access_token)).status).toBe(200);
    expect((await shop.me(stranger.token)).status).toBe(401);
    const back = await shop.signIn(stranger.email, stranger.password);
    expect(back.refusal?.code).toBe('sign_in_failed');
  });

  test('confirmed, and Google runs the domain: linked too', async () => {
    const email = 'boss@company.example';
    const user = await shop.buildConfirmed(email);
    const { browser, ticket } = await shop.arrive(
      googleUser({ email: ' Boss@Company.Example ', ...workspace }),
    );
    const signedIn = await browser.signIn(ticket);
    expect((await shop.me(signedIn.body.access_token)).body.uid).toBe(
      (await shop.me(user.token)).body.uid,
    );
  });

  test.each(['confirmed', 'unconfirmed'])(
    '%s, and Google only mailed it once: requires the password once',
    async (state) => {
      const email = `${state}@elsewhere.example`;
      const build = state === 'confirmed' ? shop.buildConfirmed : () => buildUser(app, { email });
      const user = await build(email);
      const person = googleUser({ email });
      const { browser, ticket } = await shop.arrive(person);
      const before = await shop.countRows();

      const refused = await browser.signIn(ticket);
      expect(refused.status).toBe(409);
      expect(refused.refusal).toMatchObject({ code: 'google_link_password', email });
      const wrong = await browser.signIn(ticket, { password: 'not the password' });
      expect(wrong.refusal).toMatchObject({ code: 'sign_in_failed' });
      expect(await shop.countRows()).toEqual(before);

      const linked = await browser.signIn(ticket, { password: user.password });
      expect(linked.status).toBe(201);
      expect((await shop.me(linked.body.access_token)).body.uid).toBe(
        (await shop.me(user.token)).body.uid,
      );
      const later = await shop.arrive(person);
      expect((await later.browser.signIn(later.ticket)).status).toBe(201);
    },
  );

  test('five wrong passwords use up the ticket', async () => {
    const email = 'guessed@elsewhere.example';
    const user = await shop.buildConfirmed(email);
    const { browser, ticket } = await shop.arrive(googleUser({ email }));
    for (let tries = 0; tries < 5; tries++) {
      const wrong = await browser.signIn(ticket, { password: `guess number ${tries}` });
      expect(wrong.refusal?.code).toBe('sign_in_failed');
    }
    const right = await browser.signIn(ticket, { password: user.password });
    expect(right.refusal?.code).toBe('google_ticket_invalid');
  });

  test('the password of another account is refused', async () => {
    const email = 'mine@elsewhere.example';
    await shop.buildConfirmed(email);
    const other = await buildUser(app, {
      email: 'other@elsewhere.example',
      password: 'of the other',
    });
    const { browser, ticket } = await shop.arrive(googleUser({ email }));
    const answer = await browser.signIn(ticket, { password: other.password });
    expect(answer.refusal?.code).toBe('sign_in_failed');
  });

  test('an account without a password cannot be linked by password', async () => {
    const person = googleUser({ email: 'only.google@elsewhere.example' });
    const first = await shop.arrive(person);
    await first.browser.signIn(first.ticket);
    const second = await shop.arrive({ ...person, sub: 'another-account' });
    const answer = await second.browser.signIn(second.ticket, { password: '' });
    expect(answer.status).toBe(400);
    const guessed = await second.browser.signIn(second.ticket, { password: 'anything at all' });
    expect(guessed.refusal?.code).toBe('sign_in_failed');
  });

  test('created by another person, never confirmed: their access and data end', async () => {
    const { email } = google.person;
    const squatter = await buildUser(app, { email, password: 'the squatter knows' });
    const { uid } = (await shop.me(squatter.token)).body;
    await updateRows(
      app,
      'users',
      { id: uid },
      { image_url: '/media/squatter.webp', trc20_address: 'T-squatter', tg_first_name: 'Sq' },
    );

    const { browser, ticket } = await shop.arrive();
    const signedIn = await browser.signIn(ticket);
    expect(signedIn.status).toBe(201);
    const me = await shop.me(signedIn.body.access_token);
    expect(me.body).toMatchObject({
      uid,
      email,
      email_confirmed: true,
      image_url: null,
      trc20_address: null,
      tg_data: null,
    });
    expect((await shop.me(squatter.token)).status).toBe(401);
    expect((await shop.signIn(email, squatter.password)).refusal?.code).toBe('sign_in_failed');
    const tokens = await listRows(app, 'one_time_tokens', { user_id: uid }, ['kind']);
    expect(tokens).toEqual([]);
  });

  test('a Google account linked by the previous holder is removed too', async () => {
    const email = 'late.owner@company.example';
    await buildUser(app, { email, password: 'the squatter knows' });
    const squatter = googleUser({ email });
    const first = await shop.arrive(squatter);
    await first.browser.signIn(first.ticket, { password: 'the squatter knows' });

    const owner = await shop.arrive(googleUser({ email, ...workspace }));
    const signedIn = await owner.browser.signIn(owner.ticket);
    expect(signedIn.status).toBe(201);
    const back = await shop.arrive(squatter);
    const refused = await back.browser.signIn(back.ticket);
    expect(refused.refusal?.code).toBe('google_link_password');
  });
});

test('a password reset of an unconfirmed account removes its Google account', async () => {
  const email = 'reset.owner@elsewhere.example';
  const squatter = googleUser({ email });
  const first = await shop.arrive(squatter);
  const signedIn = await first.browser.signIn(first.ticket);
  const { uid } = (await shop.me(signedIn.body.access_token)).body;
  const token = await issueToken(app.platform.db, app.platform, {
    kind: 'reset_password',
    userId: uid,
    lifetimeS: 60,
    data: { email },
  });
  const reset = await app.call(contract.resetPassword, {
    body: { token, password: 'of the real owner' },
  });
  expect(reset.status).toBe(200);
  const back = await shop.arrive(squatter);
  expect((await back.browser.signIn(back.ticket)).refusal?.code).toBe('google_link_password');
});

describe('a person with a second factor', () => {
  async function buildProtected() {
    const { email } = google.person;
    const user = await shop.buildConfirmed(email);
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
      const { browser, ticket } = await shop.arrive(google.person);
      const before = await shop.countRows();
      const refused = await browser.signIn(ticket);
      expect(refused.status).toBe(409);
      expect(refused.refusal).toMatchObject({ code: 'second_factor_required' });
      expect((await shop.countRows()).sessions).toBe(before.sessions);
      const finished = await app.call(account.signInWithSecondFactor, {
        body: { ticket: String(refused.refusal?.ticket), code: user.codeNow() },
      });
      expect((await shop.me(finished.body.access_token)).body.email).toBe(user.email);
      app.clock.advance(30_000);
    }
  });

  test('cannot bypass it with an id_token', async () => {
    await buildProtected();
    const { browser, ticket } = await shop.arrive(google.person);
    await browser.signIn(ticket);
    const refreshed = await app.call(session.refreshToken, {
      body: { token: await google.idToken() },
    });
    expect(refreshed.status).toBe(401);
  });

  test('loses it if the account was never confirmed', async () => {
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
    const { browser, ticket } = await shop.arrive(google.person);
    expect((await browser.signIn(ticket)).status).toBe(201);
  });
});
