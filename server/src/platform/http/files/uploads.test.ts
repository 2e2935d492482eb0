import { connect } from 'node:net';
import { getUser } from '@sesame/contract/shop/session.ts';
import { uploadAttachment } from '@sesame/contract/shop/support.ts';
import { expect } from 'vitest';
import { buildBuyer } from '../../../../test/build/build-purchase.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

const test = shopTest();
const { app } = test;

const FORM =
  '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n';
const CHUNK = 'x'.repeat(64 * 1024);
const CHUNKS = 480;
const END = '\r\n--b--\r\n';

/** Sends all of 30 MB regardless of the answer, and then another call on the same connection. */
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
  ['declares its size', true],
  ['does not declare its size', false],
])(
  'an oversized upload that %s gets an error message, and the connection stays open',
  async (_name, withLength) => {
    const { token } = await buildBuyer(app.platform);
    const answers = await uploadAndGoOn(token, withLength);
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
    expect(answers).toContain('{"code":"attachment_too_large","message":"');
  },
);
