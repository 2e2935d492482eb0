import type { Redis } from 'ioredis';
import type { Log } from './telemetry/log.ts';

/** Counters are asked on the way of nearly every call: a Redis that thinks longer than this is as good as gone. */
const ANSWER_MS = 500;
const CONNECT_MS = 2_000;
const RECONNECT_MAX_MS = 5_000;

/**
 * A connection that never keeps a call waiting: while Redis is away every command fails at once, for the caller to do
 * without it. Says once when Redis goes away, and once when it is back.
 */
export async function connectRedis(url: string, log: Log): Promise<Redis> {
  // Loaded only in shops that have one.
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_MS,
    commandTimeout: ANSWER_MS,
    // Silence ends the connection, so that only the first calls wait for a Redis that hangs.
    socketTimeout: ANSWER_MS,
    retryStrategy: (times) => Math.min(times * 200, RECONNECT_MAX_MS),
  });
  let away = false;
  const onAway = (err?: Error) => {
    if (away) return;
    away = true;
    log.warn({ err }, 'Redis does not answer, calls are counted in PostgreSQL meanwhile');
  };
  redis.on('error', onAway);
  redis.on('ready', () => {
    if (away) log.info('Redis is back');
    away = false;
  });
  return redis;
}
