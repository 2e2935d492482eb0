import { connect, createServer, type Socket } from 'node:net';

/**
 * A TCP proxy for PostgreSQL that can lose the answer to a COMMIT: it is carried out, but the client gets no
 * answer.
 */
export interface CommitProxy {
  readonly port: number;
  /** Forwards the nth COMMIT from now on, drops its answer and closes its connection. */
  loseCommit(nth: number): void;
  /** Stops losing answers; returns whether one was lost. */
  passAll(): boolean;
  stop(): Promise<void>;
}

const COMMIT = Buffer.from('commit\0');
/** How the database answers it; before that come the answers to the statements that were sent with it. */
const ANSWERS = [Buffer.from('COMMIT\0'), Buffer.from('ROLLBACK\0')];

/** `target` is a port on loopback or the path of a socket. */
export async function startCommitProxy(target: number | string): Promise<CommitProxy> {
  let left = 0;
  let lost = false;
  const sockets = new Set<Socket>();
  const server = createServer((caller) => {
    const service = typeof target === 'number' ? connect(target, '127.0.0.1') : connect(target);
    let silent = false;
    let dropped = Buffer.alloc(0);
    for (const socket of [caller, service]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        caller.destroy();
        service.destroy();
      });
    }
    caller.on('data', (bytes) => {
      if (left > 0 && bytes.includes(COMMIT) && --left === 0) {
        silent = true;
        lost = true;
      }
      service.write(bytes);
    });
    service.on('data', (bytes) => {
      if (!silent) return void caller.write(bytes);
      dropped = Buffer.concat([dropped, bytes]);
      if (ANSWERS.some((answer) => dropped.includes(answer))) caller.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    port: address.port,
    loseCommit(nth) {
      left = nth;
      lost = false;
    },
    passAll() {
      left = 0;
      return lost;
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
