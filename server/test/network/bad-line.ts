import { createServer, type IncomingMessage, request as send } from 'node:http';
import { buffer } from 'node:stream/consumers';

type LineFault = 'answer_lost' | 'damaged';

/** An HTTP proxy on loopback that can damage bytes on their way to a service, or lose its answers. */
export interface BadLine {
  readonly port: number;
  /** Disturbs the next requests that are meant. */
  disturb(isMeant: (request: IncomingMessage) => boolean, fault: LineFault, times: number): void;
  /** How many requests are still to be disturbed. */
  left(): number;
  stop(): Promise<void>;
}

/** @param target the port of the service on loopback, which gets the headers as they were signed */
export async function startBadLine(target: number): Promise<BadLine> {
  let disturbed: { isMeant(request: IncomingMessage): boolean; fault: LineFault } | undefined;
  let left = 0;

  function takeFault(request: IncomingMessage): LineFault | undefined {
    if (left === 0 || !disturbed?.isMeant(request)) return undefined;
    left -= 1;
    return disturbed.fault;
  }

  async function forward(request: IncomingMessage, bytes: Buffer) {
    const { method, url: path, headers } = request;
    // The proxy has already asked for the body.
    const { expect, ...kept } = headers;
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    send({ host: '127.0.0.1', port: target, method, path, headers: kept }, resolve)
      .on('error', reject)
      .end(bytes);
    const answer = await promise;
    return { answer, body: await buffer(answer) };
  }

  const server = createServer(async (request, response) => {
    const bytes = await buffer(request);
    const fault = takeFault(request);
    if (fault === 'damaged') bytes[0] = (bytes[0] ?? 0) ^ 1;
    try {
      const { answer, body } = await forward(request, bytes);
      if (fault === 'answer_lost') return response.destroy();
      return response.writeHead(answer.statusCode ?? 502, answer.headers).end(body);
    } catch {
      return response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the line has no port');
  return {
    port: address.port,
    disturb(isMeant, fault, times) {
      disturbed = { isMeant, fault };
      left = times;
    },
    left: () => left,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
