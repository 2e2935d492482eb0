import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RunningAccess } from './running-access.ts';
import { startAccess } from './start-access.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const delivery = '0199b000-0000-7000-8000-000000000001';
const request = {
  delivery,
  request: 1,
  subscription: '0199b000-0000-7000-8000-000000000002',
  user: '0199b000-0000-7000-8000-000000000003',
  product: '<script>',
  service: 'Askara',
  ends_at: '2026-12-20T12:00:00.000Z',
};

let access: RunningAccess;
beforeEach(async () => {
  access = await startAccess({ now: () => NOW });
});
afterEach(() => access.stop());

async function post(over: object = {}, headers: Record<string, string> = {}) {
  const body = { ...request, ...over };
  const answer = await fetch(access.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `${body.delivery}:${body.request}`,
      ...headers,
    },
    body: JSON.stringify(body),
    redirect: 'manual',
  });
  return { status: answer.status, text: await answer.text() };
}

function control(path: string, body: object) {
  return fetch(new URL(`/_emulator/${path}`, access.url), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

test('repeats a link for the same request, also after a restart; others get another', async () => {
  const first = await post();
  expect(first).toEqual({ status: 200, text: expect.stringMatching(/^{"link":"https:\/\//) });
  expect(await post()).toEqual(first);
  expect(access.given()).toMatchObject([{ key: `${delivery}:1`, times: 2 }]);
  expect((await post({ request: 2 })).text).not.toBe(first.text);
  await access.stop();
  access = await startAccess({ now: () => NOW });
  expect(await post()).toEqual(first);
});

test('can be switched to accounts without changing earlier answers', async () => {
  const link = await post();
  expect(await (await control('settings', { mode: 'account' })).json()).toMatchObject({
    mode: 'account',
  });
  expect(await post()).toEqual(link);
  expect(Object.keys(JSON.parse((await post({ request: 2 })).text))).toEqual(['login', 'password']);
});

test.each([
  ['a field too many', { more: 1 }, {}],
  ['no product', { product: undefined }, {}],
  ['a key of another request', {}, { 'idempotency-key': `${delivery}:2` }],
])('refuses %s', async (_what, over, headers) => {
  expect((await post(over, headers)).status).toBe(400);
  expect(access.given()).toEqual([]);
});

describe('with a signing key', () => {
  const sign = (key: string, at = NOW) => {
    const seconds = Math.floor(at.getTime() / 1_000);
    const hash = createHmac('sha256', key).update(`${seconds}.${JSON.stringify(request)}`);
    return { 'x-sesame-signature': `t=${seconds},v1=${hash.digest('hex')}` };
  };
  beforeEach(async () => {
    await control('settings', { signing_key: 'the key' });
  });

  test('answers only requests with a valid and recent signature', async () => {
    expect((await post({}, sign('the key'))).status).toBe(200);
    expect((await post({}, sign('another key'))).status).toBe(401);
    expect((await post({}, sign('the key', new Date(NOW.getTime() - 301_000)))).status).toBe(401);
    expect((await post()).status).toBe(401);
    await control('settings', { signing_key: null });
    expect((await post()).status).toBe(200);
  });
});

test.each([
  ['refuse_500', 500, 0],
  ['work_then_500', 500, 1],
  ['not_json', 200, 1],
  ['redirect', 302, 1],
])('%s is answered with %i; the request gives %i accesses, once', async (answer, status, given) => {
  await control('faults', { answer, once: true });
  expect((await post()).status).toBe(status);
  expect(access.given()).toHaveLength(given);
  expect((await post()).status).toBe(200);
});

test('its page lists what was given as escaped text, and switches what is given', async () => {
  await post();
  const page = await (await fetch(access.url, { headers: { 'accept-language': 'ru' } })).text();
  expect(page).toContain('Поставщик доступов');
  expect(page).toContain('&lt;script&gt;');
  expect(page).not.toContain('<script');
  const body = new URLSearchParams({ mode: 'account', key: ' secret ' });
  const saved = await fetch(new URL('/settings', access.url), { method: 'POST', body });
  expect(saved.status).toBe(200);
  expect(access.settings()).toEqual({ mode: 'account', signingKey: 'secret' });
  const foreign = await fetch(new URL('/settings', access.url), {
    method: 'POST',
    body,
    headers: { origin: 'https://evil.example' },
  });
  expect(foreign.status).toBe(403);
  const wrong = new URLSearchParams({ mode: 'money', key: '' });
  const refused = await fetch(new URL('/settings', access.url), { method: 'POST', body: wrong });
  expect(refused.status).toBe(400);
});
