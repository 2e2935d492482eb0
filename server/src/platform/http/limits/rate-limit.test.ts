import { routeLimits } from '@sesame/contract/shared/limits.ts';
import { getUser } from '@sesame/contract/shop/session.ts';
import { login, register } from '@sesame/contract/shop/users.ts';
import { afterAll, expect } from 'vitest';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { startApp, type TestApp } from '../../../../test/shops/start-app.ts';
import { createPool } from '../../db/connections/pool.ts';
import { createRateLimits } from './rate-limit.ts';

let second: TestApp;
const test = shopTest([], { limits: true, env: { TRUST_PROXY: '1' } });
const first = test.app;
test.beforeAll(async () => {
  second = await startApp({
    limits: true,
    databaseUrl: first.databaseUrl,
    env: { TRUST_PROXY: '1' },
  });
});
afterAll(async () => {
  await second.stop();
});

// A different account each time, because failed sign-ins to one account are limited sooner.
let people = 0;
const wrong = () => ({
  body: { email: `nobody${++people}@shop.example`, password: 'not the password' },
});

test('sign-in is counted for all processes together and answers 429 with Retry-After', async () => {
  const statuses: number[] = [];
  for (let call = 0; call < routeLimits.signIn.max; call++) {
    statuses.push((await (call % 2 ? first : second).call(login, wrong())).status);
  }
  expect(new Set(statuses)).toEqual(new Set([400]));
  for (const app of [first, second]) {
    const refused = await app.call(login, wrong());
    expect(refused.refusal).toMatchObject({
      code: 'too_many_requests',
      message: expect.any(String),
    });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  }
});

test('another address of the same /24 shares the count, another network does not', async () => {
  const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
  for (let call = 0; call < routeLimits.signIn.max; call++) {
    await first.call(login, wrong(), from(`198.51.100.${call}`));
  }
  expect((await first.call(login, wrong(), from('198.51.100.200'))).status).toBe(429);
  expect((await first.call(login, wrong(), from('198.51.101.1'))).status).toBe(400);
});

test('without TRUST_PROXY no header changes who is counted', async () => {
  const app = await startApp({ limits: true });
  try {
    const statuses: number[] = [];
    for (let call = 0; call <= routeLimits.signIn.max; call++) {
      const ip = `203.0.${call}.1`;
      const headers = { 'x-forwarded-for': ip, 'x-real-ip': ip, forwarded: `for=${ip}` };
      statuses.push((await app.call(login, wrong(), { headers })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  } finally {
    await app.stop();
  }
});

test('a poll is counted per token', async () => {
  const { body } = await first.call(
    register,
    { body: { email: 'polls@shop.example', password: 'a long password' } },
    { headers: { 'x-forwarded-for': '192.0.2.1' } },
  );
  const statuses: number[] = [];
  for (let call = 0; call <= routeLimits.poll.max; call++) {
    statuses.push((await first.call(getUser, {}, { token: body.access_token })).status);
  }
  expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});

test('a shared limit refuses all calls while its store is unavailable', async () => {
  const { log } = first.platform;
  const pool = createPool({
    url: 'postgres://nobody@127.0.0.1:1/nothing',
    size: 1,
    namedStatements: true,
    log,
  });
  const consume = createRateLimits({ pool, redis: undefined }, 1).limitFor('signIn');
  await expect(consume('somebody')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await pool.end();
});
