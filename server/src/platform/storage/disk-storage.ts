import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from './storage.ts';

/** Files in a folder. Loaded with the first file: a start need not wait for it. */
export function createDiskStorage(folder: string): Storage {
  let opening: ReturnType<typeof open> | undefined;
  const disk = () => {
    opening ??= open(folder);
    return opening;
  };
  return {
    async put(name, bytes) {
      const files = await disk();
      // A crash half-way must not leave half a picture under the name.
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
