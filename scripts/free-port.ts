import { createServer } from 'node:net';

/** The port if it can be listened on, any free one for 0; undefined when it is taken. */
export function findFreePort(host: string, port: number): Promise<number | undefined> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(undefined));
    probe.listen(port, host, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
