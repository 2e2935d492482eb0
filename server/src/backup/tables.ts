import { createHash } from 'node:crypto';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BackupError } from './backup-error.ts';
import type { BackedSequence, BackedTable, TableSum } from './backup-format.ts';

/** Tables of the migrator, whose rows are created with the schema. */
const OF_MIGRATOR = ['kysely_migration', 'kysely_migration_lock'];

/** Makes the text format of rows independent of the session's environment. */
const PLAIN_TEXTS = `
  set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex'; set synchronize_seqscans = off; set statement_timeout = 0;
  set lock_timeout = '10s'; set idle_in_transaction_session_timeout = 0`;

/** Waiting jobs and their queues. The other tables of the engine hold nothing that a shop needs. */
const OF_JOBS = ['job_common', 'queue'];

const BLOCK_BYTES = 65_536;

/** A connection without a statement timeout. */
export async function connectForCopy(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'sesame-backup',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // The running statement fails as well and reports the error.
  client.on('error', () => {});
  await client.connect();
  await client.query(PLAIN_TEXTS);
  return client;
}

const BACKUP_LOCK = "hashtextextended('sesame backup', 0)";

/**
 * Runs `work` on a connection that holds the backup lock: only one backup of a database is made or checked at a time.
 * @throws {BackupError} `busy`
 */
export async function withBackupLock<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = await connectForCopy(url);
  try {
    const { rows } = await client.query<{ free: boolean }>(
      `select pg_try_advisory_lock(${BACKUP_LOCK}) as free`,
    );
    if (rows[0]?.free !== true) {
      throw new BackupError('busy', 'A backup is being made or checked already: wait for its end.');
    }
    try {
      return await work(client);
    } finally {
      // Released explicitly: the server ends a session slightly after the client, and the next run must not find the
      // lock taken.
      await client.query(`rollback; select pg_advisory_unlock(${BACKUP_LOCK})`).catch(() => {});
    }
  } finally {
    await client.end();
  }
}

/** A table of this database. */
interface StoredTable extends BackedTable {
  /** The primary key of a table with partitions, as SQL; null for other tables. */
  readonly order: string | null;
}

/** Every table of the shop with its stored columns, by name; those of jobs are named with their schema. */
export async function listTables(client: pg.Client): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `select case c.relnamespace when 'public'::regnamespace then '' else c.relnamespace::regnamespace || '.' end || c.relname as name,
       array_agg(a.attname::text order by a.attnum) as columns,
       case c.relkind when 'p' then (
         select string_agg(quote_ident(part.attname), ', ' order by k.at)
         from pg_index i cross join unnest(i.indkey::smallint[]) with ordinality as k (attnum, at)
           join pg_attribute part on part.attrelid = c.oid and part.attnum = k.attnum
         where i.indrelid = c.oid and i.indisprimary) end as order
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and (c.relnamespace = 'public'::regnamespace and c.relname <> all($1)
       or c.relnamespace = to_regnamespace('pgboss') and c.relname = any($2))
     group by c.oid order by name`,
    [OF_MIGRATOR, OF_JOBS],
  );
  return rows;
}

export async function listMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name',
  );
  return rows.map(({ name }) => name);
}

export async function listSequences(client: pg.Client): Promise<BackedSequence[]> {
  const { rows } = await client.query<BackedSequence>(
    `select sequencename::text as name, coalesce(last_value, start_value)::text as value, last_value is not null as called
     from pg_sequences where schemaname = 'public' order by sequencename`,
  );
  return rows;
}

/** A table name as SQL, with the schema it may carry. */
export function identifierOf(name: string): string {
  return name.split('.').map(pg.escapeIdentifier).join('.');
}

/** Formats `name (column, …)` for COPY. */
export function copied({ name, columns }: BackedTable): string {
  return `${identifierOf(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
}

/** COPY reads no partitioned table; the order is the same however its rows are divided. */
function ordered({ name, columns }: BackedTable, order: string): string {
  const listed = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  return `select ${listed} from ${identifierOf(name)} order by ${order}`;
}

/** Yields the rows of a table in blocks and returns their checksum. */
export async function* rowsOf(
  client: pg.Client,
  table: StoredTable,
): AsyncGenerator<Buffer, TableSum> {
  const hash = createHash('sha256');
  const source = table.order === null ? copied(table) : `(${ordered(table, table.order)})`;
  const stream = client.query(copyTo(`copy ${source} to stdout`));
  let block: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    hash.update(chunk);
    block.push(chunk);
    bytes += chunk.length;
    if (bytes < BLOCK_BYTES) continue;
    yield Buffer.concat(block);
    block = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(block);
  return { rows: stream.rowCount, sha256: hash.digest('hex') };
}
