import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isHalfRestored } from './backup/half-restored.ts';
import type { Config } from './config.ts';
import { renameDatabase } from './demo/set-database-aside.ts';
import { isHistoryUnfinished } from './demo/unfinished-history.ts';
import { systemClock } from './platform/clock.ts';
import { requirePooler } from './platform/db/connections/require-pooler.ts';
import { requireSessions } from './platform/db/connections/require-sessions.ts';
import { startEmbeddedPostgres } from './platform/db/embedded/postgres-embedded.ts';
import type { DatabaseAddresses } from './platform/db/embedded/prepare-database.ts';
import { isDatabaseUnavailable } from './platform/db/errors.ts';
import { limitRole } from './platform/db/roles/limit-role.ts';
import { lockDataFolder } from './platform/files/data-folder.ts';
import type { Log } from './platform/telemetry/log.ts';
import { StartError } from './start-error.ts';
import type { Closer } from './start-options.ts';

/** `url` leads to PostgreSQL itself. */
export interface OpenDatabase extends DatabaseAddresses {
  /** For the pools; leads to a pooler in transaction mode when it differs from `url`. */
  readonly poolUrl: string;
}

export interface OpenOptions {
  /** Called when the embedded PostgreSQL is gone for good. */
  readonly onLost: () => void;
  /** What can be done while it starts. */
  readonly meanwhile: () => Promise<unknown>;
}

const DATABASE_TIMEOUT_MS = 30_000;

/**
 * Reaches the given database, or starts the embedded one, whose end goes to `closers`.
 * @throws {StartError} when it cannot be used
 */
export async function openDatabase(
  config: Config,
  log: Log,
  closers: Closer[],
  options: OpenOptions,
): Promise<OpenDatabase> {
  const { databaseUrl: poolUrl, databaseOwnerUrl: ownerUrl, namedStatements } = config;
  if (poolUrl === undefined) return startOwnDatabase(config, log, closers, options);
  const directUrl = config.databaseDirectUrl ?? poolUrl;
  const isPooled = directUrl !== poolUrl;
  await waitForDatabase(isPooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL', directUrl, log);
  await requireSessions(directUrl, 'DATABASE_DIRECT_URL');
  if (ownerUrl !== undefined) {
    await waitForDatabase('DATABASE_OWNER_URL', ownerUrl, log);
    await requireSessions(ownerUrl, 'DATABASE_OWNER_URL');
  }
  if (isPooled) {
    // Before the pooler opens its first session, which is when PostgreSQL reads the limits.
    await limitRole(directUrl);
    await waitForDatabase('DATABASE_URL', poolUrl, log);
    await requirePooler({ url: poolUrl, directUrl, namedStatements }, log);
  }
  return { url: directUrl, poolUrl, ownerUrl };
}

async function startOwnDatabase(
  config: Config,
  log: Log,
  closers: Closer[],
  options: OpenOptions,
): Promise<OpenDatabase> {
  const lock = await lockDataFolder(config.dataDir);
  closers.push(() => lock.release());
  if (config.demo && config.demoHistory && config.role === 'all')
    await leaveUnfinishedHistory(config, log);
  const database = await startEmbeddedPostgres(config.dataDir, log, options);
  closers.push(() => database.stop());
  return { ...database, poolUrl: database.url };
}

/** A history that was interrupted cannot go on, because what was planned in it is lost: a new database begins it again. */
async function leaveUnfinishedHistory(config: Config, log: Log): Promise<void> {
  if (!(await isHistoryUnfinished(config))) return;
  const aside = await renameDatabase(config.dataDir, systemClock.now());
  log.warn(
    { aside },
    'the last start was interrupted while the demo invented its history: its database was set aside, and the demo begins anew',
  );
}

/** Waits for a database that is starting at the same time; one that never answers is a wrong setting. */
async function waitForDatabase(
  key: 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_OWNER_URL',
  url: string,
  log: Log,
): Promise<void> {
  const deadline = performance.now() + DATABASE_TIMEOUT_MS;
  for (let isWarned = false; ; isWarned = true) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      const reason = reasonOf(error);
      if (!isDatabaseUnavailable(error) || performance.now() > deadline) {
        throw new StartError(`${key} cannot be used: ${reason}.`);
      }
      if (!isWarned)
        log.warn({ reason }, `the database of ${key} does not answer yet, trying for 30 s`);
      await sleep(500);
    }
  }
}

/** Orders placed in a partly restored database would be lost when the restore is run again. */
export async function refuseHalfRestored(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  await client.connect();
  const isHalf = await isHalfRestored(client);
  await client.end();
  if (!isHalf) return;
  throw new StartError(
    'The restore into this database was cut off: run it again, or start on another database.',
  );
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
