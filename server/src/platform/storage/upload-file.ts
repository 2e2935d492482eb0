import { type FileHandle, open } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { isWorthRepeating, partBytes } from './upload-parts.rules.ts';

export interface S3Access {
  readonly s3: S3Client;
  readonly aws: typeof import('@aws-sdk/client-s3');
}

export interface UploadLimits {
  /** Size of a part, unless the file would then have too many; smaller files are one request. */
  readonly partBytes: number;
  /** Waits before a part that failed is sent again, after the client itself has given up. */
  readonly waitsMs: readonly number[];
}

interface Target {
  readonly Bucket: string;
  readonly Key: string;
}

/** A request may take long as long as bytes flow. */
const PATIENT = { requestTimeout: 0 };

/**
 * Stores a file of any size, in parts if it is large. One part is in memory at a time: its bytes are signed with their
 * SHA-256, which the service compares with what it received, and it can be sent again. A failure leaves no object, and
 * no parts unless the keys may not abort an upload.
 */
export async function uploadFile(
  access: S3Access,
  target: Target,
  path: string,
  limits: UploadLimits,
): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const part = Buffer.allocUnsafe(Math.min(size, partBytes(size, limits.partBytes)));
    if (part.length === size) {
      const { s3, aws } = access;
      const Body = await readPart(file, part, 0, size);
      await s3.send(new aws.PutObjectCommand({ ...target, Body }), PATIENT);
    } else {
      await uploadParts(access, target, { file, size, part }, limits.waitsMs);
    }
  } finally {
    await file.close();
  }
}

interface Source {
  readonly file: FileHandle;
  readonly size: number;
  /** Holds one part after the other. */
  readonly part: Buffer;
}

async function uploadParts(
  { s3, aws }: S3Access,
  target: Target,
  { file, size, part }: Source,
  waitsMs: readonly number[],
): Promise<void> {
  const { UploadId } = await s3.send(new aws.CreateMultipartUploadCommand(target));
  const upload = { ...target, UploadId };
  try {
    const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
    for (let start = 0; start < size; start += part.length) {
      const Body = await readPart(file, part, start, size);
      const PartNumber = Parts.length + 1;
      const command = { ...upload, PartNumber, Body };
      const { ETag } = await repeat(waitsMs, () =>
        s3.send(new aws.UploadPartCommand(command), PATIENT),
      );
      Parts.push({ PartNumber, ETag });
    }
    const command = { ...upload, MultipartUpload: { Parts } };
    await repeat(waitsMs, () =>
      s3.send(new aws.CompleteMultipartUploadCommand(command), PATIENT),
    ).catch(async (error: unknown) => {
      if (!(await wasCompleted({ s3, aws }, target, size, error))) throw error;
    });
  } catch (error) {
    await s3.send(new aws.AbortMultipartUploadCommand(upload)).catch(() => {});
    throw error;
  }
}

/** After a lost answer some services no longer know the upload, because it is an object by then. */
async function wasCompleted(
  { s3, aws }: S3Access,
  target: Target,
  size: number,
  error: unknown,
): Promise<boolean> {
  if (!(error instanceof Error && error.name === 'NoSuchUpload')) return false;
  const found = await s3.send(new aws.HeadObjectCommand(target)).catch(() => undefined);
  return found?.ContentLength === size;
}

/** @throws when the file became shorter */
async function readPart(file: FileHandle, part: Buffer, start: number, size: number) {
  const wanted = Math.min(part.length, size - start);
  let read = 0;
  while (read < wanted) {
    const { bytesRead } = await file.read(part, read, wanted - read, start + read);
    if (bytesRead === 0) throw new Error('the file became shorter while it was uploaded');
    read += bytesRead;
  }
  return part.subarray(0, wanted);
}

async function repeat<T>(waitsMs: readonly number[], send: () => Promise<T>): Promise<T> {
  for (const waitMs of waitsMs) {
    try {
      return await send();
    } catch (error) {
      if (!isWorthRepeating(error)) throw error;
      await sleep(waitMs);
    }
  }
  return send();
}
