import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * - `open`: forwards.
 * - `away`: closes every connection and refuses new ones, as a service that has ended.
 * - `silent`: a black hole; connections stay open, new ones are accepted, and no byte arrives.
 * - a number: forwards, each chunk that many milliseconds late.
 */
export type LinkMode = 'open' | 'away' | 'silent' | number;

/** A TCP connection between two parts of the shop that can be disturbed. */
export interface Link {
  readonly port: number;
  set(mode: LinkMode): Promise<void>;
  stop(): Promise<void>;
}

export async function startLink(target: { readonly port: number }): Promise<Link> {
  let mode: LinkMode = 'open';
  /** Connections that were open during a black hole stay silent, because some of their bytes are missing. */
  const silenced = new WeakSet<Socket>();
  const callers = new Set<Socket>();
  const server = createServer((caller) => {
    const service = connect(target.port, '127.0.0.1');
    callers.add(caller);
    const end = () => {
      callers.delete(caller);
      caller.destroy();
      service.destroy();
    };
    for (const socket of [caller, service])
      socket.setNoDelay(true).on('error', end).on('close', end);
    const pass = (from: Socket, to: Socket) =>
      from.on('data', (bytes) => {
        if (mode === 'silent') silenced.add(caller);
        if (silenced.has(caller)) return;
        if (typeof mode !== 'number') return void to.write(bytes);
        setTimeout(() => to.writable && to.write(bytes), mode);
      });
    pass(caller, service);
    pass(service, caller);
  });
  await listen(server, 0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the link has no port');
  const { port } = address;
  const close = () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const caller of callers) caller.destroy();
    return closed;
  };
  return {
    port,
    async set(next) {
      const before = mode;
      mode = next;
      if (next === 'away' && before !== 'away') await close();
      if (next !== 'away' && before === 'away') await listen(server, port);
    },
    stop: () => (mode === 'away' ? Promise.resolve() : close()),
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}
