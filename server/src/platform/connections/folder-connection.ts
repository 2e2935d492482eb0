import { resolve, sep } from 'node:path';
import type { Connection, ConnectionField, ConnectionValues } from './connection.ts';

export const folderField: ConnectionField = {
  name: 'folder',
  env: 'BACKUP_FOLDER',
  secret: false,
  // Without one, backups are stored in DATA_DIR.
  required: false,
  example: '',
  isUsable: (value, { backupRoots }) => isInside(value, backupRoots),
  roots: ({ backupRoots }) => backupRoots,
  // Backups contain everything, and owners are notified when they go elsewhere.
  isAnnounced: true,
};

/** The folder of the worker that backups are stored in, as BACKUP_FOLDER names it in the environment. */
export const folderConnection: Connection = { name: 'folder', fields: [folderField] };

/** The saved folder, unless the environment no longer allows it. */
export function savedFolderOf(
  { folder }: ConnectionValues,
  roots: readonly string[],
): string | undefined {
  return folder !== undefined && isInside(folder, roots) ? folder : undefined;
}

/** Whether an absolute path, written without `..`, is one of these folders or in one of them. */
export function isInside(path: string, roots: readonly string[]): boolean {
  return (
    resolve(path) === path &&
    roots.some((root) => path === root || path.startsWith(root.endsWith(sep) ? root : root + sep))
  );
}
