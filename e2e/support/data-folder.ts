import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** What `statfs` says of storage in memory. */
const TMPFS = 0x01021994;
/** A dozen shops at once; Docker gives containers 64 MB unless it is asked for more. */
const ROOM_BYTES = 2 * 1024 ** 3;

/** A new folder for the data of a shop, in memory where there is room: no test cuts the power of the machine. */
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
