import { createHash, type KeyObject } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Migration } from 'kysely/migration';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate } from '../platform/db/migrate.ts';
import { migrateJobs } from '../platform/jobs/migrate-jobs.ts';
import { BackupError } from './backup-error.ts';
import {
  type BackedTable,
  type BackupHeader,
  type BackupSums,
  endFrame,
  frames,
  headerFrame,
  sequenceFrame,
  type TableSum,
  tableEndFrame,
  tableFrame,
} from './backup-format.ts';
import { BEGIN_MARK, END_MARK, isHalfRestored } from './half-restored.ts';
import { damaged, type Frame, parseFrame, readFrames } from './read-backup.ts';
import { connectForCopy, copied, identifierOf, listTables } from './tables.ts';

export interface RestoredBackup extends BackupSums {
  readonly header: BackupHeader;
  /** Row count and hash of each table in the file. */
  readonly sums: ReadonlyMap<string, TableSum>;
}

export interface RestoreOptions {
  readonly path: string;
  /** Required for an encrypted backup. */
  readonly privateKey?: KeyObject | undefined;
  /** Address of an empty database. */
  readonly url: string;
  readonly migrations: Record<string, Migration>;
  readonly onProgress?: (done: number, tables: number) => Promise<void>;
}

/**
 * Restores a backup into an empty database or one with an interrupted restore. Either all rows are restored, or only
 * the schema exists. Foreign keys are dropped and recreated after loading, which finds broken references; triggers are
 * disabled meanwhile, because the rows have already passed them.
 * @throws {BackupError} `not_empty`, `damaged`, `file_missing`, `encrypted`, `wrong_key`, `other_schema`
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoredBackup> {
  const { url, migrations } = options;
  // The file is read completely before anything is changed, so that a damaged one leaves no partial database.
  const header = await requireComplete(options);
  requireSameSchema(header, Object.keys(migrations));
  const client = await connectForCopy(url);
  try {
    await requireEmpty(client);
    await client.query(BEGIN_MARK);
    await migrate(url, migrations);
    await migrateJobs(url);
    await client.query('begin');
    const enableAgain = await disableTriggers(client);
    const loaded = await load(client, options);
    for (const statement of enableAgain) await client.query(statement);
    await client.query(END_MARK);
    await client.query('commit');
    await client.query('analyze');
    return { header, ...loaded };
  } finally {
    await client.end();
  }
}

/** Reads a backup to its end and verifies it; throws when it is damaged. */
async function requireComplete({ path, privateKey }: RestoreOptions): Promise<BackupHeader> {
  let header: BackupHeader | undefined;
  let hash = createHash('sha256');
  let isComplete = false;
  for await (const frame of readFrames(path, privateKey)) {
    if (header === undefined) {
      if (frame.kind !== frames.header) throw damaged(path);
      header = parseFrame(headerFrame, frame, path);
    }
    if (frame.kind === frames.table) hash = createHash('sha256');
    if (frame.kind === frames.data) hash.update(frame.content);
    if (frame.kind === frames.tableEnd) {
      const { sha256 } = parseFrame(tableEndFrame, frame, path);
      if (hash.digest('hex') !== sha256) throw damaged(path);
    }
    isComplete = frame.kind === frames.end;
  }
  if (header === undefined || !isComplete) throw damaged(path);
  return header;
}

function requireSameSchema({ version, migrations }: BackupHeader, own: readonly string[]): void {
  const [inFile, inShop] = [migrations.toSorted(), own.toSorted()];
  if (inFile.length === inShop.length && inFile.every((name, at) => name === inShop[at])) return;
  throw new BackupError(
    'other_schema',
    `The backup has the schema of version ${version} (${inFile.at(-1)}), this is another (${inShop.at(-1)}): restore it with the version that made it, then upgrade.`,
  );
}

async function requireEmpty(client: pg.Client): Promise<void> {
  // Rows are inserted in one transaction, so an interrupted restore leaves an empty schema.
  if (await isHalfRestored(client)) return;
  const { rows } = await client.query(
    `select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S') limit 1`,
  );
  if (rows.length > 0) {
    throw new BackupError(
      'not_empty',
      'The database is not empty: a backup is restored only into a new one.',
    );
  }
}

/** Drops foreign keys and disables triggers. @returns the statements that undo it */
async function disableTriggers(client: pg.Client): Promise<string[]> {
  const { rows: references } = await client.query<{ off: string; on: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as on
     from pg_constraint where contype = 'f' and conparentid = 0
       and connamespace in ('public'::regnamespace, to_regnamespace('pgboss')) order by conrelid, conname`,
  );
  const tables = (await listTables(client)).map(({ name }) => identifierOf(name));
  for (const { off } of references) await client.query(off);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  // Rows inserted by migrations are also in the backup.
  await client.query(`truncate ${tables.join(', ')}`);
  return [
    ...references.map(({ on }) => on),
    ...tables.map((table) => `alter table ${table} enable trigger user`),
  ];
}

async function load(
  client: pg.Client,
  { path, privateKey, onProgress }: RestoreOptions,
): Promise<Omit<RestoredBackup, 'header'>> {
  const missing = new Set((await listTables(client)).map(({ name }) => name));
  const tables = missing.size;
  const sums = new Map<string, TableSum>();
  let rows = 0;
  const source = readFrames(path, privateKey);
  for (let step = await source.next(); !step.done; step = await source.next()) {
    const frame = step.value;
    if (frame.kind === frames.table) {
      const table = parseFrame(tableFrame, frame, path);
      if (!missing.delete(table.name)) throw damaged(path);
      const sum = await loadTable(client, table, source, path);
      sums.set(table.name, sum);
      rows += sum.rows;
      await onProgress?.(sums.size, tables);
    } else if (frame.kind === frames.sequence) {
      const { name, value, called } = parseFrame(sequenceFrame, frame, path);
      await client.query('select setval($1::regclass, $2, $3)', [
        pg.escapeIdentifier(name),
        value,
        called,
      ]);
    } else if (frame.kind === frames.end) {
      const end = parseFrame(endFrame, frame, path);
      if (end.tables !== sums.size || end.rows !== rows) throw damaged(path);
    }
  }
  if (missing.size > 0) throw damaged(path);
  return { tables, rows, sums };
}

/** Loads rows up to the end of the table and checks their number. */
async function loadTable(
  client: pg.Client,
  table: BackedTable,
  source: AsyncGenerator<Frame, undefined>,
  path: string,
): Promise<TableSum> {
  let sum: TableSum | undefined;
  async function* blocks(): AsyncGenerator<Buffer> {
    // Iterated manually: a for-await loop would close the source after the table.
    for (let step = await source.next(); !step.done; step = await source.next()) {
      const frame = step.value;
      if (frame.kind === frames.tableEnd) {
        sum = parseFrame(tableEndFrame, frame, path);
        return;
      }
      if (frame.kind !== frames.data) throw damaged(path);
      yield frame.content;
    }
  }
  const target = client.query(copyFrom(`copy ${copied(table)} from stdin`));
  await pipeline(blocks(), target);
  if (sum === undefined || sum.rows !== target.rowCount) throw damaged(path);
  return sum;
}
