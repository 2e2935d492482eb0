import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedWebhook {
  readonly signature: string;
  readonly headers: IncomingHttpHeaders;
  readonly rawBody: string;
  readonly event: {
    id: string;
    type: string;
    created_at: number;
    payment: Record<string, unknown>;
  };
}

/** A server that records every webhook and answers the given status codes, then 200. */
export async function startShop(answers: number[] = []) {
  const webhooks: ReceivedWebhook[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const rawBody = Buffer.concat(chunks).toString();
    webhooks.push({
      signature: String(request.headers['bank-signature']),
      headers: request.headers,
      rawBody,
      event: JSON.parse(rawBody),
    });
    response.writeHead(answers.shift() ?? 200).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // A listening TCP server has an address and a port.
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    webhooks,
    types: () => webhooks.map(({ event }) => event.type),
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export type Shop = Awaited<ReturnType<typeof startShop>>;
