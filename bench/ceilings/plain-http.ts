import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Plain node:http, which no framework can exceed. */
export async function startPlainHttp(bytes: Buffer): Promise<string> {
  const small = Buffer.from(
    JSON.stringify({ is_pending: false, payments: [], padding: '0123456789' }),
  );
  const server = createServer((request, response) => {
    const body = request.url === '/small' ? small : bytes;
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The cast is safe: the server listens on a port, never on a socket file.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
