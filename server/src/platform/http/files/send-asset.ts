import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, varyByEncoding } from '../answers.ts';
import type { Asset } from './assets.ts';
import { filePolicy } from './headers.ts';

const compressBrotli = promisify(brotliCompress);
export const compressGzip = promisify(gzip);

/** Sends the file in the accepted encoding, or 304 to a caller that has it already. */
export async function sendAsset(request: FastifyRequest, reply: FastifyReply, file: Asset) {
  reply
    .header('content-type', file.type)
    .header('etag', file.etag)
    .header('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  // The API's policy forbids everything, including styles inside a picture.
  if (!file.type.startsWith('text/html') && !file.sandboxed) {
    reply.header('content-security-policy', filePolicy);
  }
  if (file.compressible) varyByEncoding(reply);
  const isKept = request.headers['if-none-match'] === file.etag && reply.statusCode === 200;
  if (isKept) return reply.code(304).send();
  const encoding = file.compressible
    ? acceptedEncoding(request.headers['accept-encoding'])
    : 'identity';
  if (encoding === 'identity') return reply.send(file.identity);
  file.compressed ??= compress(file.identity);
  return reply.header('content-encoding', encoding).send((await file.compressed)[encoding]);
}

async function compress(identity: Buffer) {
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    compressGzip(identity, { level: 9 }),
  ]);
  return { br, gzip: gz };
}
