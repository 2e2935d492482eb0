import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { sha256 } from '../../secrets/crypto.ts';
import { Refusal } from '../errors.ts';

/** Allowance for the rest of the form: boundaries, headers and a few small fields. */
const AROUND_BYTES = 16 * 1024;

export interface UploadedFile {
  readonly bytes: Buffer;
  /** The file name given by the sender: arbitrary text. */
  readonly name: string;
}

/** Reads one file from the form of a `multipart` route. Refuses with `tooLarge` above `maxBytes`. */
export type ReadUpload = (limit: {
  maxBytes: number;
  tooLarge: 'image_too_large' | 'attachment_too_large' | 'payload_too_large';
}) => Promise<UploadedFile>;

/** Registers a route whose body is a form with a file; other routes do not accept such a body. */
export function acceptUpload(fastify: FastifyInstance, options: RouteOptions): void {
  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, {
      limits: { files: 1, fields: 4, parts: 5, fieldSize: 1_024, headerPairs: 20 },
      throwFileSizeLimit: false,
    });
    scope.route(options);
  });
}

export function readUploadOf(request: FastifyRequest): ReadUpload {
  return async ({ maxBytes, tooLarge }) => {
    if (Number(request.headers['content-length'] ?? 0) > maxBytes + AROUND_BYTES) {
      throw new Refusal(tooLarge);
    }
    const file = await readForm(request, maxBytes).catch((cause: unknown) => {
      // The parser throws plain errors for malformed forms, which are bad input.
      throw new Refusal('bad_request', { cause });
    });
    if (file === undefined) throw new Refusal('bad_request');
    // Above the limit the parser only truncates; a truncated file must never pass for a complete one.
    if (file.truncated) throw new Refusal(tooLarge);
    request.fileHash = sha256(file.bytes);
    return { bytes: file.bytes, name: file.name };
  };
}

async function readForm(request: FastifyRequest, maxBytes: number) {
  const part = await request.file({ limits: { fileSize: maxBytes } });
  if (part === undefined || part.fieldname !== 'file') return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) chunks.push(chunk);
  return { bytes: Buffer.concat(chunks), name: part.filename, truncated: part.file.truncated };
}
