import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A notice as its gateway sent it. */
export interface CaughtNotice {
  /** Where it was sent, from the slash on. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly rawBody: Buffer;
}

export interface NoticeAnswer {
  readonly status: number;
  readonly body: string;
}

/**
 * Stands where the gateway thinks the shop is: lets its notices through, holds them back, or loses them, and can deliver
 * what it caught as often, to whom and as spoiled as a test wants.
 */
export interface NoticeTap {
  readonly url: string;
  /** Notices go on to the shop, and its answers back. */
  open(): void;
  /** Notices are acknowledged and go no further. */
  hold(): void;
  /** Forgets what was caught so far. */
  clear(): void;
  /** Oldest first. */
  caught(): readonly CaughtNotice[];
  /** What the shop answered to what was let through. */
  answers(): readonly NoticeAnswer[];
  deliver(
    notice: CaughtNotice,
    changes?: Partial<CaughtNotice> & { readonly to?: string },
  ): Promise<NoticeAnswer>;
  stop(): Promise<void>;
}

/** Said for the next step, so that they are not copied. */
const HOP_HEADERS = ['host', 'connection', 'content-length', 'transfer-encoding', 'expect'];

export async function startNoticeTap(shopUrl: () => string): Promise<NoticeTap> {
  let held = false;
  let caught: CaughtNotice[] = [];
  let answers: NoticeAnswer[] = [];

  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const notice = {
        path: request.url ?? '/',
        headers: request.headers,
        rawBody: Buffer.concat(chunks),
      };
      caught.push(notice);
      // The one body that is accepted by every gateway.
      if (held) return void reply.writeHead(200).end('OK');
      send(shopUrl(), notice).then(
        (answer) => {
          answers.push(answer);
          reply.writeHead(answer.status).end(answer.body);
        },
        // Nobody there, as during a restart.
        () => reply.destroy(),
      );
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // Listening on a port, not on a socket file.
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
    deliver: (notice, { to = shopUrl(), ...changes } = {}) => send(to, { ...notice, ...changes }),
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function send(shopUrl: string, { path, headers, rawBody }: CaughtNotice): Promise<NoticeAnswer> {
  const kept = Object.entries(headers).filter(([name]) => !HOP_HEADERS.includes(name));
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      `${shopUrl}${path}`,
      {
        method: 'POST',
        headers: { ...Object.fromEntries(kept), 'content-length': rawBody.length },
        // Copies come over connections of their own, as from a gateway's many senders.
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
