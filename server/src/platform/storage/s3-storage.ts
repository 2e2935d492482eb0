import type { Storage } from './storage.ts';
import type { StorageConfig } from './storage-url.ts';

const TRIES = 3;

/**
 * Files in a bucket, for several servers on one database. Uses the AWS client, because the S3 driver of flydrive also
 * requires a package for signed links, which are not needed. Imported with the first file.
 */
export function createS3Storage(config: StorageConfig): Storage {
  const { bucket } = config;
  let opening: ReturnType<typeof open> | undefined;
  const client = () => {
    opening ??= open(config);
    return opening;
  };
  return {
    async put(name, bytes, type) {
      const { s3, aws } = await client();
      await s3.send(
        new aws.PutObjectCommand({ Bucket: bucket, Key: name, Body: bytes, ContentType: type }),
      );
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
      void opening?.then(({ s3 }) => s3.destroy());
    },
  };
}

async function open({ endpoint, region, accessKey, secretKey }: StorageConfig) {
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
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 10_000 },
  });
  return { s3, aws };
}
