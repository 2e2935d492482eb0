import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setDatabaseAside } from './set-database-aside.ts';

test('the database of a demo is kept beside the place of the next one', async ({
  onTestFinished,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'aside-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  await mkdir(join(dataDir, 'postgres'));
  await writeFile(join(dataDir, 'postgres/PG_VERSION'), '18');
  await writeFile(join(dataDir, 'secrets.key'), 'kept');
  const aside = await setDatabaseAside(dataDir, new Date('2026-03-10T12:00:05Z'));
  expect(aside).toBe(join(dataDir, 'postgres-demo-20260310120005'));
  expect((await readdir(dataDir)).sort()).toEqual(['postgres-demo-20260310120005', 'secrets.key']);
  expect(await readFile(join(aside, 'PG_VERSION'), 'utf8')).toBe('18');
});
