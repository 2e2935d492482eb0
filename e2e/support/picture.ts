import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const WIDTH = 1_024;
const ROW_BYTES = 1 + WIDTH * 3;

/** A PNG of incompressible noise with nearly the given number of bytes, never more. */
export function noisyPicture(bytes: number): Buffer {
  // The rest of the file takes less than one row.
  const height = Math.floor(bytes / ROW_BYTES) - 1;
  const rows = randomBytes(height * ROW_BYTES);
  for (let row = 0; row < height; row += 1) rows[row * ROW_BYTES] = 0;
  const size = Buffer.alloc(8);
  size.writeUInt32BE(WIDTH, 0);
  size.writeUInt32BE(height, 4);
  const eightBitColors = Buffer.from([8, 2, 0, 0, 0]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([size, eightBitColors])),
    chunk('IDAT', deflateSync(rows, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
