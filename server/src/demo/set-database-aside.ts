import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDataFolder } from '../platform/files/data-folder.ts';

/**
 * Renames the folder of the embedded database, which no process uses, so that the next start makes a new one.
 * @returns the new path
 * @throws {DataFolderError} when a server uses the data folder
 */
export async function setDatabaseAside(dataDir: string, now: Date): Promise<string> {
  const lock = await lockDataFolder(dataDir);
  try {
    return await renameDatabase(dataDir, now);
  } finally {
    await lock.release();
  }
}

/** The same for the process that holds the lock of the data folder, before it starts the database. */
export async function renameDatabase(dataDir: string, now: Date): Promise<string> {
  const from = join(dataDir, 'postgres');
  const aside = join(dataDir, `postgres-demo-${now.toISOString().replace(/\D/g, '').slice(0, 14)}`);
  await rename(from, aside);
  return aside;
}
