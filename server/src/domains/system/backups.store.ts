import type { BackupProblem } from '@sesame/contract/console/system.ts';
import { type SqlBool, sql } from 'kysely';
import type { Executor } from '../../platform/platform.ts';

const SHOWN = 10;

/** Newest first. */
export function listBackupRows(db: Executor) {
  return db
    .selectFrom('backups')
    .selectAll()
    .where('backup_id', 'is', null)
    .orderBy('requested_at', 'desc')
    .limit(SHOWN)
    .execute();
}

/** The newest check of each backup. */
export function listCheckRows(db: Executor, backupIds: readonly string[]) {
  return db
    .selectFrom('backups')
    .selectAll()
    .distinctOn('backup_id')
    .where('backup_id', 'in', backupIds)
    .orderBy('backup_id')
    .orderBy('requested_at', 'desc')
    .execute();
}

/** @throws a violation of `backups_one_open` while another one is waiting or running */
export async function insertBackup(
  tx: Executor,
  row: {
    readonly id: string;
    readonly backupId: string | null;
    readonly at: Date;
    readonly isScheduled?: boolean;
  },
): Promise<void> {
  await tx
    .insertInto('backups')
    .values({
      id: row.id,
      backup_id: row.backupId,
      requested_at: row.at,
      is_scheduled: row.isScheduled ?? false,
    })
    .execute();
}

/** A complete backup whose file has not been removed. */
export function findStoredBackup(db: Executor, id: string) {
  return db
    .selectFrom('backups')
    .select(['id', 'file'])
    .where('id', '=', id)
    .where('backup_id', 'is', null)
    .where('state', '=', 'done')
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** A run; for a test restore with the file of its backup: null when that has been removed. */
export function findRun(db: Executor, id: string) {
  return db
    .selectFrom('backups as run')
    .leftJoin('backups as stored', (join) =>
      join.onRef('stored.id', '=', 'run.backup_id').on('stored.removed_at', 'is', null),
    )
    .select([
      'run.id',
      'run.backup_id',
      'run.state',
      'run.requested_at',
      'run.is_scheduled',
      'stored.file',
      'stored.folder',
      'stored.copied_to',
    ])
    .where('run.id', '=', id)
    .executeTakeFirst();
}

/**
 * Starts a requested run, or one that has failed and is retried.
 * @throws a violation of `backups_one_open` while another one is waiting or running
 */
export async function startRun(db: Executor, id: string, host: string, at: Date): Promise<void> {
  await db
    .updateTable('backups')
    .set({ state: 'running', host, started_at: at, ended_at: null, problem: null })
    .where('id', '=', id)
    .where('state', 'in', ['requested', 'failed'])
    .execute();
}

export async function recordProgress(
  db: Executor,
  id: string,
  tablesDone: number,
  tables: number,
): Promise<void> {
  await db
    .updateTable('backups')
    .set({ tables_done: tablesDone, tables })
    .where('id', '=', id)
    .execute();
}

interface BackupResult {
  readonly file: string;
  /** Null for the one in DATA_DIR. */
  readonly folder: string | null;
  readonly bytes: number;
  readonly rows: number;
  readonly sha256: string;
  /** Null without a copy. */
  readonly copiedTo: string | null;
  readonly copyFailed: boolean;
  /** Fingerprint of the key; null when it is not encrypted. */
  readonly encryptedFor: string | null;
  /** Number of migrations in it. */
  readonly migrations: number;
}

export async function endBackup(
  tx: Executor,
  id: string,
  result: BackupResult,
  at: Date,
): Promise<void> {
  const { file, folder, bytes, rows, sha256, copiedTo, copyFailed, encryptedFor, migrations } =
    result;
  await tx
    .updateTable('backups')
    .set({
      state: 'done',
      ended_at: at,
      file,
      folder,
      bytes,
      rows,
      sha256,
      copied_to: copiedTo,
      copy_failed: copyFailed,
      encrypted_for: encryptedFor,
      migrations,
    })
    .where('id', '=', id)
    .execute();
}

export async function recordRemoved(
  tx: Executor,
  files: readonly string[],
  at: Date,
): Promise<void> {
  if (files.length === 0) return;
  await tx
    .updateTable('backups')
    .set({ removed_at: at })
    .where('file', 'in', files)
    .where('removed_at', 'is', null)
    .execute();
}

/** Copies in a bucket that was used before are still there. */
export async function recordCopiesRemoved(
  tx: Executor,
  files: readonly string[],
  place: string | null,
): Promise<void> {
  if (files.length === 0) return;
  await tx
    .updateTable('backups')
    .set({ copied_to: null })
    .where('file', 'in', files)
    .where('copied_to', '=', place)
    .execute();
}

export async function endCheck(
  tx: Executor,
  id: string,
  found: {
    readonly rows: number;
    readonly violations: readonly { readonly invariant: string; readonly rule: string }[];
  },
  at: Date,
): Promise<void> {
  await tx
    .updateTable('backups')
    .set({
      state: 'done',
      ended_at: at,
      rows: found.rows,
      violations: JSON.stringify(
        found.violations.map(({ invariant, rule }) => ({ invariant, rule })),
      ),
    })
    .where('id', '=', id)
    .execute();
}

export async function failBackup(
  tx: Executor,
  id: string,
  problem: BackupProblem,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('backups')
    .set({ state: 'failed', ended_at: at, problem })
    .where('id', '=', id)
    .execute();
}

/** Ends a run whose job was discarded, so that the next one can start. */
export async function abandonRun(tx: Executor, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('backups')
    .set({ state: 'failed', ended_at: at, problem: 'interrupted' })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Runs that decide what is done next: the newest backup, the newest complete one, and the newest test restore. */
export async function readBackupPlan(db: Executor) {
  const backup = await newestRun(db).where('backup_id', 'is', null).executeTakeFirst();
  const stored = await newestRun(db)
    .where('backup_id', 'is', null)
    .where('state', '=', 'done')
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  const drill = await newestRun(db).where('backup_id', 'is not', null).executeTakeFirst();
  const open = await db
    .selectFrom('backups')
    .select('id')
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return { isOpen: open !== undefined, backup, stored, drill };
}

function newestRun(db: Executor) {
  return db.selectFrom('backups').selectAll().orderBy('requested_at', 'desc').limit(1);
}

/** The file of the newest backup that was restored without a fault. */
export async function findProvenFile(db: Executor): Promise<string | undefined> {
  const proven = await db
    .selectFrom('backups as run')
    .innerJoin('backups as stored', 'stored.id', 'run.backup_id')
    .select('stored.file')
    .where('run.state', '=', 'done')
    .where(sql<SqlBool>`run.violations = '[]'`)
    .where(sql<SqlBool>`(stored.removed_at is null or stored.copied_to is not null)`)
    .orderBy('stored.requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return proven?.file ?? undefined;
}

/** The backups whose copies are in this bucket. */
export async function listCopiedFiles(db: Executor, place: string): Promise<string[]> {
  const rows = await db
    .selectFrom('backups')
    .select('file')
    .where('copied_to', '=', place)
    .where('file', 'is not', null)
    .execute();
  return rows.flatMap(({ file }) => (file === null ? [] : [file]));
}
