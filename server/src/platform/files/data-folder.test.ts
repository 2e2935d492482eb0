import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolderError, lockDataFolder } from './data-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sesame-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a folder used by a living process is refused with the id of that process', async () => {
  // The parent process is alive for the whole test.
  const stat = await readFile(`/proc/${process.ppid}/stat`, 'utf8');
  const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  await writeFile(join(folder, 'server.lock'), `${process.ppid} ${start}`);
  await expect(lockDataFolder(folder)).rejects.toThrow(
    `Another Sesame server (process ${process.ppid}) uses the data folder ${folder}`,
  );
});

test.each([
  ['of a process that is gone', '2147483646 1'],
  ['whose pid belongs to another process now', `${process.ppid} 1`],
  ['that was only partly written', ''],
])('a stale lock is replaced: %s', async (_name, content) => {
  await writeFile(join(folder, 'server.lock'), content);
  const lock = await lockDataFolder(folder);
  expect(await readFile(join(folder, 'server.lock'), 'utf8')).toMatch(
    new RegExp(`^${process.pid} `),
  );
  await lock.release();
  await (await lockDataFolder(folder)).release();
});

test('a folder that cannot be created is refused with a clear message', async () => {
  await writeFile(join(folder, 'file'), '');
  await expect(lockDataFolder(join(folder, 'file', 'data'))).rejects.toBeInstanceOf(
    DataFolderError,
  );
});
