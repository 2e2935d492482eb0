import { type BackupTarget, isBucketName, parseStorageUrl } from '../storage/storage-url.ts';
import type {
  Connection,
  ConnectionField,
  ConnectionShop,
  ConnectionValues,
} from './connection.ts';

const ENV = 'BACKUP_STORAGE_URL';
const KEY = /^\S{1,200}$/;

/** A part of the address in the environment. */
const part =
  (name: keyof ReturnType<typeof parseStorageUrl>): NonNullable<ConnectionField['fromVariable']> =>
  (address) =>
    parseStorageUrl(address)[name];

/** The S3-compatible bucket that backups are copied to, as BACKUP_STORAGE_URL names it in the environment. */
export const backupConnection: Connection = {
  name: 'backup',
  fields: [
    {
      name: 'endpoint',
      env: ENV,
      fromVariable: part('endpoint'),
      secret: false,
      required: true,
      example: 'https://s3.example.com',
      isUsable: isEndpoint,
    },
    {
      name: 'bucket',
      env: ENV,
      fromVariable: part('bucket'),
      secret: false,
      required: true,
      example: 'shop-backups',
      isUsable: isBucketName,
    },
    {
      name: 'region',
      env: ENV,
      fromVariable: part('region'),
      secret: false,
      required: true,
      defaultValue: 'us-east-1',
      example: '',
      isUsable: (value) => /^[a-z0-9-]{1,40}$/.test(value),
    },
    {
      name: 'accessKey',
      env: ENV,
      fromVariable: part('accessKey'),
      secret: false,
      required: true,
      example: '',
      isUsable: (value) => KEY.test(value),
    },
    {
      name: 'secretKey',
      env: ENV,
      fromVariable: part('secretKey'),
      secret: true,
      required: true,
      example: '',
      isUsable: (value) => KEY.test(value),
    },
  ],
};

/** The bucket of saved values; undefined while a required one is missing. */
export function backupTargetOf(
  { endpoint, bucket, region, accessKey, secretKey }: ConnectionValues,
  { live }: ConnectionShop,
): BackupTarget | undefined {
  if (
    endpoint === undefined ||
    bucket === undefined ||
    region === undefined ||
    accessKey === undefined ||
    secretKey === undefined
  ) {
    return undefined;
  }
  // As operators read it: without the slash that a pasted address may end with.
  const { origin } = new URL(endpoint);
  return { endpoint: origin, bucket, region, accessKey, secretKey, publicOnly: live };
}

/** The address of a server alone; a live shop needs https, because a backup contains everything. */
function isEndpoint(value: string, { live }: ConnectionShop): boolean {
  const url = URL.parse(value);
  if (url === null || url.origin !== value.replace(/\/$/, '').toLowerCase()) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && !live);
}
