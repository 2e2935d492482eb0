import { mkdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupFolderProblem, testBackupFolder } from '@sesame/contract/console/system.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { backupFolder } from '../../backup/backup-folder.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { TransactionalPlatform } from '../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../operators/index.ts';

type Result = AnswerOf<typeof testBackupFolder>;

const problems: Readonly<Record<string, BackupFolderProblem>> = {
  EACCES: 'may_not_write',
  EPERM: 'may_not_write',
  EROFS: 'may_not_write',
  ENOENT: 'not_a_folder',
  ENOTDIR: 'not_a_folder',
  EEXIST: 'not_a_folder',
  ENOSPC: 'full',
  EDQUOT: 'full',
};

/** Writes a small file into the folder of the backups, reads it again and removes it, where this process makes backups. */
export async function testFolderOfBackups(
  platform: TransactionalPlatform,
  by: Actor,
): Promise<Result> {
  const { config, ids } = platform;
  const folder = backupFolder(config);
  // A process without jobs may be on another machine than the worker, which makes the backups.
  const result: Result =
    config.role === 'api'
      ? { problem: 'elsewhere', detail: null, folder, free_bytes: null }
      : await tryFolder(folder, `sesame-test-${ids.uuid()}.txt`);
  await inTransaction(platform.db, (tx) =>
    recordAuditEvent(tx, platform, {
      ...by,
      action: 'system.test_backup_folder',
      subject: 'backup:folder',
      after: { ...result },
    }),
  );
  return result;
}

async function tryFolder(folder: string, name: string): Promise<Result> {
  const path = join(folder, name);
  const written = 'A test whether backups can be stored here.\n';
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(path, written, { mode: 0o600, flush: true });
    const stored = await readFile(path, 'utf8');
    await rm(path);
    const { bavail, bsize } = await statfs(folder);
    const isSame = stored === written;
    return {
      problem: isSame ? null : 'other',
      detail: isSame ? null : 'another content was read',
      folder,
      free_bytes: bavail * bsize,
    };
  } catch (error) {
    await rm(path, { force: true }).catch(() => {});
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return { problem: problems[code] ?? 'other', detail: code, folder, free_bytes: null };
  }
}
