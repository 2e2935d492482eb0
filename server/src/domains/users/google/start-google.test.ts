import { startGoogle } from '@sesame/contract/shop/google.ts';
import { beforeEach, describe, expect } from 'vitest';
import type { RunningMaliciousProvider } from '../../../../../emulators/identity/start-malicious-provider.ts';
import { openGoogleBrowser, ticketOf } from '../../../../test/network/google-browser.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { startApp } from '../../../../test/shops/start-app.ts';

let google: RunningMaliciousProvider;
const test = shopTest(['google']);
const { app, shop } = test;
test.beforeAll(() => {
  ({ google } = shop);
});
beforeEach(() => shop.reset());

describe('starting a sign-in with Google', () => {
  test('requests a code with PKCE, state and nonce, and an account selection', async () => {
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

  test('sets a cookie that scripts cannot read and other sites cannot send', async () => {
    const response = await fetch(`${app.url}${startGoogle.path}`, { redirect: 'manual' });
    expect(response.status).toBe(303);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^sesame-google=[\w-]{43}; Path=\/; Max-Age=900; HttpOnly; SameSite=Lax$/,
      ),
    ]);
  });

  test('uses a host-only and secure cookie behind https', async () => {
    const other = await startApp({
      env: {
        PUBLIC_URL: 'https://127.0.0.1',
        GOOGLE_ISSUER: google.url,
        GOOGLE_CLIENT_ID: google.clientId,
        GOOGLE_CLIENT_SECRET: google.clientSecret,
      },
    });
    const response = await fetch(`${other.url}${startGoogle.path}`, { redirect: 'manual' });
    await other.stop();
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

  test('carries referral code, coupon and campaign through, and nothing else', async () => {
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

  test('is not available without settings', async () => {
    const other = await startApp();
    const browser = openGoogleBrowser(other);
    const answers = await Promise.all([
      fetch(`${other.url}${startGoogle.path}`, { redirect: 'manual' }),
      fetch(`${other.url}/api-user/api/v1/oauth/google/callback?state=x&code=y`),
      browser.userinfo('a'.repeat(43)),
      browser.signIn('a'.repeat(43)),
    ]);
    await other.stop();
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  test('returns with a failure when Google is unreachable', async () => {
    const other = await startApp({
      env: {
        GOOGLE_ISSUER: 'http://127.0.0.1:9',
        GOOGLE_CLIENT_ID: 'shop',
        GOOGLE_CLIENT_SECRET: 'a secret of no use',
      },
    });
    const browser = openGoogleBrowser(other);
    const page = await browser.start({ from: 'register', r: 'ANNA' });
    expect(page.href).toMatch(new RegExp(`^${other.url}/register\\?r=ANNA#google=`));
    expect((await browser.userinfo(ticketOf(page))).refusal).toMatchObject({
      code: 'google_failed',
      message: 'Google sign-in failed. Try again, or use your email and password.',
    });
    await other.stop();
  });
});
