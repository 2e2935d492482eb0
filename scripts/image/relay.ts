import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';

const HOST = '127.0.0.1';

/** Containers reach this machine at the gateway of their network, the emulators listen on loopback. */
export async function relayTo(target: { readonly port: number }, gateway: string): Promise<Server> {
  const relay = createServer((client) => {
    const server = connect(target.port, HOST);
    client.pipe(server).pipe(client);
    client.once('error', () => server.destroy());
    server.once('error', () => client.destroy());
  });
  relay.listen(0, gateway);
  await once(relay, 'listening');
  return relay;
}

export function portOf(server: Server): number {
  // The cast is safe: it listens on an address, not on a socket.
  return (server.address() as AddressInfo).port;
}
