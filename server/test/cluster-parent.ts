import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

const SHARED_MEMORY = '/dev/shm';
/** What Linux calls the type of a file system that lives in memory. */
const TMPFS_MAGIC = 0x01021994;
/** The log of the cluster may grow to 1 GB, and each open database takes 13 MB. */
const ROOM_BYTES = 2 * 1024 ** 3;

/** Where the cluster of the tests goes: into memory where there is room, since copying databases is mostly file work. */
export async function clusterParent(): Promise<string> {
  const found = await statfs(SHARED_MEMORY).catch(() => undefined);
  const roomy = found?.type === TMPFS_MAGIC && found.bavail * found.bsize >= ROOM_BYTES;
  return roomy ? SHARED_MEMORY : tmpdir();
}
