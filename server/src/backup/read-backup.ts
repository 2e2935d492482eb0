import type { KeyObject } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import * as z from 'zod/mini';
import { BackupError } from './backup-error.ts';
import { FRAME_HEAD_BYTES, MOST_FRAME_BYTES } from './backup-format.ts';
import { decrypt, ENCRYPTED_HEAD_BYTES, isEncrypted } from './encrypt-backup.ts';

export interface Frame {
  readonly kind: string;
  readonly content: Buffer;
}

/**
 * Reads the frames of a backup in order.
 * @throws {BackupError} `damaged`, `file_missing`, `encrypted` or `wrong_key`
 */
export async function* readFrames(
  path: string,
  privateKey?: KeyObject,
): AsyncGenerator<Frame, undefined> {
  // Errors of both streams reach the loop; the callback only exists because `pipeline` requires one.
  const stream = pipeline(opened(path, privateKey), createGunzip(), () => {});
  const chunks: Buffer[] = [];
  let have = 0;
  function take(bytes: number): Buffer {
    const all = chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks);
    chunks.length = 0;
    have -= bytes;
    if (have > 0) chunks.push(all.subarray(bytes));
    return all.subarray(0, bytes);
  }
  let head: { kind: string; length: number } | undefined;
  try {
    for await (const chunk of stream) {
      chunks.push(chunk);
      have += chunk.length;
      while (have >= (head?.length ?? FRAME_HEAD_BYTES)) {
        if (head === undefined) {
          const bytes = take(FRAME_HEAD_BYTES);
          head = { kind: bytes.toString('latin1', 0, 1), length: bytes.readUInt32BE(1) };
          if (head.length > MOST_FRAME_BYTES) throw damaged(path);
        } else {
          yield { kind: head.kind, content: take(head.length) };
          head = undefined;
        }
      }
    }
  } catch (error) {
    throw problemOf(error, path);
  }
  if (have > 0 || head !== undefined) throw damaged(path);
}

/** The bytes of the file, decrypted if it is encrypted. */
async function* opened(path: string, privateKey: KeyObject | undefined): AsyncGenerator<Buffer> {
  const file = createReadStream(path);
  const bytes: AsyncIterator<Buffer> = file[Symbol.asyncIterator]();
  let begin = Buffer.alloc(0);
  let step = await bytes.next();
  for (; !step.done; step = await bytes.next()) {
    begin = Buffer.concat([begin, step.value]);
    if (begin.length >= ENCRYPTED_HEAD_BYTES) break;
  }
  const head = begin.subarray(0, ENCRYPTED_HEAD_BYTES);
  const isSealed = isEncrypted(head);
  async function* rest(): AsyncGenerator<Buffer> {
    yield isSealed ? begin.subarray(head.length) : begin;
    for (let next = await bytes.next(); !next.done; next = await bytes.next()) yield next.value;
  }
  try {
    if (isSealed) yield* decrypt(rest(), head, privateKey, () => damaged(path));
    else yield* rest();
  } finally {
    file.destroy();
  }
}

/** Parses the JSON content of a frame. */
export function parseFrame<Schema extends z.ZodMiniType>(
  schema: Schema,
  { content }: Frame,
  path: string,
): z.output<Schema> {
  try {
    return z.parse(schema, JSON.parse(content.toString()));
  } catch {
    throw damaged(path);
  }
}

export function damaged(path: string): BackupError {
  return new BackupError(
    'damaged',
    `${path} is not a complete backup of a shop: do not rely on it.`,
  );
}

function problemOf(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return new BackupError('file_missing', `There is no file ${path}.`);
  return typeof code === 'string' && code.startsWith('Z_') ? damaged(path) : error;
}
