import { connect } from 'node:net';
import { listSubPlans } from '@sesame/contract/catalogue.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { createServer } from './create-server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({
    env: { PUBLIC_URL: 'https://shop.example', CORS_ORIGINS: 'https://front.example' },
  });
});
afterAll(() => app.stop());

/** Raw HTTP: fetch would not let us choose these headers. */
function send(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (bytes) => {
      answer += bytes;
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

const get = (host: string, more = '') =>
  send(`GET ${listSubPlans.path} HTTP/1.1\r\nHost: ${host}\r\n${more}Connection: close\r\n\r\n`);

test('T-A3h a request for another host is refused, whatever a proxy header says', async () => {
  expect(await get('shop.example')).toMatch(/^HTTP\/1\.1 200/);
  expect(await get('SHOP.example')).toMatch(/^HTTP\/1\.1 200/);
  expect(await get('evil.test')).toMatch(/^HTTP\/1\.1 421[\s\S]*"misdirected"/);
  expect(await get('evil.test', 'X-Forwarded-Host: shop.example\r\n')).toMatch(/^HTTP\/1\.1 421/);
  expect(await get('shop.example:8080')).toMatch(/^HTTP\/1\.1 421/);
});

test('health answers by address, as balancers ask', async () => {
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  expect(await (await fetch(`${app.url}/readyz`)).json()).toEqual({ status: 'ready' });
});

test('only a listed origin is allowed, by its exact name', async () => {
  const listed = await get('shop.example', 'Origin: https://front.example\r\n');
  expect(listed).toMatch(/access-control-allow-origin: https:\/\/front\.example\r/i);
  expect(listed).toMatch(/vary: .*origin/i);
  for (const origin of [
    'https://evil.test',
    'https://front.example.evil.test',
    'http://front.example',
    'null',
  ]) {
    expect(await get('shop.example', `Origin: ${origin}\r\n`)).not.toMatch(
      /access-control-allow-origin/i,
    );
  }
});

test('bytes that are no HTTP are answered and dropped', async () => {
  expect(await send('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400[\s\S]*"bad_request"/);
});

test('headers over 16 KiB are refused', async () => {
  expect(await get('shop.example', `X-Long: ${'x'.repeat(20_000)}\r\n`)).toMatch(/^HTTP\/1\.1 431/);
});

test('T-I2 a route registered past bind keeps the server from starting', async () => {
  const { fastify } = await createServer({
    platform: app.platform,
    authenticate: async () => undefined,
    authenticateOperator: async () => undefined,
    recordExport: async () => undefined,
    shedLoad: false,
  });
  fastify.get('/api-user/api/v1/back-door', async () => 'open');
  await expect(fastify.ready()).rejects.toThrow('GET /api-user/api/v1/back-door');
  await fastify.close();
});

test('a failure nobody expected is answered neutrally and logged once with its request id', async () => {
  const { fastify } = await createServer({
    platform: app.platform,
    authenticate: async () => undefined,
    authenticateOperator: async () => undefined,
    recordExport: async () => undefined,
    shedLoad: false,
  });
  fastify.get('/readyz', async () => {
    throw new Error('the password of the database is hunter2');
  });
  const before = app.logLines.length;
  const answer = await fastify.inject({ url: '/readyz', headers: { host: 'shop.example' } });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('hunter2');
  expect(answer.json()).toMatchObject({ code: 'internal' });
  const lines = app.logLines.slice(before);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ reqId: expect.any(String), msg: 'request failed' });
  await fastify.close();
});
