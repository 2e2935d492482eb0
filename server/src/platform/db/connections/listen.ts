import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../../telemetry/log.ts';
import { closeSession, openSession } from './session-client.ts';

/**
 * A returned promise must not reject; it resolves when the message has been handled. With `false` it could not be: the
 * handler is called again a second later, with `undefined`.
 */
type OnMessage = (payload: string | undefined) => unknown;

/** Messages between processes over PostgreSQL's LISTEN/NOTIFY. */
export interface Listener {
  /**
   * Calls `onMessage` for each NOTIFY on the channel, and with `undefined` each time listening (re)starts,
   * because earlier messages may have been missed. Returns a function that unsubscribes.
   */
  listen(channel: string, onMessage: OnMessage): () => void;
  /**
   * Resolves when every message committed before the call has been received and handled in this process. Gives up after
   * a second: while the connection is down, messages are handled later.
   */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

export interface ListenerOptions {
  /** How often the connection has to prove that it is alive, and how long each query may take. */
  readonly heartbeatMs?: number;
  readonly queryTimeoutMs?: number;
  readonly connectTimeoutMs?: number | undefined;
}

const RETRY_MS = 1_000;
const CATCH_UP_MS = 1_000;
/** With the retry delay this replaces a connection that went silent within ten seconds. */
const HEARTBEAT_MS = 5_000;
const QUERY_TIMEOUT_MS = 3_000;

/** Holds one dedicated connection, opened at the first `listen` and reopened whenever it breaks. */
export function createListener(
  url: string,
  log: Log,
  {
    heartbeatMs = HEARTBEAT_MS,
    queryTimeoutMs = QUERY_TIMEOUT_MS,
    connectTimeoutMs,
  }: ListenerOptions = {},
): Listener {
  const handlers = new Map<string, Set<OnMessage>>();
  let client: pg.Client | undefined;
  let connecting: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;
  const working = new Set<Promise<unknown>>();
  const repeating = new Set<OnMessage>();

  // A connection runs one statement at a time.
  let turn: Promise<unknown> = Promise.resolve();
  function run(statement: string): Promise<unknown> {
    const answer = turn.then(() => client?.query(statement));
    turn = answer.catch(() => {});
    return answer;
  }

  function deliver(onMessage: OnMessage, payload: string | undefined): void {
    const work = onMessage(payload);
    if (!(work instanceof Promise)) return;
    working.add(work);
    void work.then((handled: unknown) => {
      working.delete(work);
      if (handled === false) repeat(onMessage);
    });
  }

  function repeat(onMessage: OnMessage): void {
    if (repeating.has(onMessage)) return;
    repeating.add(onMessage);
    const again = () => {
      repeating.delete(onMessage);
      const isWanted = [...handlers.values()].some((some) => some.has(onMessage));
      if (isWanted && !stopped) deliver(onMessage, undefined);
    };
    setTimeout(again, RETRY_MS).unref();
  }

  async function connect(): Promise<void> {
    let next: pg.Client | undefined;
    try {
      next = await openSession({
        url,
        queryTimeoutMs,
        connectTimeoutMs,
        onEnd: () => lose(next),
      });
      next.on('notification', ({ channel, payload }) => {
        for (const handler of handlers.get(channel) ?? []) deliver(handler, payload ?? '');
      });
      for (const channel of handlers.keys())
        await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      log.warn({ err: error }, 'cannot listen to the database yet');
      if (next !== undefined) await closeSession(next);
      later();
      return;
    }
    if (stopped) return closeSession(next);
    client = next;
    for (const channelHandlers of handlers.values()) {
      for (const handler of channelHandlers) deliver(handler, undefined);
    }
  }

  function lose(lost: pg.Client | undefined): void {
    if (lost === undefined || client !== lost) return;
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

  // An idle LISTEN session does not detect a lost connection; a failed statement ends it.
  const heartbeat = setInterval(() => {
    const checked = client;
    if (checked !== undefined) run('select 1').catch(() => lose(checked));
  }, heartbeatMs);
  heartbeat.unref();

  return {
    listen(channel, onMessage) {
      const channelHandlers = handlers.get(channel) ?? new Set();
      handlers.set(channel, channelHandlers.add(onMessage));
      if (client === undefined) open();
      else {
        // A broken connection is reported through 'error'; reconnecting listens to every channel again.
        run(`listen ${pg.escapeIdentifier(channel)}`).then(
          () => deliver(onMessage, undefined),
          () => {},
        );
      }
      return () => channelHandlers.delete(onMessage);
    },
    async caughtUp() {
      const catchUp = async () => {
        // PostgreSQL delivers pending notifications before it answers the statement.
        await run('select 1').catch(() => {});
        await Promise.all(working);
      };
      await Promise.race([catchUp(), sleep(CATCH_UP_MS, undefined, { ref: false })]);
    },
    async stop() {
      stopped = true;
      clearTimeout(retry);
      clearInterval(heartbeat);
      await connecting;
      const last = client;
      client = undefined;
      if (last !== undefined) await closeSession(last);
    },
  };
}
