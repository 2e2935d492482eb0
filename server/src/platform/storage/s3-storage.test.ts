import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeS3, startS3 } from '../../../test/network/start-s3.ts';
import { createS3Storage, type S3Storage } from './s3-storage.ts';
import { parseStorageUrl } from './storage-url.ts';
import { S3_PARTS } from './upload-parts.rules.ts';

const PART = S3_PARTS.smallestBytes;
/** The last part is smaller. */
const content = randomBytes(2 * PART + 1_000);

let s3: FakeS3;
let storage: S3Storage;
let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sesame-uploads-'));
  path = join(folder, 'backup');
  await writeFile(path, content);
});
beforeEach(async () => {
  s3 = await startS3();
  const uploads = { partBytes: PART, waitsMs: [0, 0] };
  storage = createS3Storage(parseStorageUrl(s3.url), { uploads });
  return async () => {
    storage.close();
    await s3.stop();
  };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function expectStored() {
  expect(s3.files.get('1.backup')?.bytes.equals(content)).toBe(true);
  expect(s3.openUploads()).toEqual([]);
  const fetched = join(folder, 'fetched');
  expect(await storage.getFile('1.backup', fetched)).toBe(true);
  expect((await readFile(fetched)).equals(content)).toBe(true);
}

function expectNothingStored() {
  expect(s3.files.size).toBe(0);
  expect(s3.openUploads()).toEqual([]);
  expect(s3.requests.at(-1)).toBe('abort');
}

test('uploads a large file in parts, and reads it as one', async () => {
  await storage.putFile('1.backup', path);
  expect(s3.requests).toEqual(['create', 'part', 'part', 'part', 'complete']);
  await expectStored();
});

test('uploads a file of one part with one request', async () => {
  const small = join(folder, 'small');
  for (const size of [0, 1, PART]) {
    await writeFile(small, content.subarray(0, size));
    await storage.putFile('small.backup', small);
    expect(s3.files.get('small.backup')?.bytes.equals(content.subarray(0, size))).toBe(true);
  }
  expect(s3.requests).toEqual(['PUT', 'PUT', 'PUT']);
});

test.for(['damaged', 'busy', 'answer_lost'] as const)('sends a part again: %s', async (fault) => {
  s3.disturb('part', fault, 1);
  await storage.putFile('1.backup', path);
  expect(s3.requests.filter((request) => request === 'part')).toHaveLength(4);
  await expectStored();
});

test('sends a part again after the client has given up', async () => {
  s3.disturb('part', 'answer_lost', 4);
  await storage.putFile('1.backup', path);
  await expectStored();
});

test('aborts the upload when a part arrives damaged again and again', async () => {
  s3.disturb('part', 'damaged', 100);
  await expect(storage.putFile('1.backup', path)).rejects.toThrow(
    expect.objectContaining({ name: 'XAmzContentSHA256Mismatch' }),
  );
  expectNothingStored();
});

test('aborts the upload at once when a part is refused', async () => {
  s3.deny('PUT');
  await expect(storage.putFile('1.backup', path)).rejects.toThrow();
  expect(s3.requests).toEqual(['create', 'part', 'abort']);
  expectNothingStored();
});

test('aborts the upload when it cannot be completed', async () => {
  s3.disturb('complete', 'damaged', 100);
  await expect(storage.putFile('1.backup', path)).rejects.toThrow();
  expectNothingStored();
});

test('has stored the file when only the answer to its completion was lost', async () => {
  s3.disturb('complete', 'answer_lost', 1);
  await storage.putFile('1.backup', path);
  await expectStored();
});

test('fails as the upload did when its keys may not abort', async () => {
  s3.deny('PUT', 'DELETE');
  await expect(storage.putFile('1.backup', path)).rejects.toThrow(
    expect.objectContaining({ name: 'AccessDenied' }),
  );
  expect(s3.files.size).toBe(0);
});
