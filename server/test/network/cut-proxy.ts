import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that simulates the outage of a service. */
export interface CutProxy {
  readonly port: number;
  /** `open`: forwards. `cut`: closes open connections and refuses new ones. `stall`: accepts but never answers. */
  setMode(mode: 'open' | 'cut' | 'stall'): void;
  /** Open connections stay open but silent in both directions; new connections are forwarded. */
  silenceOpen(): void;
  stop(): Promise<void>;
}

/** `target` is a port on loopback or the path of a socket. */
export async function startCutProxy(target: number | string): Promise<CutProxy> {
  let mode: 'open' | 'cut' | 'stall' = 'open';
  const sockets = new Set<Socket>();
  const silenced = new WeakSet<Socket>();
  const server = createServer((caller) => {
    if (mode === 'cut') return void caller.destroy();
    const service = typeof target === 'number' ? connect(target, '127.0.0.1') : connect(target);
    for (const socket of [caller, service]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        caller.destroy();
        service.destroy();
      });
    }
    const passes = () => mode === 'open' && !silenced.has(caller);
    caller.on('data', (bytes) => void (passes() && service.write(bytes)));
    service.on('data', (bytes) => void (passes() && caller.write(bytes)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    port: address.port,
    setMode(next) {
      mode = next;
      if (mode === 'cut') for (const socket of sockets) socket.destroy();
    },
    silenceOpen() {
      for (const socket of sockets) silenced.add(socket);
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
