import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A webhook as its gateway sent it. */
export interface CaughtWebhook {
  /** The path it was sent to, with the leading slash. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly rawBody: Buffer;
}

export interface WebhookAnswer {
  readonly status: number;
  readonly body: string;
}

/**
 * A proxy for incoming webhooks: the gateway sends them to this address, and it forwards, holds or loses them. Captured
 * webhooks can be delivered any number of times, to any server and altered.
 */
export interface WebhookTap {
  readonly url: string;
  /** Forwards webhooks to the shop, and its answers back. */
  open(): void;
  /** Acknowledges webhooks without forwarding them. */
  hold(): void;
  /** Forgets the webhooks captured so far. */
  clear(): void;
  /** Oldest first. */
  caught(): readonly CaughtWebhook[];
  /** The shop's answers to forwarded webhooks. */
  answers(): readonly WebhookAnswer[];
  deliver(
    webhook: CaughtWebhook,
    changes?: Partial<CaughtWebhook> & { readonly to?: string },
  ): Promise<WebhookAnswer>;
  stop(): Promise<void>;
}

/** Headers that belong to a single connection and are not copied. */
const HOP_HEADERS = ['host', 'connection', 'content-length', 'transfer-encoding', 'expect'];

export async function startWebhookTap(shopUrl: () => string): Promise<WebhookTap> {
  let held = false;
  let caught: CaughtWebhook[] = [];
  let answers: WebhookAnswer[] = [];

  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const webhook = {
        path: request.url ?? '/',
        headers: request.headers,
        rawBody: Buffer.concat(chunks),
      };
      caught.push(webhook);
      // The one body that every gateway accepts.
      if (held) return void reply.writeHead(200).end('OK');
      send(shopUrl(), webhook).then(
        (answer) => {
          answers.push(answer);
          reply.writeHead(answer.status).end(answer.body);
        },
        // The shop is not reachable, as during a restart.
        () => reply.destroy(),
      );
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // The cast is safe: the server listens on a port, not on a socket file.
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    open() {
      held = false;
    },
    hold() {
      held = true;
    },
    clear() {
      caught = [];
      answers = [];
    },
    caught: () => caught,
    answers: () => answers,
    deliver: (webhook, { to = shopUrl(), ...changes } = {}) => send(to, { ...webhook, ...changes }),
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function send(shopUrl: string, { path, headers, rawBody }: CaughtWebhook): Promise<WebhookAnswer> {
  const forwarded = Object.entries(headers).filter(([name]) => !HOP_HEADERS.includes(name));
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      `${shopUrl}${path}`,
      {
        method: 'POST',
        headers: { ...Object.fromEntries(forwarded), 'content-length': rawBody.length },
        // Copies use separate connections, as from a gateway with many senders.
        agent: false,
      },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          body += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(rawBody);
  });
}
