import { randomBytes } from 'node:crypto';

/** Random values, injected so that tests are repeatable. */
export interface Ids {
  /** UUID version 7: unguessable, yet sorted by time of creation, so indexes grow at one end. */
  uuid(): string;
  /** 256 random bits as base64url, 43 characters. */
  token(): string;
}

export const randomIds: Ids = {
  uuid: () => uuidV7(Date.now(), randomBytes(10)),
  token: () => randomBytes(32).toString('base64url'),
};

/** RFC 9562 layout: 48 bits of Unix milliseconds, version 7, 74 random bits. */
export function uuidV7(unixMs: number, random: Buffer): string {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(unixMs, 0, 6);
  random.copy(bytes, 6, 0, 10);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
