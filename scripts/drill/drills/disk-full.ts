import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { MissingPart } from '../parts/missing-part.ts';
import { emptyFolder } from '../parts/postgres.ts';
import { folder, isRoot, pause } from '../parts/program.ts';
import type { SingleShop } from '../parts/single-shop.ts';
import type { Drill } from '../run-drill.ts';

const MOUNT = join(folder, 'small-disk');
const SIZE = '400m';
const CHUNK = Buffer.alloc(1_048_576);

/** PostgreSQL moves to a small disk in memory, which is then filled by another file. */
export const diskFull: Drill<SingleShop> = {
  name: 'disk-full',
  title: 'disk of PostgreSQL full',
  async prepare({ postgres }) {
    if (!isRoot) throw new MissingPart('only root may mount a small disk');
    emptyFolder(MOUNT);
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', MOUNT]);
    process.once('exit', unmount);
    await postgres.stop('fast');
    execFileSync('cp', ['-a', postgres.dataFolder, join(MOUNT, 'data')]);
    await postgres.start(join(MOUNT, 'data'));
  },
  async run(_shop, outageMs) {
    const filler = join(MOUNT, 'filler');
    const endsMs = performance.now() + outageMs;
    const file = openSync(filler, 'w');
    try {
      while (performance.now() < endsMs) {
        // What PostgreSQL frees meanwhile, such as old WAL, is filled as well.
        fill(file);
        await pause(200);
      }
    } finally {
      closeSync(file);
      rmSync(filler);
    }
  },
  async restore({ postgres }) {
    await postgres.stop('fast');
    rmSync(postgres.dataFolder, { recursive: true });
    execFileSync('cp', ['-a', join(MOUNT, 'data'), postgres.dataFolder]);
    await postgres.start();
    unmount();
  },
};

function fill(file: number): void {
  const { bavail, bsize } = statfsSync(MOUNT);
  try {
    for (let left = bavail * bsize; left > 0; left -= CHUNK.length) {
      writeSync(file, CHUNK.subarray(0, Math.min(CHUNK.length, left)));
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}

function unmount(): void {
  process.removeListener('exit', unmount);
  execFileSync('umount', ['--lazy', MOUNT]);
}
