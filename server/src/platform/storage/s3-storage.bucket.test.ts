import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CreateBucketCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BadLine, startBadLine } from '../../../test/network/bad-line.ts';
import { copyBackup } from '../../backup/copy-backup.ts';
import { bucketProblemOf } from './bucket-problem.rules.ts';
import { createS3Storage, type S3Storage } from './s3-storage.ts';
import { parseStorageUrl, type StorageConfig } from './storage-url.ts';
import { S3_PARTS } from './upload-parts.rules.ts';

// A bucket of a real service on loopback, which is created if it is missing.
const { TEST_BUCKET_URL = '' } = process.env;
const PART = S3_PARTS.smallestBytes;
const content = randomBytes(2 * PART + 1_000);
const isPart = ({ method, url = '' }: IncomingMessage) =>
  method === 'PUT' && url.includes('partNumber=');
const isCompletion = ({ method, url = '' }: IncomingMessage) =>
  method === 'POST' && url.includes('uploadId=');

const direct = parseStorageUrl(TEST_BUCKET_URL);
const { bucket: Bucket } = direct;
let folder: string;
let path: string;
let line: BadLine;
let config: StorageConfig;
let storage: S3Storage;
let admin: S3Client;
let name: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sesame-bucket-'));
  path = join(folder, 'backup');
  await writeFile(path, content);
  line = await startBadLine(Number(new URL(direct.endpoint).port));
  config = { ...direct, endpoint: `http://127.0.0.1:${line.port}` };
  storage = open(config);
  const { endpoint, region, accessKey: accessKeyId, secretKey: secretAccessKey } = direct;
  const credentials = { accessKeyId, secretAccessKey };
  admin = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  const create = () => admin.send(new CreateBucketCommand({ Bucket }));
  await admin.send(new HeadBucketCommand({ Bucket })).catch(create);
});
beforeEach(() => {
  name = `sesame-${randomUUID()}.backup`;
});
afterAll(async () => {
  storage.close();
  admin.destroy();
  await line.stop();
  await rm(folder, { recursive: true, force: true });
});

function open(bucket: StorageConfig): S3Storage {
  return createS3Storage(bucket, { uploads: { partBytes: PART, waitsMs: [0, 0] } });
}

async function names(): Promise<(string | undefined)[]> {
  const { Contents = [] } = await admin.send(new ListObjectsV2Command({ Bucket }));
  return Contents.map(({ Key }) => Key);
}

async function expectStored() {
  const fetched = join(folder, 'fetched');
  expect(await storage.getFile(name, fetched)).toBe(true);
  expect((await readFile(fetched)).equals(content)).toBe(true);
  await expectNoParts();
}

/** Parts without an object would be paid for unseen. */
async function expectNoParts() {
  const { Uploads = [] } = await admin.send(new ListMultipartUploadsCommand({ Bucket }));
  expect(Uploads).toEqual([]);
}

test('keeps a picture with its type, and forgets it', async () => {
  const picture = `${randomUUID()}.webp`;
  const bytes = randomBytes(20_000);
  await storage.put(picture, bytes, 'image/webp');
  expect((await storage.get(picture))?.equals(bytes)).toBe(true);
  const head = await admin.send(new HeadObjectCommand({ Bucket, Key: picture }));
  expect(head.ContentType).toBe('image/webp');
  await storage.remove(picture);
  expect(await storage.get(picture)).toBe(undefined);
  await storage.remove(picture);
});

test.for([0, 1, PART])('stores a file of %i bytes with one request', async (size) => {
  const small = join(folder, 'small');
  const bytes = content.subarray(0, size);
  await writeFile(small, bytes);
  await storage.putFile(name, small);
  expect((await storage.get(name))?.equals(bytes)).toBe(true);
});

test('stores a large file in parts, and reads it as one', async () => {
  await storage.putFile(name, path);
  const { ETag } = await admin.send(new HeadObjectCommand({ Bucket, Key: name }));
  expect(ETag).toMatch(/-3"$/);
  await expectStored();
});

test('stores a copy of 65 MiB in two parts with the usual limits', async () => {
  const large = Buffer.alloc(65 * 1024 ** 2, name);
  await writeFile(join(folder, name), large);
  const target = { ...direct, publicOnly: false };
  const first = await copyBackup(target, { folder, file: name, removed: [] });
  expect(first).toMatchObject({ removed: [], left: [] });
  const { ETag } = await admin.send(new HeadObjectCommand({ Bucket, Key: name }));
  expect(ETag).toMatch(/-2"$/);
  const fetched = join(folder, 'fetched');
  expect(await storage.getFile(name, fetched)).toBe(true);
  expect((await readFile(fetched)).equals(large)).toBe(true);
  await writeFile(join(folder, 'newer.backup'), 'newer');
  const second = await copyBackup(target, { folder, file: 'newer.backup', removed: [name] });
  expect(second).toMatchObject({ removed: [name], left: [] });
  expect(await names()).not.toContain(name);
});

test('knows that there is no such file', async () => {
  expect(await storage.get(name)).toBe(undefined);
  expect(await storage.getFile(name, join(folder, 'none'))).toBe(false);
});

test('a picture that arrives damaged is refused', async () => {
  line.disturb(({ method }) => method === 'PUT', 'damaged', 1);
  await expect(storage.put(name, content, 'image/webp')).rejects.toMatchObject({
    name: 'XAmzContentSHA256Mismatch',
  });
  expect(await storage.get(name)).toBe(undefined);
});

test.for(['damaged', 'answer_lost'] as const)('sends a part again: %s', async (fault) => {
  line.disturb(isPart, fault, 1);
  await storage.putFile(name, path);
  expect(line.left()).toBe(0);
  await expectStored();
});

test('leaves nothing behind when a part arrives damaged again and again', async () => {
  line.disturb(isPart, 'damaged', 100);
  await expect(storage.putFile(name, path)).rejects.toMatchObject({
    name: 'XAmzContentSHA256Mismatch',
  });
  line.disturb(isPart, 'damaged', 0);
  expect(await names()).not.toContain(name);
  await expectNoParts();
});

test('has stored the file when only the answer to its completion was lost', async () => {
  line.disturb(isCompletion, 'answer_lost', 1);
  await storage.putFile(name, path);
  expect(line.left()).toBe(0);
  await expectStored();
});

test.each([
  ['sign_in', { accessKey: 'unknown' }],
  ['sign_in', { secretKey: 'wrong' }],
  ['bucket', { bucket: 'sesame-no-such-bucket' }],
] as const)('names the problem %s of %j', async (problem, wrong) => {
  const misled = open({ ...direct, ...wrong });
  const failure: unknown = await misled.put(name, content, 'image/webp').catch((error) => error);
  misled.close();
  expect(failure).toBeInstanceOf(Error);
  expect(bucketProblemOf(failure as Error, 'write')).toBe(problem);
});
