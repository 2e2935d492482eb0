import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/**
 * A minimal load balancer: keeps its connections, checks /readyz and repeats no request. An error between it and a
 * server is answered with 502.
 */
export interface TinyBalancer {
  readonly url: string;
  add(serverUrl: string): void;
  remove(serverUrl: string): void;
  /** Whether a server receives requests now. */
  isUsed(serverUrl: string): boolean;
  stop(): Promise<void>;
}

const PROBE_MS = 50;

interface Upstream {
  readonly url: string;
  readonly agent: Agent;
  ready: boolean;
}

export async function startTinyBalancer(): Promise<TinyBalancer> {
  const upstreams = new Map<string, Upstream>();
  let turn = 0;

  async function probe(upstream: Upstream): Promise<void> {
    const ready = await fetch(`${upstream.url}/readyz`, { headers: { connection: 'close' } }).then(
      async (answer) => (await answer.text()) !== '' && answer.ok,
      () => false,
    );
    upstream.ready = ready;
  }

  const server = createServer((incoming, outgoing) => {
    const ready = [...upstreams.values()].filter((upstream) => upstream.ready);
    const chosen = ready[turn++ % ready.length];
    if (chosen === undefined) return void outgoing.writeHead(502).end('no server is ready');
    relay(incoming, outgoing, chosen);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the balancer has no port');
  const probing = setInterval(() => {
    for (const upstream of upstreams.values()) void probe(upstream);
  }, PROBE_MS);

  return {
    url: `http://127.0.0.1:${address.port}`,
    add(url) {
      upstreams.set(url, { url, agent: new Agent({ keepAlive: true }), ready: false });
    },
    remove(url) {
      upstreams.get(url)?.agent.destroy();
      upstreams.delete(url);
    },
    isUsed: (url) => upstreams.get(url)?.ready === true,
    async stop() {
      clearInterval(probing);
      for (const { agent } of upstreams.values()) agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function relay(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { url, agent }: Upstream,
): void {
  const { method, headers } = incoming;
  const { host: _host, connection: _connection, ...passed } = headers;
  const call = request(`${url}${incoming.url}`, { method, headers: passed, agent }, (answer) => {
    const { connection: _own, 'transfer-encoding': _coding, ...back } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, back);
    answer.pipe(outgoing);
  });
  call.once('error', (error) => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end(String(error));
  });
  incoming.pipe(call);
}
