import { createHmac } from 'node:crypto';

const PERIOD_S = 30;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an authenticator app shows for a secret (RFC 6238). @param at milliseconds since 1970 */
export function codeOf(secret: string, at: number): string {
  const period = Buffer.alloc(8);
  period.writeBigUInt64BE(BigInt(Math.floor(at / 1_000 / PERIOD_S)));
  const digest = createHmac('sha1', bytesOf(secret)).update(period).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = (digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000;
  return String(number).padStart(6, '0');
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret.replaceAll(' ', '')]
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
