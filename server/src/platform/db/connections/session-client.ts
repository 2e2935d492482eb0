import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Query, queryOrDrop } from './query-or-drop.ts';

class SessionClient extends pg.Client {}
SessionClient.prototype.query = queryOrDrop as Query as pg.Client['query'];

const CONNECT_TIMEOUT_MS = 2_000;
const KEEP_ALIVE_AFTER_MS = 10_000;
const END_TIMEOUT_MS = 500;

/**
 * Makes PostgreSQL end this session and free its locks within 45 s after our machine vanished; by default that takes
 * two hours. A statement instead of a startup parameter, which PgBouncer refuses. No effect on a Unix socket.
 */
export const SET_TCP_KEEPALIVES = `
  set tcp_keepalives_idle = 20; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 4;
  set tcp_user_timeout = 40000`;

export interface SessionOptions {
  readonly url: string;
  /** A statement that takes longer fails, and the connection is closed. */
  readonly queryTimeoutMs: number;
  readonly connectTimeoutMs?: number | undefined;
  /** Called once when the session has ended, for any reason. */
  readonly onEnd: () => void;
}

/**
 * Opens a connection outside the pools for LISTEN, which belongs to one session. Both ends detect a
 * lost connection.
 */
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
    await client.query(SET_TCP_KEEPALIVES);
    return client;
  } catch (error) {
    await closeSession(client);
    throw error;
  }
}

/** Closes the connection without waiting for a server that is unreachable. */
export async function closeSession(client: pg.Client): Promise<void> {
  const ended = client.end().catch(() => {});
  await Promise.race([ended, sleep(END_TIMEOUT_MS, undefined, { ref: false })]);
  client.connection.stream.destroy();
}
