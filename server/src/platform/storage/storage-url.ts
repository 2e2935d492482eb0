/** Address and credentials of an S3 bucket. */
export interface StorageConfig {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** The bucket that backups are copied to. */
export interface BackupTarget extends StorageConfig {
  /** Whether it must have public addresses, because it was entered in the console. */
  readonly publicOnly: boolean;
}

/** The bucket as operators read it, without its keys. */
export function bucketAddress({ endpoint, bucket }: Pick<StorageConfig, 'endpoint' | 'bucket'>) {
  return `${endpoint}/${bucket}`;
}

export function isBucketName(text: string): boolean {
  return /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text);
}

/** @throws for an address that does not name a bucket and its keys */
export function parseStorageUrl(setting: string): StorageConfig {
  const url = new URL(setting);
  const bucket = url.pathname.slice(1);
  const isComplete =
    /^s3(\+http)?:$/.test(url.protocol) &&
    [url.host, url.username, url.password].every((part) => part !== '') &&
    isBucketName(bucket);
  if (!isComplete) throw new Error('a bucket is written as s3://key:secret@host/bucket');
  return {
    endpoint: `${url.protocol === 's3:' ? 'https' : 'http'}://${url.host}`,
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKey: decodeURIComponent(url.username),
    secretKey: decodeURIComponent(url.password),
  };
}
