import { createHash } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPeople } from './people.ts';
import { type RunningIdentity, startIdentity } from './start-identity.ts';
import { type Browser, openBrowser, type Page } from './test/open-browser.ts';

const SHOP = 'http://127.0.0.1:4567';
const CALLBACK = `${SHOP}/api-user/api/v1/oauth/google/callback`;
const VERIFIER = 'a-verifier-of-at-least-forty-three-characters';
const [anna, mark, , oleg] = demoPeople;

let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

function openShopper(): Browser {
  return openBrowser((url) => url.origin === SHOP);
}

function authorization(changes: Record<string, string> = {}): URL {
  const url = new URL(`${identity.url}/auth`);
  url.search = String(
    new URLSearchParams({
      client_id: identity.clientId,
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: CALLBACK,
      state: 'the-state',
      nonce: 'the-nonce',
      code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
      code_challenge_method: 'S256',
      prompt: 'select_account',
      ...changes,
    }),
  );
  return url;
}

async function exchange(code: string, changes: Record<string, string> = {}) {
  const answer = await fetch(`${identity.url}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: CALLBACK,
      client_id: identity.clientId,
      client_secret: identity.clientSecret,
      code_verifier: VERIFIER,
      ...changes,
    }),
  });
  const body: { id_token?: string; access_token?: string; error?: string } = JSON.parse(
    await answer.text(),
  );
  return { status: answer.status, body };
}

async function choose(form: Record<string, string>): Promise<Page> {
  const browser = openShopper();
  const page = await browser.get(authorization());
  return browser.submit(page.url, form);
}

async function claimsFor(form: Record<string, string>) {
  const back = await choose(form);
  const { body } = await exchange(back.url.searchParams.get('code') ?? '');
  const keys = createRemoteJWKSet(new URL(`${identity.url}/jwks`));
  const { payload, protectedHeader } = await jwtVerify(body.id_token ?? '', keys, {
    issuer: identity.url,
    audience: identity.clientId,
  });
  expect(protectedHeader.alg).toBe('RS256');
  return { payload, body };
}

describe('the page', () => {
  test('offers demo people and any other email, without scripts or external resources', async () => {
    const page = await openShopper().get(authorization());
    expect(page.status).toBe(200);
    for (const { name, email } of demoPeople) {
      expect(page.text).toContain(name);
      expect(page.text).toContain(email);
    }
    expect(page.text).toContain('to continue to 127.0.0.1:4567');
    expect(page.text).toContain('name="email"');
    expect(page.text).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)/);
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${SHOP}`);
  });

  test('is shown in Russian to Russian browsers', async () => {
    const page = await openShopper().get(authorization());
    const answer = await fetch(identity.url, { headers: { 'accept-language': 'ru' } });
    expect(await answer.text()).toContain('<html lang="ru">');
    expect(page.text).toContain('<html lang="en">');
  });

  test('refuses an invalid address and shows it as escaped text', async () => {
    const again = await choose({ email: '"><b>nobody' });
    expect(again.status).toBe(400);
    expect(again.text).toContain('Enter an address such as name@example.com');
    expect(again.text).toContain('value="&quot;&gt;&lt;b&gt;nobody"');
  });

  test('shows a message when the sign-in has ended', async () => {
    const page = await openShopper().get(`${identity.url}/choose/unknown`);
    expect(page.status).toBe(400);
    expect(page.text).toContain('This sign-in has ended');
  });

  test.each([
    ['another client', { client_id: 'somebody' }],
    ['a page of another site', { redirect_uri: 'https://evil.example/callback' }],
    ['another page of this shop', { redirect_uri: `${SHOP}/anything` }],
  ])('is not shown for %s', async (_case, changes) => {
    const page = await openShopper().get(authorization(changes));
    expect(page.status).toBe(400);
    expect(page.url.origin).toBe(identity.url);
  });
});

describe('signing in', () => {
  test('answers the same claims as Google', async () => {
    const { payload, body } = await claimsFor({ sub: anna?.sub ?? '' });
    expect(payload).toMatchObject({ ...anna, nonce: 'the-nonce' });
    expect(anna?.sub).toMatch(/^\d{21}$/);
    const userinfo = await fetch(`${identity.url}/me`, {
      headers: { authorization: `Bearer ${body.access_token}` },
    });
    expect(await userinfo.json()).toEqual(anna);
  });

  test('answers the Workspace domain of an account, and whether the email is verified', async () => {
    expect((await claimsFor({ sub: mark?.sub ?? '' })).payload.hd).toBe('northwind.example');
    expect((await claimsFor({ sub: oleg?.sub ?? '' })).payload.email_verified).toBe(false);
  });

  test('recognizes a typed email in any spelling', async () => {
    const first = await claimsFor({ email: 'New.Person@example.org' });
    const second = await claimsFor({ email: ' new.person@example.org ' });
    expect(first.payload).toMatchObject({
      email: 'New.Person@example.org',
      email_verified: true,
      name: 'New.Person',
    });
    expect(second.payload.sub).toBe(first.payload.sub);
  });

  test('asks at every sign-in, because several people share a browser', async () => {
    const browser = openShopper();
    const first = await browser.get(authorization());
    await browser.submit(first.url, { sub: anna?.sub ?? '' });
    const second = await browser.get(authorization());
    expect(second.text).toContain('Choose an account');
    const back = await browser.submit(second.url, { sub: mark?.sub ?? '' });
    const { body } = await exchange(back.url.searchParams.get('code') ?? '');
    expect(body.id_token).toBeDefined();
  });

  test('returns a person who cancels with the reason', async () => {
    const { url } = await choose({ cancel: '1' });
    expect(url.origin + url.pathname).toBe(CALLBACK);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      error: 'access_denied',
      error_description: 'The person refused access',
      state: 'the-state',
    });
  });
});

describe('the code exchange', () => {
  test.each([
    ['a wrong secret', { client_secret: 'wrong' }, 'invalid_client'],
    ['a wrong verifier', { code_verifier: 'b'.repeat(43) }, 'invalid_grant'],
    [
      'another redirect address',
      { redirect_uri: CALLBACK.replace('127.0.0.1', 'localhost') },
      'invalid_grant',
    ],
  ])('refuses %s', async (_case, changes, error) => {
    const back = await choose({ sub: anna?.sub ?? '' });
    const answer = await exchange(back.url.searchParams.get('code') ?? '', changes);
    expect(answer.body.error).toBe(error);
  });

  test('accepts a code once', async () => {
    const back = await choose({ sub: anna?.sub ?? '' });
    const code = back.url.searchParams.get('code') ?? '';
    expect((await exchange(code)).status).toBe(200);
    expect((await exchange(code)).body.error).toBe('invalid_grant');
  });

  test('does not start without PKCE', async () => {
    const without = authorization();
    without.searchParams.delete('code_challenge');
    without.searchParams.delete('code_challenge_method');
    const { url } = await openShopper().get(without);
    expect(url.searchParams.get('error')).toBe('invalid_request');
  });
});
