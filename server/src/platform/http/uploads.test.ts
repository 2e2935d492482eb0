import { connect } from 'node:net';
import { uploadAttachment } from '@sesame/contract/support.ts';
import { getUser } from '@sesame/contract/users.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildBuyer } from '../../../test/build-purchase.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const FORM =
  '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n';
const CHUNK = 'x'.repeat(64 * 1024);
const CHUNKS = 480;
const END = '\r\n--b--\r\n';

/** 30 MB to the last byte, whatever is answered meanwhile, and another call behind them on the same connection. */
async function uploadAndGoOn(token: string, withLength: boolean): Promise<string> {
  const { hostname, port, host } = new URL(app.url);
  const caller = `host: ${host}\r\nauthorization: Bearer ${token}\r\n`;
  const framed = (text: string) =>
    withLength ? text : `${text.length.toString(16)}\r\n${text}\r\n`;
  const framing = withLength
    ? `content-length: ${FORM.length + CHUNKS * CHUNK.length + END.length}`
    : 'transfer-encoding: chunked';
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.on('data', (bytes) => {
    received += bytes.toString();
  });
  const closed = new Promise<void>((resolve, reject) => {
    socket.once('close', () => resolve());
    socket.once('error', reject);
  });
  const write = (text: string) =>
    new Promise<void>((resolve, reject) => {
      socket.write(text, (error) => (error ? reject(error) : resolve()));
    });
  await write(
    `POST ${uploadAttachment.path} HTTP/1.1\r\n${caller}content-type: multipart/form-data; boundary=b\r\n${framing}\r\n\r\n${framed(FORM)}`,
  );
  for (let count = 0; count < CHUNKS; count++) await write(framed(CHUNK));
  await write(framed(END));
  if (!withLength) await write('0\r\n\r\n');
  await write(`GET ${getUser.path} HTTP/1.1\r\n${caller}connection: close\r\n\r\n`);
  await closed;
  return received;
}

test.each([
  ['said its size before', true],
  ['did not say its size', false],
])(
  'an upload far too large that %s is answered with words, and the connection goes on',
  async (_name, withLength) => {
    const { token } = await buildBuyer(app.platform);
    const answers = await uploadAndGoOn(token, withLength);
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
    expect(answers).toContain('{"code":"attachment_too_large","message":"');
  },
);
