import { Agent, request } from 'node:http';
import { uploadAttachment } from '@sesame/contract/support.ts';
import { getUser } from '@sesame/contract/users.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildBuyer } from '../../../test/build-purchase.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';

let app: TestApp;
// One connection: what comes next goes the way of what was refused.
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  app = await startApp();
});
afterAll(async () => {
  agent.destroy();
  await app.stop();
});

const HEAD =
  '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n';
const CHUNK = Buffer.alloc(64 * 1024, 'x');
const CHUNKS = 480;

/** Sends 30 MB to the end, whatever is answered meanwhile, as browsers do. */
function upload(token: string, withLength: boolean) {
  return new Promise<{ status: number | undefined; text: string; port: number | undefined }>(
    (resolve, reject) => {
      const size = HEAD.length + CHUNKS * CHUNK.length;
      const sending = request(app.url + uploadAttachment.path, {
        method: 'POST',
        agent,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'multipart/form-data; boundary=b',
          ...(withLength && { 'content-length': size }),
        },
      });
      sending.once('error', reject);
      sending.once('response', async (answer) => {
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk);
        resolve({
          status: answer.statusCode,
          text: Buffer.concat(chunks).toString(),
          port: sending.socket?.localPort,
        });
      });
      sending.write(HEAD);
      let left = CHUNKS;
      const send = () => {
        while (left-- > 0) if (!sending.write(CHUNK)) return void sending.once('drain', send);
        sending.end();
      };
      send();
    },
  );
}

test.each([
  ['said its size before', true],
  ['did not say its size', false],
])(
  'an upload far too large that %s is answered with words, and the connection goes on',
  async (_name, withLength) => {
    const { token } = await buildBuyer(app.platform);
    const refused = await upload(token, withLength);
    expect(refused.status).toBe(413);
    expect(JSON.parse(refused.text)).toMatchObject({
      code: 'attachment_too_large',
      message: expect.any(String),
    });
    const next = await new Promise<{ status: number | undefined; port: number | undefined }>(
      (resolve, reject) => {
        const asking = request(app.url + getUser.path, {
          agent,
          headers: { authorization: `Bearer ${token}` },
        });
        asking.once('error', reject);
        asking.once('response', (answer) => {
          answer.resume();
          answer.once('end', () =>
            resolve({ status: answer.statusCode, port: asking.socket?.localPort }),
          );
        });
        asking.end();
      },
    );
    expect(next).toEqual({ status: 200, port: refused.port });
  },
);
