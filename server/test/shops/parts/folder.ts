import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Part } from './part.ts';

export interface Folder {
  /** Data folder of the shop, with its uploaded files. */
  readonly folder: string;
}

export async function startFolder(): Promise<Part<Folder>> {
  const folder = await mkdtemp(join(tmpdir(), 'sesame-shop-'));
  return {
    settings: { env: { DATA_DIR: folder } },
    attach: () => ({ folder }),
    stop: () => rm(folder, { recursive: true, force: true }),
  };
}
