import { listSubPlans } from '@sesame/contract/catalogue.ts';
import { receiveNotice } from '@sesame/contract/payments.ts';
import { getUser, login } from '@sesame/contract/users.ts';
import { fastify as createFastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onError } from './on-error.ts';
import { shedLoad } from './shed-load.ts';

const fastify = createFastify();
const pool = { waitingCount: 0 };

beforeAll(async () => {
  fastify.setErrorHandler((error, request, reply) => onError(error, request, reply));
  await shedLoad(fastify, pool);
  for (const contract of [getUser, login, listSubPlans, receiveNotice]) {
    fastify.route({
      method: contract.method,
      url: contract.path,
      config: { contract },
      handler: async () => 'served',
    });
  }
});
afterAll(() => fastify.close());

test('while a crowd waits for the database polls are turned away, money and sign-in are not', async () => {
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
    { ...receiveNotice, path: receiveNotice.path.replace(':provider', 'bank') },
  ]) {
    expect((await fastify.inject({ method, url: path })).statusCode).toBe(200);
  }

  pool.waitingCount = 0;
  expect((await poll()).statusCode).toBe(200);
});

/** Keeps the process from everything else. */
function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('one stall turns nobody away: it is over', async () => {
  for (let round = 0; round < 4; round++) {
    block(600);
    await turn();
    const { statusCode } = await fastify.inject({ method: 'GET', url: getUser.path });
    expect(statusCode).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
});

test('a process that stays late turns polls away', async () => {
  const answers: number[] = [];
  for (let round = 0; round < 8; round++) {
    block(400);
    await turn();
    answers.push((await fastify.inject({ method: 'GET', url: getUser.path })).statusCode);
  }
  expect(answers).toContain(503);
});
