import type { Redis } from 'ioredis';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Config } from '../config.ts';
import type { Database } from '../database.types.ts';
import type { Clock } from './clock.ts';
import type { Listener } from './db/connections/listen.ts';
import type { Failpoint } from './failpoint.ts';
import type { Ids } from './ids.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { MailQueue } from './mail/mail.ts';
import type { Outbound } from './network/outbound.ts';
import type { Sealer } from './secrets/crypto.ts';
import type { Storage } from './storage/storage.ts';
import type { Log } from './telemetry/log.ts';
import type { Metrics } from './telemetry/metrics/metrics.ts';
import type { Traces } from './telemetry/tracing/traces.ts';

/**
 * Everything an operation may need from outside. An operation with few needs names them with `Pick<Platform, …>`, up to
 * three; others, and those that queue jobs, take one of the types below.
 */
export interface Platform {
  readonly config: Config;
  /** The shop's public address without a trailing slash: PUBLIC_URL, else as saved in the console, else where it listens. */
  readonly publicUrl: () => string;
  /** Typed queries. Writes that belong together go through `inTransaction(platform.db, …)`. */
  readonly db: Kysely<Database>;
  /**
   * For a call with an Idempotency-Key: hash of caller, route and key. Rows that must not be created twice store it.
   */
  readonly intent: Buffer | undefined;
  /**
   * The address of the database past any pooler, for work that needs separate connections, such as a backup, which
   * exceeds the timeouts of the pools.
   */
  readonly directUrl: string;
  /** The same address as the owner of the tables; undefined when this process has only one role. */
  readonly ownerUrl: string | undefined;
  /** The same connections for hand-written SQL on hot paths: `pool.query(text, values)` is a named statement. */
  readonly pool: Pool;
  /** Connections reserved for incoming webhooks: `{ ...platform, ...platform.reserved }`. */
  readonly reserved: { readonly db: Kysely<Database>; readonly pool: Pool };
  /** Rate-limit counters when REDIS_URL is set; nothing else is stored there. It may be unavailable at any time. */
  readonly redis: Redis | undefined;
  /** The only source of the current time; tests move it. */
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  /** Undefined in a process that serves no metrics. */
  readonly metrics: Metrics | undefined;
  /** Undefined while traces are off. */
  readonly traces: Traces | undefined;
  readonly jobs: Jobs;
  /** Queue of outgoing mail. */
  readonly mail: MailQueue;
  /** LISTEN/NOTIFY between processes. */
  readonly listener: Listener;
  /**
   * Calls the listener after `config.shop()` changed; a promise it returns must not reject. Returns a function that
   * unsubscribes.
   */
  readonly onShopChange: (listener: () => unknown) => () => void;
  /** A named step where a crash test may kill the process; does nothing otherwise. */
  readonly failpoint: Failpoint;
  /** Encrypts secrets at rest (AES-256-GCM). */
  readonly sealer: Sealer;
  /** Files uploaded by buyers and operators. */
  readonly storage: Storage;
  /** The only way to call another host. */
  readonly outbound: Outbound;
}

/**
 * What work in the transaction of a call may use: no network and no other connection, because those would act outside
 * the transaction.
 */
export type TransactionalPlatform = Omit<
  Platform,
  'pool' | 'reserved' | 'directUrl' | 'ownerUrl' | 'redis' | 'outbound' | 'storage'
>;

/** What it takes to write to people, within a transaction that is passed separately. */
export type Notifying = Omit<TransactionalPlatform, 'db' | 'listener' | 'onShopChange' | 'intent'>;

/** What work needs that is done as jobs: it reads what is due by now, and queues a job for each. */
export type Queueing = Pick<Platform, 'db' | 'clock' | 'jobs'>;

/** The database or a transaction, for queries that can run in both. */
export type Executor = Kysely<Database>;
