import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

const SHARED_MEMORY = '/dev/shm';
/** The file system type of tmpfs on Linux, which is in memory. */
const TMPFS_MAGIC = 0x01021994;
/** The cluster's write-ahead log may grow to 1 GB, and each open database takes 13 MB. */
const ROOM_BYTES = 2 * 1024 ** 3;

/** The folder of the test cluster: in memory if there is room, because cloning databases is mostly file work. */
export async function clusterParent(): Promise<string> {
  const found = await statfs(SHARED_MEMORY).catch(() => undefined);
  const hasRoom = found?.type === TMPFS_MAGIC && found.bavail * found.bsize >= ROOM_BYTES;
  return hasRoom ? SHARED_MEMORY : tmpdir();
}
