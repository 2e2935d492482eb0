import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

export function sha256(value: string | Buffer): Buffer {
  // Through text, because Node takes twice as long to answer with a buffer.
  return Buffer.from(hash('sha256', value, 'binary'), 'binary');
}

/** Encrypts small secrets for storage. `context` binds a box to its row: a box copied to another row does not open. */
export interface Sealer {
  /** Ids of the known keys; the first one seals. */
  readonly keyIds: readonly string[];
  seal(plain: string, context: string): string;
  /** Throws when the box was altered, belongs to another context, or its key is unknown. */
  open(box: string, context: string): string;
  /** HMAC-SHA256 with a key derived from the sealing key, so that the text cannot be guessed without it. */
  fingerprint(text: string, context: string): Buffer;
  /** The fingerprints of a text by every known key, the sealing one first. */
  fingerprints(text: string, context: string): readonly Buffer[];
  /** Whether the fingerprint, made with this sealing key or an earlier one, matches the text. */
  isFingerprint(fingerprint: Buffer, text: string, context: string): boolean;
}

export interface SealingKey {
  readonly id: string;
  readonly key: Buffer;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals with the first key and opens with any, which allows rotation.
 * Format of a box: `<key id>.<base64url(nonce, tag, cipher text)>`.
 */
export function createSealer(keys: readonly SealingKey[]): Sealer {
  // Key objects are created once: given raw bytes, OpenSSL sets up the key for every box, which takes five times as
  // long.
  const byId = new Map(keys.map(({ id, key }) => [id, createSecretKey(key)]));
  const [[currentId, currentKey] = []] = byId;
  // A derived key, because an encryption key must not be used for anything else.
  const macKeys = keys.map(({ key }) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', key, '', 'sesame fingerprint', 32))),
  );
  const [currentMacKey] = macKeys;
  if (currentId === undefined || currentKey === undefined || currentMacKey === undefined) {
    throw new Error('a sealer needs at least one key');
  }
  const mac = (key: KeyObject, text: string, context: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([context, text]))
      .digest();
  return {
    fingerprint: (text, context) => mac(currentMacKey, text, context),
    fingerprints: (text, context) => macKeys.map((key) => mac(key, text, context)),
    isFingerprint: (fingerprint, text, context) =>
      macKeys.some((key) => {
        const expected = mac(key, text, context);
        return expected.length === fingerprint.length && timingSafeEqual(expected, fingerprint);
      }),
    keyIds: [...byId.keys()],
    seal(plain, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', currentKey, nonce);
      cipher.setAAD(Buffer.from(context));
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return `${currentId}.${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')}`;
    },
    open(box, context) {
      const dot = box.indexOf('.');
      const key = byId.get(box.slice(0, dot));
      if (dot < 1 || key === undefined) throw new Error('sealed with an unknown key');
      const bytes = Buffer.from(box.slice(dot + 1), 'base64url');
      if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new Error('sealed box is too short');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
      decipher.setAAD(Buffer.from(context));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([
        decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
        decipher.final(),
      ]).toString('utf8');
    },
  };
}

/**
 * Parses `SECRETS_KEY`: `<id>:<32 bytes as base64 or hex>`, several separated by commas, the current one first. The
 * operator chooses the id; it is stored with every box.
 */
export function parseSealingKeys(setting: string): SealingKey[] {
  return setting.split(',').map((part) => {
    const [id, encoded, ...rest] = part.trim().split(':');
    if (!id || !encoded || rest.length > 0 || !/^[a-z0-9-]{1,16}$/.test(id)) {
      throw new Error('each key is written as id:key, the id in small letters and digits');
    }
    const key = /^[0-9a-f]{64}$/i.test(encoded)
      ? Buffer.from(encoded, 'hex')
      : Buffer.from(encoded, 'base64');
    if (key.length !== 32) throw new Error('a key is 32 bytes as base64 or hex');
    return { id, key };
  });
}
