import { listSubPlans } from '@sesame/contract/shop/catalogue.ts';
import { receiveWebhook } from '@sesame/contract/shop/payments.ts';
import { getUser } from '@sesame/contract/shop/session.ts';
import { login } from '@sesame/contract/shop/users.ts';
import { fastify as createFastify } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { onError } from '../on-error.ts';
import { shedLoad } from './shed-load.ts';

const fastify = createFastify();
const pool = { waitingCount: 0 };

beforeAll(async () => {
  fastify.setErrorHandler((error, request, reply) => onError(error, request, reply));
  await shedLoad(fastify, pool);
  for (const contract of [getUser, login, listSubPlans, receiveWebhook]) {
    fastify.route({
      method: contract.method,
      url: contract.path,
      config: { contract },
      handler: async () => 'served',
    });
  }
});
afterAll(() => fastify.close());

test('while many calls wait for the database, polls are refused, payments and sign-in are not', async () => {
  const poll = () => fastify.inject({ method: 'GET', url: getUser.path });
  expect((await poll()).statusCode).toBe(200);

  pool.waitingCount = 5_000;
  const refused = await poll();
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.json()).toMatchObject({ code: 'unavailable' });
  for (const { method, path } of [
    login,
    listSubPlans,
    { ...receiveWebhook, path: receiveWebhook.path.replace(':provider', 'bank') },
  ]) {
    expect((await fastify.inject({ method, url: path })).statusCode).toBe(200);
  }

  pool.waitingCount = 0;
  expect((await poll()).statusCode).toBe(200);
});

/** Blocks the event loop. */
function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('a single pause of the event loop refuses no call', async () => {
  for (let round = 0; round < 2; round++) {
    block(600);
    await turn();
    const { statusCode } = await fastify.inject({ method: 'GET', url: getUser.path });
    expect(statusCode).toBe(200);
    await vi.waitFor(() => expect(fastify.memoryUsage().eventLoopDelay).toBeLessThan(50), {
      timeout: 15_000,
    });
  }
});

test('a process whose event loop stays late refuses polls', async () => {
  let status = 200;
  // Usually the second or third round; more on a very slow machine.
  for (let round = 0; status !== 503 && round < 30; round++) {
    block(400);
    await turn();
    status = (await fastify.inject({ method: 'GET', url: getUser.path })).statusCode;
  }
  expect(status).toBe(503);
});
