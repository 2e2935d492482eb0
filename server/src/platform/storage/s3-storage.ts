import { createWriteStream } from 'node:fs';
import { Agent } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { isPublicHost, lookupPublicAddress, PrivateHost } from '../network/public-hosts.ts';
import type { Storage } from './storage.ts';
import type { StorageConfig } from './storage-url.ts';
import { type UploadLimits, uploadFile } from './upload-file.ts';

const TRIES = 3;
const ANSWER_MS = 10_000;
/** How long a connection may be idle. */
const IDLE_MS = 60_000;
const UPLOADS: UploadLimits = {
  partBytes: 64 * 1024 ** 2,
  waitsMs: [1_000, 5_000, 30_000, 60_000],
};

export interface S3Storage extends Storage {
  /** Stores a file of any size, in parts if it is large, which may take long as long as bytes flow. */
  putFile(name: string, path: string): Promise<void>;
  /** Writes an object into a file. @returns false when there is no such object */
  getFile(name: string, path: string): Promise<boolean>;
}

export interface S3Options {
  /** Refuses private addresses, checked when a connection is made; only https. */
  readonly publicOnly?: boolean;
  readonly uploads?: UploadLimits;
}

/**
 * Files in a bucket, for several servers on one database. Uses the AWS client, because the S3 driver of flydrive also
 * requires a package for signed links, which are not needed. Imported with the first file.
 */
export function createS3Storage(config: StorageConfig, options: S3Options = {}): S3Storage {
  const { bucket } = config;
  const { uploads = UPLOADS } = options;
  let opening: ReturnType<typeof open> | undefined;
  const client = () => {
    opening ??= open(config, options);
    return opening;
  };
  return {
    async put(name, bytes, type) {
      const { s3, aws } = await client();
      await s3.send(
        new aws.PutObjectCommand({ Bucket: bucket, Key: name, Body: bytes, ContentType: type }),
      );
    },
    async putFile(name, path) {
      await uploadFile(await client(), { Bucket: bucket, Key: name }, path, uploads);
    },
    async getFile(name, path) {
      const { s3, aws } = await client();
      try {
        const { Body } = await s3.send(new aws.GetObjectCommand({ Bucket: bucket, Key: name }), {
          requestTimeout: 0,
        });
        if (Body === undefined) return false;
        await pipeline(Body.transformToWebStream(), createWriteStream(path, { mode: 0o600 }));
        return true;
      } catch (error) {
        if (error instanceof aws.NoSuchKey) return false;
        throw error;
      }
    },
    async get(name) {
      const { s3, aws } = await client();
      try {
        const { Body } = await s3.send(new aws.GetObjectCommand({ Bucket: bucket, Key: name }));
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (error instanceof aws.NoSuchKey) return undefined;
        throw error;
      }
    },
    async remove(name) {
      const { s3, aws } = await client();
      await s3.send(new aws.DeleteObjectCommand({ Bucket: bucket, Key: name }));
    },
    close() {
      void opening?.then(
        ({ s3 }) => s3.destroy(),
        () => {},
      );
    },
  };
}

async function open(
  { endpoint, region, accessKey, secretKey }: StorageConfig,
  { publicOnly = false }: S3Options,
) {
  // Addresses are not looked up, so they are checked here.
  if (publicOnly && !isPublicHost(new URL(endpoint).hostname)) throw new PrivateHost();
  const aws = await import('@aws-sdk/client-s3');
  const s3 = new aws.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Every S3 service supports the bucket in the path, but not all support it in the host name.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: 3_000,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
      socketTimeout: IDLE_MS,
      ...(publicOnly && {
        httpsAgent: new Agent({ lookup: lookupPublicAddress, keepAlive: true }),
      }),
    },
  });
  return { s3, aws };
}
