import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from './storage.ts';

/** Files in a folder. The driver is imported with the first file, so that it does not slow down the start. */
export function createDiskStorage(folder: string): Storage {
  let opening: ReturnType<typeof open> | undefined;
  const disk = () => {
    opening ??= open(folder);
    return opening;
  };
  return {
    async put(name, bytes) {
      const files = await disk();
      // Written under another name and renamed, so that a crash never leaves half a file.
      await files.put(`${name}.part`, bytes);
      await rename(join(folder, `${name}.part`), join(folder, name));
    },
    async get(name) {
      const files = await disk();
      return (await files.exists(name)) ? Buffer.from(await files.getBytes(name)) : undefined;
    },
    async remove(name) {
      const files = await disk();
      await Promise.all([files.delete(name), files.delete(`${name}.part`)]);
    },
    close: () => {},
  };
}

async function open(folder: string) {
  const [{ Disk }, { FSDriver }] = await Promise.all([
    import('flydrive'),
    import('flydrive/drivers/fs'),
  ]);
  return new Disk(new FSDriver({ location: folder, visibility: 'private' }));
}
