import { randomFillSync } from 'node:crypto';

/** Random values, injected so that tests are repeatable. */
export interface Ids {
  /**
   * UUID version 7: unguessable, yet sorted by creation, so indexes grow at one end and rows that one process makes in the
   * same millisecond keep their order.
   */
  uuid(): string;
  /** 256 random bits as base64url, 43 characters. */
  token(): string;
}

/** Every call names itself, and drawing a few bytes from the system costs it as much as a tenth of its work. */
const POOL_BYTES = 4_096;
const COUNTER_MAX = 0xfff;
/** The counter starts in its lower half, so that it rarely overflows within a millisecond. */
const COUNTER_START_MAX = 0x7ff;

/** @param now Unix milliseconds. A clock that steps back does not make later identifiers sort before earlier ones. */
export function createIds(now: () => number = Date.now): Ids {
  let lastMs = 0;
  let counter = 0;
  const randomBytes = createRandomPool();
  return {
    uuid() {
      const random = randomBytes(10);
      const ms = now();
      if (ms > lastMs) {
        lastMs = ms;
        counter = random.readUInt16BE(0) & COUNTER_START_MAX;
      } else if (counter < COUNTER_MAX) {
        counter += 1;
      } else {
        lastMs += 1;
        counter = 0;
      }
      return uuidV7(lastMs, counter, random.subarray(2));
    },
    token: () => randomBytes(32).toString('base64url'),
  };
}

export const randomIds: Ids = createIds();

/** Draws random bytes from the system in larger portions. Each byte is handed out once and erased from the pool. */
function createRandomPool(): (count: number) => Buffer {
  const pool = Buffer.alloc(POOL_BYTES);
  let at = pool.length;
  return (count) => {
    if (at + count > pool.length) {
      randomFillSync(pool);
      at = 0;
    }
    const taken = Buffer.from(pool.subarray(at, at + count));
    pool.fill(0, at, at + count);
    at += count;
    return taken;
  };
}

/** RFC 9562, section 6.2, method 1: 48 bits of Unix milliseconds, version 7, a counter of 12 bits, 62 random bits. */
function uuidV7(unixMs: number, counter: number, random: Buffer): string {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(unixMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  random.copy(bytes, 8, 0, 8);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
