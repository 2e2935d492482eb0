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

/** Plain text, for callers that want a word and no JSON. */
export class PlainText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Sends the browser elsewhere; the route declares status 303. */
export class Redirect {
  readonly location: string;
  constructor(location: string) {
    this.location = location;
  }
}

/**
 * A file that the caller saves: never a page, whatever is in it. The route declares `file`. One that is written while it is
 * sent stops when the caller is gone; when it fails, the connection is cut.
 */
export class FileAnswer {
  readonly body: Buffer | Readable;
  readonly type: string;
  readonly name: string;
  /** Of a list: how many of its rows have been written so far. */
  readonly rowsSent: (() => number) | undefined;
  constructor({
    body,
    type,
    name,
    rowsSent,
  }: {
    body: Buffer | Readable;
    type: string;
    name: string;
    rowsSent?: () => number;
  }) {
    this.body = body;
    this.type = type;
    this.name = name;
    this.rowsSent = rowsSent;
  }

  /** The name as RFC 8187 writes what is not ASCII. */
  get disposition(): string {
    const name = encodeURIComponent(this.name.toWellFormed()).replace(
      /['()*]/g,
      (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
    );
    return `attachment; filename*=UTF-8''${name}`;
  }
}

/** An answer made once and sent many times: bytes, their compressed forms, and a tag for 304. */
export class Precomputed {
  readonly etag: string;
  readonly identity: Buffer;
  readonly brotli: Buffer;
  readonly gzip: Buffer;

  constructor(json: string) {
    this.identity = Buffer.from(json);
    this.etag = `"${createHash('sha256').update(this.identity).digest('base64url').slice(0, 22)}"`;
    // Quality 5: made again at each change of the catalogue, on the thread that serves requests.
    this.brotli = brotliCompressSync(this.identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    });
    this.gzip = gzipSync(this.identity, { level: 6 });
  }
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding a caller accepts. `q=0` refuses one; finer weights are not worth the time. */
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

/** CORS may have written `Vary: Origin` already; both count. */
export function varyByEncoding(reply: FastifyReply): void {
  const before = reply.getHeader('vary');
  reply.header('vary', before === undefined ? 'Accept-Encoding' : `${before}, Accept-Encoding`);
}

/** Compressed as the caller likes it, or 304 when they have it. */
export function sendPrecomputed(request: FastifyRequest, reply: FastifyReply, answer: Precomputed) {
  // May be kept by the browser, but asked about each time: 304 costs no body.
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
