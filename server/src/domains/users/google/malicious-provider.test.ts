import * as session from '@sesame/contract/shop/session.ts';
import { beforeEach, describe, expect } from 'vitest';
import { FORGERIES } from '../../../../../emulators/identity/forgeries.ts';
import type { Person } from '../../../../../emulators/identity/person.ts';
import type { RunningMaliciousProvider } from '../../../../../emulators/identity/start-malicious-provider.ts';
import { googleUser } from '../../../../test/shops/parts/google.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { startApp } from '../../../../test/shops/start-app.ts';

let google: RunningMaliciousProvider;
const test = shopTest(['google']);
const { app, shop } = test;
test.beforeAll(() => {
  ({ google } = shop);
});
beforeEach(() => shop.reset());

describe('a malicious provider', () => {
  test.each(FORGERIES)('that forges %s does not sign in or create an account', async (forgery) => {
    const before = await shop.countRows();
    google.forgery = forgery;
    const { browser, ticket } = await shop.arrive();
    const shown = await browser.userinfo(ticket);
    expect(shown.status).toBe(400);
    expect(shown.refusal?.code).toBe('google_failed');
    expect((await browser.signIn(ticket)).refusal?.code).toBe('google_failed');
    expect(await shop.countRows()).toEqual(before);
  });

  test.each([false, 'true', undefined])(
    'with email_verified %j does not sign in',
    async (verified) => {
      const before = await shop.countRows();
      // A careless provider may send values outside the type.
      const mistyped = { ...googleUser(), email_verified: verified } as unknown as Person;
      const { browser, ticket } = await shop.arrive(mistyped);
      const shown = await browser.userinfo(ticket);
      expect(shown.refusal?.code).toBe('google_email_unverified');
      expect((await browser.signIn(ticket)).refusal?.code).toBe('google_email_unverified');
      expect(await shop.countRows()).toEqual(before);
    },
  );

  test.each(['a@b@gmail.com', 'v＠gmail.com', 'nobody', `${'x'.repeat(300)}@gmail.com`])(
    'with the address %s does not sign in',
    async (email) => {
      const { browser, ticket } = await shop.arrive(googleUser({ email }));
      expect((await browser.signIn(ticket)).refusal?.code).toBe('google_failed');
    },
  );
});

describe('refreshing with an id_token', () => {
  const refresh = (token: string) => app.call(session.refreshToken, { body: { token } });

  test('gives a known person a token of the shop', async () => {
    const { browser, ticket } = await shop.arrive();
    const signedIn = await browser.signIn(ticket);
    const refreshed = await refresh(await google.idToken());
    expect(refreshed.status).toBe(200);
    expect(refreshed.body.key).toMatch(/^[\w-]{43}$/);
    expect((await shop.me(refreshed.body.key)).body).toEqual(
      (await shop.me(signedIn.body.access_token)).body,
    );
  });

  test('creates no account and links none', async () => {
    const before = await shop.countRows();
    expect((await refresh(await google.idToken())).status).toBe(401);
    await shop.buildConfirmed(google.person.email);
    expect((await refresh(await google.idToken())).status).toBe(401);
    const { identities } = await shop.countRows();
    expect(identities).toBe(before.identities);
  });

  // These three concern data that an id_token alone does not carry.
  const detectable = FORGERIES.filter(
    (forgery) =>
      ![
        'another_nonce',
        'no_nonce',
        'no_id_token',
        'no_email',
        'another_person_at_userinfo',
      ].includes(forgery),
  );
  test.each(detectable)('refuses a token with forged %s', async (forgery) => {
    const { browser, ticket } = await shop.arrive();
    await browser.signIn(ticket);
    const { sessions } = await shop.countRows();
    expect((await refresh(await google.idToken({ forgery }))).status).toBe(401);
    expect((await shop.countRows()).sessions).toBe(sessions);
  });

  test('refuses a token altered to name a known person', async () => {
    const victim = await shop.arrive(googleUser({ sub: 'somebody-else' }));
    expect((await victim.browser.signIn(victim.ticket)).status).toBe(201);
    const altered = await google.idToken({
      person: googleUser(),
      forgery: 'altered_after_signing',
    });
    expect((await refresh(altered)).status).toBe(401);
  });

  test.each(['a.b.c', '..', `${'a'.repeat(2_000)}.b.c`])('refuses %s', async (token) => {
    expect((await refresh(token)).status).toBe(401);
  });

  test('answers unavailable, never 401, while Google is unreachable', async () => {
    const token = await google.idToken();
    const other = await startApp({
      env: {
        GOOGLE_ISSUER: 'http://127.0.0.1:9',
        GOOGLE_CLIENT_ID: google.clientId,
        GOOGLE_CLIENT_SECRET: google.clientSecret,
      },
    });
    const answer = await other.call(session.refreshToken, { body: { token } });
    await other.stop();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
  });
});
