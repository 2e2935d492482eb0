import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** File system type that `statfs` returns for tmpfs. */
const TMPFS = 0x01021994;
/** Enough for a dozen shops. Docker containers have only 64 MB by default. */
const ROOM_BYTES = 2 * 1024 ** 3;

/** Creates a data folder for a shop, in memory when there is enough; the data need not survive a power loss. */
export function makeDataFolder(name: string): string {
  return mkdtempSync(join(hasRoomInMemory() ? MEMORY : tmpdir(), `sesame-${name}-`));
}

function hasRoomInMemory(): boolean {
  try {
    const { type, bavail, bsize } = statfsSync(MEMORY);
    return type === TMPFS && bavail * bsize > ROOM_BYTES;
  } catch {
    return false;
  }
}
