import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeS3, startS3 } from '../../test/network/start-s3.ts';
import { parseStorageUrl } from '../platform/storage/storage-url.ts';
import { copyBackup } from './copy-backup.ts';

let s3: FakeS3;
let folder: string;
beforeAll(async () => {
  s3 = await startS3();
  folder = await mkdtemp(join(tmpdir(), 'sesame-copies-'));
});
beforeEach(() => s3.deny());
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

async function copy(file: string, removed: readonly string[], size = 12) {
  await writeFile(join(folder, file), Buffer.alloc(size, file));
  const target = { ...parseStorageUrl(s3.url), publicOnly: false };
  return copyBackup(target, { folder, file, removed });
}

test('copies the whole file, and then removes the copies of older backups only', async () => {
  await copy('1.backup', []);
  await copy('2.backup', []);
  const large = 3 * 1024 * 1024;
  const { removed, left } = await copy('3.backup', ['1.backup'], large);
  expect({ removed, left }).toEqual({ removed: ['1.backup'], left: [] });
  expect([...s3.files.keys()]).toEqual(['2.backup', '3.backup']);
  expect(s3.files.get('3.backup')?.bytes.equals(Buffer.alloc(large, '3.backup'))).toBe(true);
});

test('copies a file that is larger than one request may be', async () => {
  const large = 65 * 1024 ** 2;
  await copy('large.backup', [], large);
  expect(s3.files.get('large.backup')?.bytes.equals(Buffer.alloc(large, 'large.backup'))).toBe(
    true,
  );
  expect(s3.requests.filter((request) => request === 'part')).toHaveLength(2);
  await copy('after.backup', ['large.backup', 'after.backup']);
});

test('succeeds with keys that may not remove', async () => {
  s3.deny('DELETE');
  expect(await copy('4.backup', ['2.backup'])).toMatchObject({ removed: [], left: ['2.backup'] });
  expect(s3.files.has('4.backup')).toBe(true);
});

test('removes nothing when the backup was not copied', async () => {
  s3.deny('PUT');
  await expect(copy('5.backup', ['3.backup'])).rejects.toThrow();
  expect(s3.files.has('3.backup')).toBe(true);
});
