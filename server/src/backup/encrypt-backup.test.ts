import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { BackupError } from './backup-error.ts';
import { decrypt, ENCRYPTED_HEAD_BYTES, encrypt, isEncrypted } from './encrypt-backup.ts';

const { privateKey, publicKey } = generateKeyPairSync('x25519');
const CHUNK_BYTES = 65_536;
const SEALED_CHUNK_BYTES = CHUNK_BYTES + 16;

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function whole(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}
const seal = (plain: Buffer) => whole(encrypt(pieces(plain, 10_007), publicKey));
const open = (sealed: Buffer, body = sealed.subarray(ENCRYPTED_HEAD_BYTES)) =>
  whole(
    decrypt(
      pieces(body, 7_001),
      sealed.subarray(0, ENCRYPTED_HEAD_BYTES),
      privateKey,
      () => new BackupError('damaged', 'damaged'),
    ),
  );

test.each([0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 3 * CHUNK_BYTES])(
  '%i bytes are decrypted unchanged',
  async (size) => {
    const plain = randomBytes(size);
    const sealed = await seal(plain);
    expect(isEncrypted(sealed.subarray(0, ENCRYPTED_HEAD_BYTES))).toBe(true);
    expect((await open(sealed)).equals(plain)).toBe(true);
  },
);

test('the same content is encrypted differently each time', async () => {
  const plain = randomBytes(100);
  expect((await seal(plain)).equals(await seal(plain))).toBe(false);
});

test('missing, omitted or reordered chunks are detected', async () => {
  const sealed = await seal(randomBytes(3 * CHUNK_BYTES + 5));
  const body = sealed.subarray(ENCRYPTED_HEAD_BYTES);
  const chunk = (at: number) =>
    body.subarray(at * SEALED_CHUNK_BYTES, (at + 1) * SEALED_CHUNK_BYTES);
  const wrong = [
    [chunk(0), chunk(1), chunk(2)],
    [chunk(0), chunk(2), chunk(3)],
    [chunk(1), chunk(0), chunk(2), chunk(3)],
    [],
  ];
  for (const chunks of wrong) {
    await expect(open(sealed, Buffer.concat(chunks))).rejects.toMatchObject({ problem: 'damaged' });
  }
});
