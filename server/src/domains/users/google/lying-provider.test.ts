import * as contract from '@sesame/contract/users.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LIES } from '../../../../../emulators/identity/lies.ts';
import type { Person } from '../../../../../emulators/identity/person.ts';
import type { RunningLiar } from '../../../../../emulators/identity/start-liar.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { type GoogleShop, somebody, startGoogleShop } from '../../../../test/start-google-shop.ts';

let shop: GoogleShop;
let app: TestApp;
let google: RunningLiar;
beforeAll(async () => {
  shop = await startGoogleShop();
  ({ app, google } = shop);
});
beforeEach(() => shop.reset());
afterAll(() => shop.stop());

describe('T-A7 a provider that lies', () => {
  test.each(LIES)('about %s signs nobody in and makes no account', async (lie) => {
    const before = await shop.countRows();
    google.lie = lie;
    const { browser, ticket } = await shop.arrive();
    const shown = await browser.userinfo(ticket);
    expect(shown.status).toBe(400);
    expect(shown.refusal?.code).toBe('google_failed');
    expect((await browser.enter(ticket)).refusal?.code).toBe('google_failed');
    expect(await shop.countRows()).toEqual(before);
  });

  test.each([false, 'true', undefined])(
    'or has verified nothing (email_verified %j) does not either',
    async (verified) => {
      const before = await shop.countRows();
      // What a careless provider sends is no Person any more.
      const careless = { ...somebody(), email_verified: verified } as unknown as Person;
      const { browser, ticket } = await shop.arrive(careless);
      const shown = await browser.userinfo(ticket);
      expect(shown.refusal?.code).toBe('google_email_unverified');
      expect((await browser.enter(ticket)).refusal?.code).toBe('google_email_unverified');
      expect(await shop.countRows()).toEqual(before);
    },
  );

  test.each(['a@b@gmail.com', 'v＠gmail.com', 'nobody', `${'x'.repeat(300)}@gmail.com`])(
    'or names the address %s does not either',
    async (email) => {
      const { browser, ticket } = await shop.arrive(somebody({ email }));
      expect((await browser.enter(ticket)).refusal?.code).toBe('google_failed');
    },
  );
});

describe('refreshing by an id_token', () => {
  const refresh = (token: string) => app.call(contract.refreshToken, { body: { token } });

  test('gives a known person a token of ours', async () => {
    const { browser, ticket } = await shop.arrive();
    const entered = await browser.enter(ticket);
    const refreshed = await refresh(await google.idToken());
    expect(refreshed.status).toBe(200);
    expect(refreshed.body.key).toMatch(/^[\w-]{43}$/);
    expect((await shop.me(refreshed.body.key)).body).toEqual(
      (await shop.me(entered.body.access_token)).body,
    );
  });

  test('makes no account and links none', async () => {
    const before = await shop.countRows();
    expect((await refresh(await google.idToken())).status).toBe(401);
    await shop.buildConfirmed(google.person.email);
    expect((await refresh(await google.idToken())).status).toBe(401);
    const { identities } = await shop.countRows();
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
    const { browser, ticket } = await shop.arrive();
    await browser.enter(ticket);
    const { sessions } = await shop.countRows();
    expect((await refresh(await google.idToken({ lie }))).status).toBe(401);
    expect((await shop.countRows()).sessions).toBe(sessions);
  });

  test('T-A7 refuses a token that was altered to name somebody who is known', async () => {
    const victim = await shop.arrive(somebody({ sub: 'somebody-else' }));
    expect((await victim.browser.enter(victim.ticket)).status).toBe(201);
    const altered = await google.idToken({ person: somebody(), lie: 'altered_after_signing' });
    expect((await refresh(altered)).status).toBe(401);
  });

  test.each(['a.b.c', '..', `${'a'.repeat(2_000)}.b.c`])('refuses %s', async (token) => {
    expect((await refresh(token)).status).toBe(401);
  });

  test('says unavailable, never 401, while Google cannot be reached', async () => {
    const token = await google.idToken();
    const other = await startApp({
      env: {
        GOOGLE_ISSUER: 'http://127.0.0.1:9',
        GOOGLE_CLIENT_ID: google.clientId,
        GOOGLE_CLIENT_SECRET: google.clientSecret,
      },
    });
    const answer = await other.call(contract.refreshToken, { body: { token } });
    await other.stop();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
  });
});
