import { routeLimits } from '@sesame/contract/shared/limits.ts';
import { login } from '@sesame/contract/shop/users.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startRedis, type TestRedis } from '../../test/network/start-redis.ts';
import { startApp, type TestApp } from '../../test/shops/start-app.ts';
import { createRateLimits } from './http/limits/rate-limit.ts';

let redis: TestRedis;
/** Two servers with separate databases that share only Redis. */
let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  redis = await startRedis();
  const options = { limits: true, env: { TRUST_PROXY: '1', REDIS_URL: redis.url } };
  first = await startApp(options);
  second = await startApp(options);
});
beforeEach(async () => {
  for (const app of [first, second]) await connected(app);
});
afterAll(async () => {
  await second.stop();
  await first.stop();
  await redis.kill();
});

const connected = (app: TestApp) => expect.poll(() => app.platform.redis?.status).toBe('ready');

let people = 0;
async function signIn(app: TestApp, network: string): Promise<number> {
  const body = { email: `nobody${++people}@shop.example`, password: 'not the password' };
  const headers = { 'x-forwarded-for': network };
  return (await app.call(login, { body }, { headers })).status;
}

async function countedInPostgres(app: TestApp): Promise<number> {
  const { rows } = await app.platform.pool.query('select 1 from rate_limits');
  return rows.length;
}

/** Number of log lines about Redis; also checks that no line contains its password. */
function complaints(app: TestApp): number {
  expect(JSON.stringify(app.logLines)).not.toContain(redis.password);
  return app.logLines.filter(({ msg }) => String(msg).startsWith('Redis')).length;
}

test('calls are counted in Redis, for all processes together', async () => {
  const statuses: number[] = [];
  for (let call = 0; call < routeLimits.signIn.max; call++) {
    statuses.push(await signIn(call % 2 ? first : second, '198.51.100.1'));
  }
  expect(new Set(statuses)).toEqual(new Set([400]));
  for (const app of [first, second]) {
    expect(await signIn(app, '198.51.100.1')).toBe(429);
    expect(await countedInPostgres(app)).toBe(0);
  }
});

test('while Redis is down PostgreSQL counts calls and one warning is logged; then Redis resumes', async () => {
  await redis.kill();
  const statuses: number[] = [];
  for (let call = 0; call <= routeLimits.signIn.max; call++) {
    statuses.push(await signIn(first, '198.51.101.1'));
  }
  expect(statuses).toEqual([...Array<number>(routeLimits.signIn.max).fill(400), 429]);
  expect(await countedInPostgres(first)).toBe(1);
  // Logged by the first attempt to connect again.
  await expect.poll(() => complaints(first)).toBe(1);

  await redis.start();
  await connected(first);
  expect(await signIn(first, '198.51.102.1')).toBe(400);
  expect(await countedInPostgres(first)).toBe(1);
  expect(complaints(first)).toBe(1);
});

test('calls are answered while Redis hangs', async () => {
  const before = complaints(first);
  redis.pause();
  try {
    const calls = Array.from({ length: 5 }, (_, call) => signIn(first, `198.51.${110 + call}.1`));
    expect(await Promise.all(calls)).toEqual([400, 400, 400, 400, 400]);
    await expect.poll(() => first.platform.redis?.status).not.toBe('ready');
    expect(await signIn(first, '198.51.120.1')).toBe(400);
    await expect.poll(() => complaints(first)).toBe(before + 1);
  } finally {
    redis.resume();
  }
  await connected(first);
});

test('a server starts and serves while its Redis is unreachable', async () => {
  const app = await startApp({ limits: true, env: { REDIS_URL: 'redis://127.0.0.1:1/0' } });
  try {
    expect(await signIn(app, '')).toBe(400);
    await expect.poll(() => complaints(app)).toBe(1);
  } finally {
    await app.stop();
  }
});

test('a wrong Redis password is treated as an unreachable Redis', async () => {
  const url = redis.url.replace(redis.password, 'another');
  const app = await startApp({ limits: true, env: { REDIS_URL: url } });
  try {
    await expect.poll(() => complaints(app)).toBe(1);
    expect(await signIn(app, '')).toBe(400);
  } finally {
    await app.stop();
  }
});

test('one failed try too many starts the pause, in Redis as in PostgreSQL', async () => {
  const { pool, redis: client } = first.platform;
  for (const stores of [
    { pool, redis: client },
    { pool, redis: undefined },
  ]) {
    const tries = createRateLimits(stores, 1).tries('test', { max: 2, windowS: 60, pauseS: 3_600 });
    for (const key of ['wrong', 'wrong', 'right', 'right', 'right']) {
      await tries.charge(key);
      if (key === 'right') await tries.undoCharge(key);
    }
    const refused = await tries.charge('wrong').catch((refusal: unknown) => refusal);
    expect(refused).toMatchObject({ code: 'too_many_requests' });
    // Longer than the window, so the pause has begun. The cast is safe after the match above.
    expect((refused as { retryAfterS: number }).retryAfterS).toBeGreaterThan(3_500);
    await expect(tries.charge('right')).resolves.toBeUndefined();
  }
});
