import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Query, queryOrDrop } from './query-or-drop.ts';

class SessionClient extends pg.Client {}
SessionClient.prototype.query = queryOrDrop as Query as pg.Client['query'];

const CONNECT_TIMEOUT_MS = 2_000;
const KEEP_ALIVE_AFTER_MS = 10_000;
const END_TIMEOUT_MS = 500;

/**
 * PostgreSQL ends this session, and frees its locks, within 45 s after our machine has vanished; by default it takes two
 * hours. A statement rather than a startup parameter, which PgBouncer refuses. No effect on a Unix socket.
 */
export const NOTICE_SILENCE = `
  set tcp_keepalives_idle = 20; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 4;
  set tcp_user_timeout = 40000`;

export interface SessionOptions {
  readonly url: string;
  /** A statement that takes longer fails, and the connection is closed. */
  readonly queryTimeoutMs: number;
  readonly connectTimeoutMs?: number | undefined;
  /** Called once, when the session has ended, for whatever reason. */
  readonly onEnd: () => void;
}

/** A connection outside the pools, for what belongs to one session: advisory locks and LISTEN. Both ends notice silence. */
export async function openSession(options: SessionOptions): Promise<pg.Client> {
  const client = new SessionClient({
    connectionString: options.url,
    connectionTimeoutMillis: options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    query_timeout: options.queryTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    application_name: 'sesame',
  });
  let ended = false;
  const end = () => {
    if (ended) return;
    ended = true;
    options.onEnd();
  };
  client.on('error', end);
  client.on('end', end);
  try {
    await client.connect();
    await client.query(NOTICE_SILENCE);
    return client;
  } catch (error) {
    await closeSession(client);
    throw error;
  }
}

/** Says goodbye, but does not wait for a server that no longer hears it. */
export async function closeSession(client: pg.Client): Promise<void> {
  const ended = client.end().catch(() => {});
  await Promise.race([ended, sleep(END_TIMEOUT_MS, undefined, { ref: false })]);
  client.connection.stream.destroy();
}
