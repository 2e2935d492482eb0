import { mkdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupFolderProblem } from '@sesame/contract/console/system.ts';
import type { Config } from '../config.ts';
import { BackupError } from './backup-error.ts';
import { backupFolder, requireInside } from './backup-folder.ts';

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

export interface FolderTest {
  readonly folder: string;
  /** Null when backups can be stored. */
  readonly problem: BackupFolderProblem | null;
  /** The code of the error. */
  readonly detail: string | null;
  readonly freeBytes: number | null;
}

/** Writes a small file into the folder of the backups, reads it again and removes it, where this process makes backups. */
export async function testFolder(
  config: Pick<Config, 'shop' | 'backupRoots' | 'variable' | 'role'>,
  id: string,
): Promise<FolderTest> {
  const folder = backupFolder(config);
  const failed = (problem: BackupFolderProblem, detail: string | null) => ({
    folder,
    problem,
    detail,
    freeBytes: null,
  });
  // A process without jobs may be on another machine than the worker, which makes the backups.
  if (config.role === 'api') return failed('elsewhere', null);
  const path = join(folder, `sesame-test-${id}.txt`);
  const written = 'A test whether backups can be stored here.\n';
  try {
    await requireInside(config, folder);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(path, written, { mode: 0o600, flush: true });
    const stored = await readFile(path, 'utf8');
    await rm(path);
    if (stored !== written) return failed('other', 'another content was read');
    const { bavail, bsize } = await statfs(folder);
    return { folder, problem: null, detail: null, freeBytes: bavail * bsize };
  } catch (error) {
    if (error instanceof BackupError) return failed('outside', null);
    await rm(path, { force: true }).catch(() => {});
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return failed(problems[code] ?? 'other', code);
  }
}
