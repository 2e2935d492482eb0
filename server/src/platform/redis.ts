import type { Redis } from 'ioredis';
import type { Log } from './telemetry/log.ts';

/** Nearly every call waits for its counter, so a Redis slower than this is treated as down. */
const ANSWER_MS = 500;
const CONNECT_MS = 2_000;
const RECONNECT_MAX_MS = 5_000;

/**
 * Connects so that no call ever waits for Redis: while it is down every command fails at once and the caller falls
 * back. Logs once when Redis goes away and once when it is back.
 */
export async function connectRedis(url: string, log: Log): Promise<Redis> {
  // Imported only when the shop uses Redis.
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_MS,
    commandTimeout: ANSWER_MS,
    // A silent connection is closed, so that only the first calls wait for a Redis that hangs.
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
