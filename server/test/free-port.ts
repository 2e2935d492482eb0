import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A loopback port that is not in use at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The cast is safe: the server listens on a port, not on a socket file.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
