import pg from 'pg';
import type { Log } from '../telemetry/log.ts';

type OnMessage = (payload: string | undefined) => void;

/** Messages between processes over PostgreSQL's LISTEN/NOTIFY. */
export interface Listener {
  /**
   * Calls `onMessage` for each NOTIFY on the channel, and with `undefined` whenever listening begins or begins
   * again, because messages sent before are lost. Answers a function that stops listening.
   */
  listen(channel: string, onMessage: OnMessage): () => void;
  stop(): Promise<void>;
}

const RETRY_MS = 1_000;

/** Holds one connection of its own, opened at the first `listen` and opened again whenever it breaks. */
export function createListener(url: string, log: Log): Listener {
  const handlers = new Map<string, Set<OnMessage>>();
  let client: pg.Client | undefined;
  let connecting: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 2_000,
    });
    next.on('error', () => lose(next));
    next.on('end', () => lose(next));
    next.on('notification', ({ channel, payload }) => {
      for (const handler of handlers.get(channel) ?? []) handler(payload ?? '');
    });
    try {
      await next.connect();
      for (const channel of handlers.keys())
        await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      log.warn({ err: error }, 'cannot listen to the database yet');
      next.removeAllListeners('end');
      await next.end().catch(() => {});
      later();
      return;
    }
    if (stopped) return next.end();
    client = next;
    for (const channelHandlers of handlers.values()) {
      for (const handler of channelHandlers) handler(undefined);
    }
  }

  function lose(lost: pg.Client): void {
    if (client !== lost) return;
    client = undefined;
    later();
  }

  function later(): void {
    if (stopped || retry !== undefined) return;
    retry = setTimeout(() => {
      retry = undefined;
      open();
    }, RETRY_MS);
    retry.unref();
  }

  function open(): void {
    connecting ??= connect().finally(() => {
      connecting = undefined;
    });
  }

  return {
    listen(channel, onMessage) {
      const channelHandlers = handlers.get(channel) ?? new Set();
      handlers.set(channel, channelHandlers.add(onMessage));
      if (client === undefined) open();
      else {
        // A broken connection reports itself through 'error'; the reconnect listens to every channel.
        client.query(`listen ${pg.escapeIdentifier(channel)}`).then(
          () => onMessage(undefined),
          () => {},
        );
      }
      return () => channelHandlers.delete(onMessage);
    },
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await connecting;
      const last = client;
      client = undefined;
      await last?.end().catch(() => {});
    },
  };
}
