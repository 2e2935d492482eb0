import { listSubPlans } from '@sesame/contract/shop/catalogue.ts';
import { getUser } from '@sesame/contract/shop/session.ts';
import { login, register } from '@sesame/contract/shop/users.ts';
import { describe, expect } from 'vitest';
import { shopTest } from '../../../test/shops/shop-test.ts';

const test = shopTest();
const { app } = test;

const REGISTER = '/api-user/api/v1/user/';
const LOGIN = '/api-user/api/v1/user/login';

async function post(path: string, body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${app.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  // The cast is safe: every answer in these tests is a refusal, which has this shape.
  const answer = (await response.json()) as { code: string; message: string; fields?: unknown[] };
  return { status: response.status, headers: response.headers, body: answer };
}

describe('input that breaks the contract', () => {
  test('names the fields and never their values', async () => {
    const answer = await post(
      LOGIN,
      JSON.stringify({ email: 'a@b.c', password: 7, extra: 'hunter2' }),
    );
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'bad_request', message: expect.any(String) });
    expect(answer.body.fields).toContainEqual({ path: 'body.password', code: 'invalid_type' });
    expect(JSON.stringify(answer.body)).not.toContain('hunter2');
  });

  test.each([
    ['an empty body', ''],
    ['half an object', '{"email":'],
    ['an array', '[]'],
    ['null', 'null'],
    ['a string', '"x"'],
    ['a polluting key', '{"email":"a@b.c","password":"xxxxxxxx","__proto__":{"is_admin":true}}'],
    [
      'a polluting constructor',
      '{"email":"a@b.c","password":"x","constructor":{"prototype":{"x":1}}}',
    ],
    ['30 000 nested arrays', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['60 000 open brackets', '['.repeat(60_000)],
    ['5 000 unknown keys', `{${Array.from({ length: 5_000 }, (_, i) => `"k${i}":1`).join(',')}}`],
    ['a lone surrogate in a key', '{"\\ud800":1}'],
  ])('answers 400 to %s', async (_name, body) => {
    const answer = await post(LOGIN, body);
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('bad_request');
    expect(({} as Record<string, unknown>).is_admin).toBeUndefined();
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json\t; charset=utf-8',
    'application/json ; charset=utf-8',
    'application/ json',
    'application/jsonx',
    'application/xml',
    'application/json,text/plain',
    'APPLICATION/JSON',
    'application/json; charset=utf-7',
    'application/json;',
    ' application/json',
  ])('an invalid body sent as "%s" never reaches a handler', async (type) => {
    const answer = await post(LOGIN, '{"email":"a@b.c","password":"right","is_admin":true}', {
      'content-type': type,
    });
    expect([400, 415]).toContain(answer.status);
    expect(['bad_request', 'unsupported_media_type']).toContain(answer.body.code);
  });

  test('refuses an undeclared query parameter', async () => {
    const response = await fetch(`${app.url}${listSubPlans.path}?sort=price;drop`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'bad_request' });
  });

  test('answers 413 to a body over 64 KiB and continues to serve', async () => {
    const answer = await post(LOGIN, JSON.stringify({ email: 'a'.repeat(70_000), password: 'x' }));
    expect(answer.status).toBe(413);
    expect(answer.body.code).toBe('payload_too_large');
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  });

  test('answers 400 to an address longer than 4 KiB', async () => {
    const response = await fetch(`${app.url}${listSubPlans.path}?dev=${'x'.repeat(5_000)}`);
    expect(response.status).toBe(400);
  });

  test('answers 400 to an invalid percent-encoding in the address', async () => {
    const response = await fetch(`${app.url}/api-user/%`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'bad_request' });
  });
});

describe('refusals', () => {
  test('are in the language that the caller accepts', async () => {
    const english = await post(LOGIN, '{}', { 'accept-language': 'de, en;q=0.5' });
    const russian = await post(LOGIN, '{}', { 'accept-language': 'en;q=0.3, ru-RU' });
    expect(english.body.message).toMatch(/[a-z]/i);
    expect(russian.body.message).toMatch(/[а-я]/i);
  });

  test('an unknown path is 404 with a code', async () => {
    const response = await fetch(`${app.url}/api-user/api/v1/nothing`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not_found', message: expect.any(String) });
  });

  test.each([
    'Bearer',
    'Bearer x',
    'Basic YTpi',
    `Bearer ${'a'.repeat(43)}`,
    `Bearer ${'a'.repeat(44)}`,
  ])('a bad token (%s) is 401 with a WWW-Authenticate header', async (authorization) => {
    const response = await fetch(`${app.url}${getUser.path}`, { headers: { authorization } });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await response.json()).toMatchObject({ code: 'unauthorized' });
  });

  test('a cross-site form with a cookie is 401 before its body is read', async () => {
    const response = await fetch(`${app.url}/api-user/api/v1/user/logout`, {
      method: 'POST',
      headers: {
        'content-type': 'text/plain',
        cookie: `token=${'a'.repeat(43)}`,
        origin: 'https://evil.test',
      },
      body: '{}',
    });
    expect(response.status).toBe(401);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('answers', () => {
  test('carry the headers of data that must not be cached', async () => {
    const answer = await post(REGISTER, '{}');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('that are precomputed are compressed and answer 304 to their ETag', async () => {
    const first = await fetch(`${app.url}${listSubPlans.path}`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(await first.json()).toEqual([]);
    const tag = first.headers.get('etag');
    expect(tag).not.toBeNull();
    const second = await fetch(`${app.url}${listSubPlans.path}`, {
      headers: { 'if-none-match': String(tag) },
    });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
  });

  test('to HEAD are those to GET without a body, OPTIONS allows no origin', async () => {
    const head = await fetch(`${app.url}${listSubPlans.path}`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    const options = await fetch(`${app.url}${listSubPlans.path}`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
    });
    expect(options.headers.get('access-control-allow-origin')).toBeNull();
  });
});

test('a registered user is authenticated by the token', async () => {
  const registered = await app.call(register, {
    body: { email: 'buyer@shop.example', password: 'a long password', language: 'ru' },
  });
  expect(registered.status).toBe(201);
  const me = await app.call(getUser, {}, { token: registered.body.access_token });
  expect(me.body).toMatchObject({ email: 'buyer@shop.example', language: 'ru' });
  const again = await app.call(login, {
    body: { email: 'buyer@shop.example', password: 'a long password' },
  });
  expect(again.status).toBe(200);
});
