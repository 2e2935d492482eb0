import type { Redis } from 'ioredis';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Config } from '../config.ts';
import type { Database } from '../database.types.ts';
import type { Clock } from './clock.ts';
import type { Sealer } from './crypto.ts';
import type { Listener } from './db/listen.ts';
import type { Failpoint } from './failpoint.ts';
import type { Ids } from './ids.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { MailQueue } from './mail/mail.ts';
import type { Outbound } from './outbound.ts';
import type { Storage } from './storage/storage.ts';
import type { Log } from './telemetry/log.ts';

/** Everything an operation may need from the outside. Operations narrow it with `Pick<Platform, …>`. */
export interface Platform {
  readonly config: Config;
  /** Where the outside reaches this shop, without a slash at the end: PUBLIC_URL, else the listening address. */
  readonly publicUrl: () => string;
  /** Typed queries. Writes that belong together go through `inTransaction(platform.db, …)`. */
  readonly db: Kysely<Database>;
  /** Of a call with an Idempotency-Key: who wants what, as a hash. The row of what must never happen twice carries it. */
  readonly intent: Buffer | undefined;
  /** The address of the database, for work on connections of its own: a backup takes longer than the pools let a call take. */
  readonly databaseUrl: string;
  /** The same connections for hand-written statements on hot paths: `pool.query(text, values)` is a named statement. */
  readonly pool: Pool;
  /** Connections of their own for gateways' notices: `{ ...platform, ...platform.reserved }`. */
  readonly reserved: { readonly db: Kysely<Database>; readonly pool: Pool };
  /** Counters of calls, when REDIS_URL names one; nothing else lives there. It may be away at any time. */
  readonly redis: Redis | undefined;
  /** The only source of the present moment; tests move it. */
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly jobs: Jobs;
  /** What is to be told by mail. */
  readonly mail: MailQueue;
  /** LISTEN/NOTIFY between processes. */
  readonly listener: Listener;
  /** Calls back when `config.shop()` has become another; a promise that is answered never rejects. Answers a function that stops it. */
  readonly onShopChange: (listener: () => unknown) => () => void;
  /** A named place where a crash test may kill the process; does nothing otherwise. */
  readonly failpoint: Failpoint;
  /** Encrypts secrets at rest (AES-256-GCM). */
  readonly sealer: Sealer;
  /** Files that people uploaded. */
  readonly storage: Storage;
  /** The only way to call another host. */
  readonly outbound: Outbound;
}

/** Work that a transaction and the bare database can both run. */
export type Executor = Kysely<Database>;
