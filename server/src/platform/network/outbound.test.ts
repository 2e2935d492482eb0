import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createOutbound, type OutboundRequest } from './outbound.ts';

const outbound = createOutbound();
const open: { close(): void }[] = [];
afterEach(() => {
  outbound.close();
  for (const server of open.splice(0)) server.close();
});

async function listen(server: Server | ReturnType<typeof createTcpServer>): Promise<string> {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `127.0.0.1:${address.port}`;
}
const serve = (handler: RequestListener) => listen(createServer(handler));

const post = (host: string, more: Partial<OutboundRequest> = {}) =>
  outbound.request({
    url: `http://${host}/v1`,
    method: 'POST',
    body: '{}',
    allowHosts: [host],
    ...more,
  });

test('answers carry status, headers and text, also for statuses of 400 and above', async () => {
  const host = await serve((_request, response) =>
    response.writeHead(409, { 'x-a': 'b' }).end('{"no":1}'),
  );
  expect(await post(host)).toMatchObject({
    status: 409,
    text: '{"no":1}',
    headers: { 'x-a': 'b' },
  });
});

test('a host that is not listed is never called', async () => {
  let hits = 0;
  const host = await serve((_request, response) => {
    hits++;
    response.end();
  });
  const [, port] = host.split(':');
  for (const url of [
    `http://localhost:${port}/`,
    `http://2130706433:${port}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    `http://listed.example@${host}/`,
    `http://listed.example:80#@${host}/`,
    'file:///etc/passwd',
    'http://169.254.169.254/',
    'nonsense',
  ]) {
    const call = outbound.request({ url, method: 'GET', allowHosts: ['listed.example:81'] });
    await expect(call).rejects.toMatchObject({ kind: 'refused' });
  }
  expect(hits).toBe(0);
});

test('a closed port is a refused request, which is safe to repeat', async () => {
  const host = await serve(() => {});
  open.splice(0)[0]?.close();
  await expect(post(host)).rejects.toMatchObject({ kind: 'refused' });
});

test('an unknown name is refused', async () => {
  await expect(post('no-such-host.invalid:80')).rejects.toMatchObject({ kind: 'refused' });
});

test('a timeout is unknown: the other side may have carried it out', async () => {
  const host = await serve(() => {});
  await expect(post(host, { timeoutMs: 100 })).rejects.toMatchObject({ kind: 'unknown' });
});

test('a connection lost after sending is unknown', async () => {
  const host = await serve((request) => request.socket.destroy());
  await expect(post(host)).rejects.toMatchObject({ kind: 'unknown' });
});

test('an answer cut off in the middle is unknown', async () => {
  const host = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{"half":');
    setTimeout(() => response.destroy(), 20);
  });
  await expect(post(host)).rejects.toMatchObject({ kind: 'unknown' });
});

test.each([500, 502, 503, 301, 302, 307])(
  'status %i is unknown, and no redirect is followed',
  async (status) => {
    let hits = 0;
    const host = await serve((_request, response) => {
      hits++;
      response.writeHead(status, { location: '/elsewhere' }).end();
    });
    await expect(post(host)).rejects.toMatchObject({ kind: 'unknown' });
    expect(hits).toBe(1);
  },
);

test('an answer over 1 MiB is not read to its end', async () => {
  const host = await serve((_request, response) => response.end('x'.repeat(1024 * 1024 + 1)));
  await expect(post(host)).rejects.toMatchObject({ kind: 'unknown' });
  const fits = await serve((_request, response) => response.end('x'.repeat(1024 * 1024)));
  expect((await post(fits)).text).toHaveLength(1024 * 1024);
});

test('an answer that is not HTTP is unknown', async () => {
  const host = await listen(createTcpServer((socket) => socket.end('hello\r\n')));
  await expect(post(host)).rejects.toMatchObject({ kind: 'unknown' });
});

test('a closed keep-alive connection is reopened for repeatable requests', async () => {
  let calls = 0;
  const host = await serve((request, response) => {
    // The second request on a connection is dropped as if the connection had timed out.
    if (++calls === 2) return void request.socket.destroy();
    response.end('ok');
  });
  const headers = { 'idempotency-key': 'one' };
  await post(host, { headers });
  expect(await post(host, { headers })).toMatchObject({ status: 200, text: 'ok' });
  expect(calls).toBe(3);
});
