import { readFileSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

export interface DataFolderLock {
  release(): Promise<void>;
}

/**
 * Locks the folder for this process. The lock file contains the owner's pid and start time, so a lock left by a killed
 * process is recognized: its pid is gone or belongs to a process that started at another time.
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw new DataFolderError(`DATA_DIR ${folder} cannot be used: ${messageOf(error)}.`);
  });
  const path = join(folder, 'server.lock');
  const owner = `${process.pid} ${startOf(process.pid)}`;
  for (let attempt = 0; attempt < 5; attempt++) {
    if (await create(path, owner)) {
      return { release: () => rm(path, { force: true }) };
    }
    const other = await readFile(path, 'utf8').catch(() => '');
    if (isRunning(other)) {
      throw new DataFolderError(
        `Another Sesame server (process ${other.split(' ')[0]}) uses the data folder ${folder}: stop it, or set DATA_DIR to another folder.`,
      );
    }
    // Renamed before removal: of two processes starting at once, only one can rename the stale lock.
    const stale = `${path}.${process.pid}`;
    await rename(path, stale).catch(() => {});
    await rm(stale, { force: true });
  }
  throw new DataFolderError(`The data folder ${folder} could not be locked; try again.`);
}

async function create(path: string, owner: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(owner);
    await file.close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw new DataFolderError(`DATA_DIR cannot be written: ${messageOf(error)}.`);
  }
}

function isRunning(owner: string): boolean {
  const [pidText, start] = owner.split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const now = startOf(pid);
  return now === start || now === 'unknown';
}

/** When a process started, in kernel ticks; known on Linux only. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain spaces; the start time is the 20th field after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
