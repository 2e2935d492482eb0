import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { logout, uploadImage } from '@sesame/contract/users.ts';
import { fastify as createFastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitBodyTime } from './body-deadline.ts';

const BODY_MS = 100;

let server: FastifyInstance;
let port: number;
beforeAll(async () => {
  server = createFastify();
  limitBodyTime(server, BODY_MS);
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  for (const contract of [logout, uploadImage]) {
    server.post(contract.path, { config: { contract } }, async () => 'taken');
  }
  port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());

/** Sends a body in two halves with a pause between. Answers what came back before the connection ended. */
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
  socket.write(`${head}${header}\r\n\r\n${first}`);
  await sleep(4 * BODY_MS);
  if (!socket.destroyed) socket.write(second ?? '');
  await ended;
  return received;
}

test.each(['content-length: 4', 'transfer-encoding: chunked'])(
  'a body that is held back (%s) ends the connection, unanswered',
  async (header) => {
    expect(await sendHalves(logout.path, header)).toBe('');
  },
);

test('an upload may take its time', async () => {
  expect(await sendHalves(uploadImage.path, 'content-length: 4')).toMatch(/taken$/);
});
