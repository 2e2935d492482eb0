import { createHash, randomUUID } from 'node:crypto';
import { S3_PARTS } from '../../src/platform/storage/upload-parts.rules.ts';

export interface Answer {
  readonly status: number;
  readonly body?: string;
  readonly etag?: string;
}

interface Upload {
  readonly key: string;
  readonly parts: Map<number, { readonly bytes: Buffer; readonly etag: string }>;
}

export interface S3Uploads {
  /** Keys of the uploads that were neither completed nor aborted. */
  open(): readonly string[];
  create(key: string): Answer;
  putPart(id: string, number: number, bytes: Buffer): Answer;
  /** @param store takes the bytes of the object */
  complete(id: string, body: string, store: (bytes: Buffer) => void): Answer;
  abort(id: string): Answer;
}

export function refusal(status: number, code: string): Answer {
  return { status, body: `<Error><Code>${code}</Code><Message>refused</Message></Error>` };
}

/** Objects that are uploaded in parts, with the refusals of S3 for what a client can do wrong. */
export function createUploads(): S3Uploads {
  const uploads = new Map<string, Upload>();
  const unknown = refusal(404, 'NoSuchUpload');
  return {
    open: () => [...uploads.values()].map(({ key }) => key),
    create(key) {
      const id = randomUUID();
      uploads.set(id, { key, parts: new Map() });
      const body = `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`;
      return { status: 200, body };
    },
    putPart(id, number, bytes) {
      const upload = uploads.get(id);
      if (upload === undefined) return unknown;
      if (number < 1 || number > S3_PARTS.most) return refusal(400, 'InvalidArgument');
      const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
      upload.parts.set(number, { bytes, etag });
      return { status: 200, etag };
    },
    complete(id, body, store) {
      const upload = uploads.get(id);
      if (upload === undefined) return unknown;
      const named = listParts(body);
      const parts = named.map(({ number }) => upload.parts.get(number));
      const isKnown = named.every(({ etag }, index) => parts[index]?.etag === etag);
      if (named.length === 0 || !isKnown) return refusal(400, 'InvalidPart');
      const isInOrder = named.every(
        ({ number }, index) => number > (named[index - 1]?.number ?? 0),
      );
      if (!isInOrder) return refusal(400, 'InvalidPartOrder');
      const bytes = parts.flatMap((part) => (part === undefined ? [] : [part.bytes]));
      const isLarge = bytes.slice(0, -1).every(({ length }) => length >= S3_PARTS.smallestBytes);
      if (!isLarge) return refusal(400, 'EntityTooSmall');
      uploads.delete(id);
      store(Buffer.concat(bytes));
      return { status: 200, body: '<CompleteMultipartUploadResult/>' };
    },
    abort(id) {
      return uploads.delete(id) ? { status: 204 } : unknown;
    },
  };
}

function listParts(body: string): { number: number; etag: string }[] {
  return [...body.matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => ({
    number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
    etag: (/<ETag>(.*?)</.exec(part)?.[1] ?? '').replaceAll('&quot;', '"'),
  }));
}
