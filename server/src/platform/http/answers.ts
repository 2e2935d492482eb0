import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** JSON text that PostgreSQL has already built. */
export class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A plain-text response, for callers that do not expect JSON. */
export class PlainText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Redirects the browser; the route must declare status 303. */
export class Redirect {
  readonly location: string;
  constructor(location: string) {
    this.location = location;
  }
}

/** The caller already has the answer with this ETag. */
export class Unchanged {
  readonly etag: string;
  constructor(etag: string) {
    this.etag = etag;
  }
}

/**
 * Content of a file. A function makes it after the reads of the call, so that the deadline of reads does not apply to it.
 */
type FileBody = Buffer | Readable | (() => Promise<Buffer>);

/**
 * A file download, never rendered as a page. The route must declare `file`. A streamed file stops when the client
 * disconnects; when streaming fails, the connection is cut.
 */
export class FileAnswer {
  readonly body: FileBody;
  readonly type: string;
  readonly name: string;
  /** For a list: returns how many of its rows have been written so far. */
  readonly rowsSent: (() => number) | undefined;
  constructor({
    body,
    type,
    name,
    rowsSent,
  }: {
    body: FileBody;
    type: string;
    name: string;
    rowsSent?: () => number;
  }) {
    this.body = body;
    this.type = type;
    this.name = name;
    this.rowsSent = rowsSent;
  }

  /** The `Content-Disposition` header; a non-ASCII name is encoded as in RFC 8187. */
  get disposition(): string {
    const name = encodeURIComponent(this.name.toWellFormed()).replace(
      /['()*]/g,
      (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
    );
    return `attachment; filename*=UTF-8''${name}`;
  }
}

/**
 * A response body built once and sent many times: bytes, compressed forms, and an ETag for 304. It is compressed for the
 * first caller who accepts that, because compressing is most of the work of a start.
 */
export class Precomputed {
  readonly etag: string;
  readonly identity: Buffer;
  #brotli: Buffer | undefined;
  #gzip: Buffer | undefined;

  constructor(json: string) {
    this.identity = Buffer.from(json);
    this.etag = `"${createHash('sha256').update(this.identity).digest('base64url').slice(0, 22)}"`;
  }

  get brotli(): Buffer {
    // Quality 5, because it is rebuilt on every change of the catalogue, on the thread that serves requests.
    this.#brotli ??= brotliCompressSync(this.identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    });
    return this.#brotli;
  }

  get gzip(): Buffer {
    this.#gzip ??= gzipSync(this.identity, { level: 6 });
    return this.#gzip;
  }
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding the caller accepts. `q=0` refuses one; finer weights are ignored. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : 'identity';
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';');
    if (name?.trim().toLowerCase() !== encoding) return false;
    return !parameters.some((parameter) => /^\s*q=0(\.0+)?\s*$/.test(parameter));
  });
}

/** Adds to `Vary` instead of replacing it: CORS may already have set `Vary: Origin`. */
export function varyBy(
  reply: FastifyReply,
  header: 'Accept-Encoding' | 'Accept-Language' | 'Cookie',
): void {
  const before = reply.getHeader('vary');
  reply.header('vary', before === undefined ? header : `${before}, ${header}`);
}

export function varyByEncoding(reply: FastifyReply): void {
  varyBy(reply, 'Accept-Encoding');
}

/** Sends the body in the accepted encoding, or 304 when the caller already has it. */
export function sendPrecomputed(request: FastifyRequest, reply: FastifyReply, answer: Precomputed) {
  // The browser may cache it but must revalidate each time; a 304 has no body.
  reply.header('etag', answer.etag).header('cache-control', 'no-cache');
  varyByEncoding(reply);
  if (request.method !== 'POST' && request.headers['if-none-match'] === answer.etag) {
    return reply.code(304).send();
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  reply.code(200).header('content-type', 'application/json; charset=utf-8');
  if (encoding === 'br') return reply.header('content-encoding', 'br').send(answer.brotli);
  if (encoding === 'gzip') return reply.header('content-encoding', 'gzip').send(answer.gzip);
  return reply.send(answer.identity);
}
