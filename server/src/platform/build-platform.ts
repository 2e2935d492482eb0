import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config.ts';
import type { Database } from '../database.types.ts';
import { type Clock, systemClock } from './clock.ts';
import { createListener } from './db/connections/listen.ts';
import { createPool, type PoolTimeouts } from './db/connections/pool.ts';
import { createDatabase } from './db/database.ts';
import { createReads } from './db/replica/reads.ts';
import { createFailpoint } from './failpoint.ts';
import { randomIds } from './ids.ts';
import type { Jobs } from './jobs/jobs.ts';
import { createMailQueue } from './mail/create-mail-queue.ts';
import { createOutbound } from './network/outbound.ts';
import type { Platform } from './platform.ts';
import { connectRedis } from './redis.ts';
import { loadSealer } from './secrets/secrets-key.ts';
import { createLiveShop } from './shop/live-shop.ts';
import { createDiskStorage } from './storage/disk-storage.ts';
import { createS3Storage } from './storage/s3-storage.ts';
import type { Log } from './telemetry/log.ts';
import { createMetrics } from './telemetry/metrics/metrics.ts';
import type { Traces } from './telemetry/tracing/traces.ts';

export interface PlatformOptions {
  readonly config: Config;
  /** Address for the pools; may lead to a pooler in transaction mode. */
  readonly databaseUrl: string;
  /** The same database for separate sessions; differs from `databaseUrl` behind such a pooler. */
  readonly directUrl: string;
  readonly ownerUrl?: string | undefined;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly traces?: Traces | undefined;
  readonly clock?: Clock;
  readonly failpoint?: string | undefined;
  readonly databaseTimeouts?: PoolTimeouts | undefined;
}

export interface BuiltPlatform {
  readonly platform: Platform;
  /** Called once the port is known; until then, and in workers, the address is taken from the settings. */
  setListeningUrl(url: string): void;
  /** Closes every connection. */
  close(): Promise<void>;
}

/** Connections reserved for incoming webhooks, so that other traffic cannot delay payments. */
const RESERVED_CONNECTIONS = 2;
const POOL_END_MS = 1_000;

export async function buildPlatform(options: PlatformOptions): Promise<BuiltPlatform> {
  const { config: started, log, databaseUrl, directUrl, jobs, clock = systemClock } = options;
  const poolOptions = {
    url: databaseUrl,
    namedStatements: started.namedStatements,
    pooled: directUrl !== databaseUrl,
    log,
    timeouts: options.databaseTimeouts,
  };
  const pool = createPool({ ...poolOptions, size: started.databasePoolSize });
  const reservedPool = createPool({ ...poolOptions, size: RESERVED_CONNECTIONS });
  const redis =
    started.redisUrl === undefined ? undefined : await connectRedis(started.redisUrl, log);
  const listener = createListener(directUrl, log, {
    connectTimeoutMs: options.databaseTimeouts?.acquireMs,
  });
  const outbound = createOutbound();
  const db = createDatabase<Database>(pool);
  const reads =
    started.replica === undefined || started.role === 'worker'
      ? undefined
      : createReads({
          ...{ ...started.replica, db, primary: pool, log },
          pool: { ...poolOptions, size: started.databasePoolSize },
        });
  const sealer = await loadSealer(started);
  const shop = await createLiveShop({ db, listener, log }, { sealer, config: started });
  const config: Config = { ...started, shop: shop.now };
  let listeningUrl = addressOf(config.host, config.port);
  const storage =
    config.storage === undefined
      ? createDiskStorage(config.mediaDir)
      : createS3Storage(config.storage);
  const mail = createMailQueue({ db, clock, jobs }, { config, ids: randomIds, sealer });
  const platform: Platform = {
    config,
    publicUrl: () => config.shop().connections.publicUrl ?? listeningUrl,
    db,
    intent: undefined,
    directUrl,
    ownerUrl: options.ownerUrl,
    pool,
    reserved: { db: createDatabase<Database>(reservedPool), pool: reservedPool },
    redis,
    clock,
    ids: randomIds,
    log,
    metrics: started.metrics === undefined ? undefined : createMetrics(log),
    traces: options.traces,
    jobs,
    listener,
    onShopChange: shop.onChange,
    failpoint: createFailpoint(options.failpoint, config.production),
    sealer,
    mail,
    storage,
    outbound,
  };
  return {
    platform,
    setListeningUrl(url) {
      listeningUrl = url;
    },
    async close() {
      mail.close();
      outbound.close();
      storage.close();
      redis?.disconnect();
      await Promise.all([listener.stop(), reads?.stop()]);
      const ended = Promise.all([pool.end(), reservedPool.end()]);
      // Do not wait for a statement that still runs; its transaction is rolled back when the process ends.
      await Promise.race([ended, sleep(POOL_END_MS, undefined, { ref: false })]);
    },
  };
}

/** The URL of a listening address; a wildcard address becomes localhost. */
export function addressOf(host: string, port: number): string {
  if (/^(0\.0\.0\.0|::)$/.test(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
