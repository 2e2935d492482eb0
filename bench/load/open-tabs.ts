import { connect, type Socket } from 'node:net';

export interface TabLoad {
  readonly url: string;
  /** One tab for each buyer. */
  readonly tokens: readonly string[];
  /** What a tab polls, one after another on its connection. */
  readonly paths: readonly string[];
  readonly everyMs: number;
  /** Time in which the tabs are opened, evenly. */
  readonly openingMs: number;
}

export interface TabFigures {
  readonly answered: number;
  readonly unchanged: number;
  /** Refusals, other answers, and connections that the server closed. */
  readonly failures: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
}

/** Latencies in steps of 0.1 ms, up to 20 s. */
const STEPS_PER_MS = 10;
const STEPS = 20_000 * STEPS_PER_MS;

/** Counts what tabs experience. */
function createCounts() {
  const latencies = new Uint32Array(STEPS + 1);
  const counts = { answered: 0, unchanged: 0, failures: 0 };
  const share = (part: number) => {
    let left = counts.answered * part;
    const step = latencies.findIndex((count) => {
      left -= count;
      return left <= 0;
    });
    return step / STEPS_PER_MS;
  };
  return {
    counts,
    answer(ms: number, isUnchanged: boolean) {
      counts.answered++;
      if (isUnchanged) counts.unchanged++;
      const step = Math.min(STEPS, Math.round(ms * STEPS_PER_MS));
      latencies[step] = (latencies[step] ?? 0) + 1;
    },
    figures: (): TabFigures => ({
      ...counts,
      p50Ms: share(0.5),
      p99Ms: share(0.99),
      maxMs: latencies.findLastIndex((count) => count > 0) / STEPS_PER_MS,
    }),
  };
}

/**
 * Opens tabs that poll as the web does: each has a connection that stays open, an interval with some jitter, and sends the
 * tags of its last answers. Sockets are used directly, because the load shares the cores with the server.
 */
export function openTabs(load: TabLoad) {
  const { hostname, port, host } = new URL(load.url);
  let current = createCounts();
  let isOver = false;
  const sockets = new Set<Socket>();

  function openTab(token: string): void {
    const tags = new Map<string, string>();
    const waiting: string[] = [];
    let sent: { readonly path: string; readonly atMs: number } | undefined;
    let received = '';
    let socket = open();

    function open(): Socket {
      const opened = connect({ host: hostname, port: Number(port), noDelay: true });
      opened.setEncoding('latin1');
      opened.on('data', (part: string) => {
        received += part;
        readAnswer();
      });
      opened.on('error', () => {});
      opened.on('close', () => {
        sockets.delete(opened);
        if (isOver) return;
        if (sent !== undefined) current.counts.failures++;
        sent = undefined;
        received = '';
        waiting.length = 0;
        socket = open();
      });
      sockets.add(opened);
      return opened;
    }

    function request(): void {
      const path = waiting.shift();
      if (path === undefined) return;
      const tag = tags.get(path);
      sent = { path, atMs: performance.now() };
      const condition = tag === undefined ? '' : `If-None-Match: ${tag}\r\n`;
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\nAccept: application/json\r\n${condition}\r\n`,
      );
    }

    function readAnswer(): void {
      const end = received.indexOf('\r\n\r\n');
      if (end < 0 || sent === undefined) return;
      const head = received.slice(0, end);
      const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
      const status = Number(head.slice(9, 12));
      const bytes = status === 304 ? 0 : length;
      if (received.length < end + 4 + bytes) return;
      received = received.slice(end + 4 + bytes);
      const tag = /^etag: (.+)$/im.exec(head)?.[1];
      if (tag !== undefined) tags.set(sent.path, tag);
      if (status === 200 || status === 304)
        current.answer(performance.now() - sent.atMs, status === 304);
      else current.counts.failures++;
      sent = undefined;
      request();
    }

    const poll = () => {
      if (isOver) return;
      // A round that has not ended yet is not repeated, as in the web.
      if (sent === undefined) {
        waiting.push(...load.paths);
        request();
      }
      setTimeout(poll, load.everyMs * (0.95 + Math.random() * 0.1)).unref();
    };
    poll();
  }

  for (const [index, token] of load.tokens.entries()) {
    setTimeout(() => openTab(token), (index / load.tokens.length) * load.openingMs);
  }
  return {
    /** Forgets what was counted so far. */
    begin() {
      current = createCounts();
    },
    figures: () => current.figures(),
    close() {
      isOver = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}
