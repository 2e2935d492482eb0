import { once } from 'node:events';
import { connect } from 'node:net';
import { logout } from '@sesame/contract/shop/session.ts';
import { uploadImage } from '@sesame/contract/shop/users.ts';
import { fastify as createFastify, type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { limitBodyTime } from './body-deadline.ts';

const BODY_MS = 15_000;

let server: FastifyInstance;
let port: number;
beforeAll(async () => {
  server = createFastify();
  limitBodyTime(server);
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  for (const contract of [logout, uploadImage]) {
    server.post(contract.path, { config: { contract } }, async () => 'taken');
  }
  port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());
// Only the deadline uses fake timers; sockets keep Node's.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * Sends a body in two halves and lets the deadline pass in between. Returns the response received before the connection
 * closed.
 */
async function sendHalves(path: string, header: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (bytes) => {
    received += bytes;
  });
  const ended = new Promise<void>((resolve) => {
    socket.on('error', () => resolve()).on('close', () => resolve());
  });
  const head = `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: text/x\r\n`;
  const [first, second] = header.startsWith('content')
    ? ['ab', 'cd']
    : ['2\r\nab\r\n', '0\r\n\r\n'];
  const arrived = once(server.server, 'request');
  socket.write(`${head}${header}\r\n\r\n${first}`);
  await arrived;
  await vi.advanceTimersByTimeAsync(BODY_MS);
  if (!socket.destroyed) socket.write(second ?? '');
  await ended;
  return received;
}

test.each(['content-length: 4', 'transfer-encoding: chunked'])(
  'a body that does not arrive in time (%s) closes the connection without an answer',
  async (header) => {
    expect(await sendHalves(logout.path, header)).toBe('');
  },
);

test('an upload is exempt from the deadline', async () => {
  expect(await sendHalves(uploadImage.path, 'content-length: 4')).toMatch(/taken$/);
});
