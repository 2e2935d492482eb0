import { realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Config } from '../config.ts';
import { isInside } from '../platform/connections/folder-connection.ts';
import { BackupError } from './backup-error.ts';

type Needs = Pick<Config, 'shop' | 'backupRoots' | 'variable'>;

/** The folder that new backups are stored in. */
export function backupFolder({ shop }: Pick<Config, 'shop'>): string {
  return shop().connections.backupFolder;
}

/** As a backup records its folder: null for that in DATA_DIR, which may have another path on each worker. */
export function recordedPlace(
  { backupRoots }: Pick<Config, 'backupRoots'>,
  folder: string,
): string | null {
  return folder === backupRoots[0] ? null : folder;
}

/** Where this worker would have the file of a backup, from the folder that was recorded with it. */
export function placeOf(
  { backupRoots }: Pick<Config, 'backupRoots'>,
  recorded: string | null,
): string {
  return recorded ?? backupRoots[0];
}

/**
 * Refuses a folder whose path leads out of the allowed ones by a link. One that the environment names may be anywhere.
 * @throws {BackupError} `outside`
 */
export async function requireInside(config: Needs, folder = backupFolder(config)): Promise<void> {
  if (config.variable('BACKUP_FOLDER') !== undefined) return;
  const roots = await Promise.all(config.backupRoots.map(realPathOf));
  if (isInside(await realPathOf(folder), roots)) return;
  throw new BackupError('outside', `${folder} leads out of the folders allowed for backups.`);
}

/** Where a path leads; of a part that does not exist yet, where it would be made. */
async function realPathOf(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    const parent = dirname(path);
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing || parent === path) throw error;
    return join(await realPathOf(parent), basename(path));
  }
}
