import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';
import { BackupError } from './backup-error.ts';

/**
 * Format of an encrypted backup: a magic number, the fingerprint of the recipient's key, the public part of an
 * ephemeral key, then chunks. The file key is derived by X25519 and HKDF; each chunk is AES-256-GCM with its number as
 * nonce, and the last one is marked as such. So the shop can write backups that it cannot read, and truncated or
 * reordered files do not decrypt.
 */
const MARK = Buffer.from('SESAMEX1');
const FINGERPRINT_BYTES = 8;
const PUBLIC_BYTES = 32;
export const ENCRYPTED_HEAD_BYTES = MARK.length + FINGERPRINT_BYTES + PUBLIC_BYTES;
const CHUNK_BYTES = 65_536;
const TAG_BYTES = 16;
/** DER prefix of the 32 bytes of an X25519 public key. */
const DER_HEAD = Buffer.from('302a300506032b656e032100', 'hex');

/** Parses a public key: the base64 line of a PEM file. Throws when it is not an X25519 key. */
export function parseBackupKey(text: string): KeyObject {
  const der = Buffer.from(text, 'base64');
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  if (key.asymmetricKeyType !== 'x25519') throw new Error('a backup key is an X25519 key');
  return key;
}

/** Parses a private key: the base64 line of its PEM file. Throws when it is not an X25519 key. */
export function parsePrivateLine(text: string): KeyObject {
  const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  if (key.asymmetricKeyType !== 'x25519') throw new Error('a backup key is an X25519 key');
  return key;
}

/** Identifies a key for people, the same for both halves of a pair. */
export function keyFingerprint(key: KeyObject): string {
  return fingerprintOf(key.type === 'private' ? createPublicKey(key) : key).toString('hex');
}

/** @throws {BackupError} `wrong_key` when the file contains no private key for backups */
export function parsePrivateKey(pem: string): KeyObject {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'x25519') return key;
  } catch {
    // Falls through to the error below, as for a key of another type.
  }
  throw new BackupError('wrong_key', 'The key file holds no X25519 private key in PEM form.');
}

export async function* encrypt(
  source: AsyncIterable<Buffer>,
  recipient: KeyObject,
): AsyncGenerator<Buffer> {
  const { privateKey, publicKey } = generateKeyPairSync('x25519');
  const sender = rawOf(publicKey);
  yield Buffer.concat([MARK, fingerprintOf(recipient), sender]);
  const secret = diffieHellman({ privateKey, publicKey: recipient });
  const key = fileKey(secret, sender, rawOf(recipient));
  let count = 0;
  for await (const { chunk, last } of inChunks(source, CHUNK_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(count++, last));
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }
}

/**
 * Decrypts the chunks of an encrypted backup.
 * @throws {BackupError} `encrypted` without a key, `wrong_key`; truncated or altered data throws the error of
 * `isDamaged`
 */
export async function* decrypt(
  source: AsyncIterable<Buffer>,
  head: Buffer,
  privateKey: KeyObject | undefined,
  isDamaged: () => BackupError,
): AsyncGenerator<Buffer> {
  if (privateKey === undefined) {
    throw new BackupError(
      'encrypted',
      'The backup is encrypted: pass the file of its private key, --key backup.key.',
    );
  }
  const own = createPublicKey(privateKey);
  const fingerprint = head.subarray(MARK.length, MARK.length + FINGERPRINT_BYTES);
  if (!fingerprint.equals(fingerprintOf(own))) {
    throw new BackupError(
      'wrong_key',
      `The backup was encrypted for the key ${fingerprint.toString('hex')}; this is ${keyFingerprint(privateKey)}.`,
    );
  }
  const sender = head.subarray(MARK.length + FINGERPRINT_BYTES);
  const publicKey = createPublicKey({
    key: Buffer.concat([DER_HEAD, sender]),
    format: 'der',
    type: 'spki',
  });
  const key = fileKey(diffieHellman({ privateKey, publicKey }), sender, rawOf(own));
  let count = 0;
  for await (const { chunk, last } of inChunks(source, CHUNK_BYTES + TAG_BYTES)) {
    if (chunk.length < TAG_BYTES) throw isDamaged();
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(count++, last));
    decipher.setAuthTag(chunk.subarray(-TAG_BYTES));
    const plain = decipher.update(chunk.subarray(0, -TAG_BYTES));
    try {
      decipher.final();
    } catch {
      throw isDamaged();
    }
    yield plain;
  }
}

export function isEncrypted(head: Buffer): boolean {
  return head.length === ENCRYPTED_HEAD_BYTES && head.subarray(0, MARK.length).equals(MARK);
}

function fileKey(secret: Buffer, sender: Buffer, recipient: Buffer): Buffer {
  const salt = Buffer.concat([sender, recipient]);
  return Buffer.from(hkdfSync('sha256', secret, salt, 'sesame backup 1', 32));
}

/** Never repeats: the key is new for every file. */
function nonceOf(count: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(count, 7);
  nonce[11] = last ? 1 : 0;
  return nonce;
}

function rawOf(publicKey: KeyObject): Buffer {
  return publicKey.export({ format: 'der', type: 'spki' }).subarray(-PUBLIC_BYTES);
}

function fingerprintOf(publicKey: KeyObject): Buffer {
  return createHash('sha256').update(rawOf(publicKey)).digest().subarray(0, FINGERPRINT_BYTES);
}

/** Splits the data into chunks of one size; the last one is marked and may be empty. */
async function* inChunks(
  source: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ chunk: Buffer; last: boolean }> {
  let buffered = Buffer.alloc(0);
  for await (const bytes of source) {
    buffered = Buffer.concat([buffered, bytes]);
    // One byte more than a chunk proves that it is not the last.
    while (buffered.length > size) {
      yield { chunk: buffered.subarray(0, size), last: false };
      buffered = buffered.subarray(size);
    }
  }
  yield { chunk: buffered, last: true };
}
