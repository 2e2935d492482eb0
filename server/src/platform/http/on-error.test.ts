import { fastify as createFastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onError } from './on-error.ts';

const fastify = createFastify();
beforeAll(() => {
  fastify.setErrorHandler((error, request, reply) => onError(error, request, reply));
  fastify.get('/:code', async ({ params }) => {
    throw Object.assign(new Error('value too long for "secret"'), params);
  });
});
afterAll(() => fastify.close());

test.each(['22021', '22P05', '22001'])(
  'a text that the database refuses (%s) is bad input, not a server error',
  async (code) => {
    const { statusCode, body } = await fastify.inject(`/${code}`);
    expect(statusCode).toBe(400);
    expect(JSON.parse(body)).toEqual({ code: 'bad_request', message: expect.any(String) });
  },
);

test('any other database error is a server error that does not reveal its cause', async () => {
  const { statusCode, body } = await fastify.inject('/42P01');
  expect(statusCode).toBe(500);
  expect(body).not.toContain('secret');
});
