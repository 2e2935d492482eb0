import { connect } from 'node:net';
import { visitCampaign } from '@sesame/contract/shop/campaign-visits.ts';
import { listSubPlans } from '@sesame/contract/shop/catalogue.ts';
import { login } from '@sesame/contract/shop/users.ts';
import { expect, vi } from 'vitest';
import { shopTest } from '../../../test/shops/shop-test.ts';
import { bind } from './bind.ts';
import { createServer } from './create-server.ts';

const test = shopTest([], {
  env: { PUBLIC_URL: 'https://shop.example', CORS_ORIGINS: 'https://front.example' },
});
const { app } = test;

/** Sends raw HTTP, because fetch does not allow setting these headers. */
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

test('a request for another host is refused despite any proxy header', async () => {
  expect(await get('shop.example')).toMatch(/^HTTP\/1\.1 200/);
  expect(await get('SHOP.example')).toMatch(/^HTTP\/1\.1 200/);
  expect(await get('evil.test')).toMatch(/^HTTP\/1\.1 421[\s\S]*"misdirected"/);
  expect(await get('evil.test', 'X-Forwarded-Host: shop.example\r\n')).toMatch(/^HTTP\/1\.1 421/);
  expect(await get('shop.example:8080')).toMatch(/^HTTP\/1\.1 421/);
});

test('a live shop that has no address yet refuses calls of buyers', async () => {
  const api = await createServer({
    platform: {
      ...app.platform,
      config: {
        ...app.platform.config,
        production: true,
        shop: () => {
          const shop = app.platform.config.shop();
          return { ...shop, connections: { ...shop.connections, publicUrl: undefined } };
        },
      },
    },
    authenticate: async () => undefined,
    authenticateOperator: async () => undefined,
    noteChange: async () => {},
    readRevision: async () => undefined,
    recordExport: async () => undefined,
    shedLoad: false,
  });
  bind(api, listSubPlans, async () => []);
  const statusOf = async (url: string) => (await api.fastify.inject({ url })).statusCode;
  expect(await statusOf(listSubPlans.path)).toBe(421);
  expect(await statusOf(listSubPlans.path.replace('api', '%61pi'))).toBe(421);
  expect(await statusOf('/admin')).toBe(404);
  await api.fastify.close();
});

test('health checks are answered for any host, as balancers call by IP address', async () => {
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

test('bytes that are not HTTP get an answer and the connection is closed', async () => {
  expect(await send('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400[\s\S]*"bad_request"/);
});

test.each([
  ['two lengths', 'Content-Length: 2\r\nContent-Length: 40\r\n'],
  ['a length and chunks', 'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n'],
  ['an unknown coding', 'Transfer-Encoding: xchunked\r\n'],
  ['a header without a name', ': chunked\r\n'],
])('a request with ambiguous length is refused once: %s', async (_name, header) => {
  const hidden = 'GET /healthz HTTP/1.1\r\nHost: shop.example\r\n\r\n';
  const answer = await send(
    `POST ${login.path} HTTP/1.1\r\nHost: shop.example\r\n${header}\r\n{}${hidden}`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400/);
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

test('TRACE does not echo the request', async () => {
  const answer = await send(
    `TRACE / HTTP/1.1\r\nHost: shop.example\r\nAuthorization: Bearer hunter2\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/);
  expect(answer).not.toContain('hunter2');
});

test('behind https every answer has HSTS for subdomains and forbids sniffing', async () => {
  for (const answer of [await get('shop.example'), await get('evil.test')]) {
    expect(answer).toMatch(/strict-transport-security: max-age=63072000; includeSubDomains\r/i);
    expect(answer).toMatch(/x-content-type-options: nosniff\r/i);
  }
});

test('headers over 16 KiB are refused', async () => {
  expect(await get('shop.example', `X-Long: ${'x'.repeat(20_000)}\r\n`)).toMatch(/^HTTP\/1\.1 431/);
});

/** A server that has only the routes which a test gives it, and no sessions. */
const createBareServer = () =>
  createServer({
    platform: app.platform,
    authenticate: async () => undefined,
    authenticateOperator: async () => undefined,
    noteChange: async () => {},
    readRevision: async () => undefined,
    recordExport: async () => undefined,
    shedLoad: false,
  });

test('a route registered without bind stops the start', async () => {
  const { fastify } = await createBareServer();
  fastify.get('/api-user/api/v1/back-door', async () => 'open');
  await expect(fastify.ready()).rejects.toThrow('GET /api-user/api/v1/back-door');
  await fastify.close();
});

test('an unexpected error is answered neutrally and logged once with its request id', async () => {
  const { fastify } = await createBareServer();
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

test('a change that takes too long is answered 503, and its late answer goes nowhere', async () => {
  const api = await createBareServer();
  const before = app.logLines.length;
  const handler = Promise.withResolvers<Record<string, never>>();
  const called = Promise.withResolvers<void>();
  bind(api, visitCampaign, () => {
    called.resolve();
    return handler.promise;
  });
  await api.fastify.ready();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const answer = api.fastify.inject({
      method: 'POST',
      url: visitCampaign.path,
      headers: { host: 'shop.example' },
      payload: { value: 'spring' },
    });
    await called.promise;
    await vi.advanceTimersByTimeAsync(18_000);
    const { statusCode, headers, body } = await answer;
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect(JSON.parse(body)).toMatchObject({ code: 'unavailable' });
    handler.resolve({});
    await handler.promise;
  } finally {
    vi.useRealTimers();
  }
  await vi.waitFor(() => expect(app.logLines.slice(before)).toHaveLength(2));
  const [refused, late] = app.logLines.slice(before);
  expect(refused).toMatchObject({ level: 40, msg: 'request refused: unavailable' });
  expect(late).toMatchObject({ level: 40, reqId: refused?.reqId });
  await api.fastify.close();
});
