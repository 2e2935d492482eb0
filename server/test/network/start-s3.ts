import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { type Answer, createUploads, refusal } from './s3-uploads.ts';

interface StoredFile {
  readonly bytes: Buffer;
  readonly type: string | undefined;
}

/** What can go wrong with a request: its answer is lost, its bytes are damaged on the way, or the service is busy. */
export type S3Fault = 'answer_lost' | 'damaged' | 'busy';

/** A request, as the tests name it: the method, and the parameter that makes it part of an upload. */
export type S3Request =
  | 'GET'
  | 'PUT'
  | 'DELETE'
  | 'HEAD'
  | 'create'
  | 'part'
  | 'complete'
  | 'abort';

/** A bucket on loopback with the part of the S3 protocol that the shop uses. */
export interface FakeS3 {
  /** The value for STORAGE_URL. */
  readonly url: string;
  readonly files: ReadonlyMap<string, StoredFile>;
  /** Keys of the uploads in parts that were neither completed nor aborted. */
  openUploads(): readonly string[];
  /** Requests since the start. */
  readonly requests: readonly S3Request[];
  /** Answers 403 to requests with these methods. */
  deny(...methods: readonly string[]): void;
  /** Disturbs the next requests of a kind. */
  disturb(request: S3Request, fault: S3Fault, times: number): void;
  /** Answers 503 to every request. */
  setDown(down: boolean): void;
  stop(): Promise<void>;
}

const SIGNED = /^AWS4-HMAC-SHA256 Credential=access\/\d{8}\/eu-central-1\/s3\//;

export async function startS3(): Promise<FakeS3> {
  const files = new Map<string, StoredFile>();
  const uploads = createUploads();
  const requests: S3Request[] = [];
  let denied: readonly string[] = [];
  let down = false;
  let disturbed: { request: S3Request; fault: S3Fault; times: number } | undefined;

  function takeFault(request: S3Request): S3Fault | undefined {
    if (disturbed?.request !== request || disturbed.times === 0) return undefined;
    disturbed.times -= 1;
    return disturbed.fault;
  }

  function answer(request: IncomingMessage, kind: S3Request, sent: Buffer): Answer | StoredFile {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
    const [, bucket, key = ''] = pathname.split('/');
    const { authorization = '', 'x-amz-content-sha256': sha256 } = request.headers;
    if (down) return refusal(503, 'SlowDown');
    if (bucket !== 'pictures' || !SIGNED.test(authorization)) return refusal(403, 'AccessDenied');
    if (denied.includes(request.method ?? '')) return refusal(403, 'AccessDenied');
    const type = request.headers['content-type'];
    if (sha256 !== createHash('sha256').update(sent).digest('hex')) {
      return refusal(400, 'XAmzContentSHA256Mismatch');
    }
    const id = searchParams.get('uploadId') ?? '';
    const store = (bytes: Buffer) => files.set(key, { bytes, type });
    if (kind === 'create') return uploads.create(key);
    if (kind === 'part') return uploads.putPart(id, Number(searchParams.get('partNumber')), sent);
    if (kind === 'complete') return uploads.complete(id, sent.toString(), store);
    if (kind === 'abort') return uploads.abort(id);
    if (kind === 'PUT') {
      store(sent);
      return { status: 200 };
    }
    if (kind === 'DELETE') {
      files.delete(key);
      return { status: 204 };
    }
    return files.get(key) ?? refusal(404, 'NoSuchKey');
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const kind = kindOf(request);
    requests.push(kind);
    const fault = takeFault(kind);
    const sent = Buffer.concat(chunks);
    if (fault === 'damaged') sent[0] = (sent[0] ?? 0) ^ 1;
    const given = fault === 'busy' ? refusal(503, 'SlowDown') : answer(request, kind, sent);
    if (fault === 'answer_lost') return response.destroy();
    if ('bytes' in given) {
      response.writeHead(200, { 'content-length': given.bytes.length });
      return response.end(kind === 'HEAD' ? undefined : given.bytes);
    }
    const { status, body = '', etag } = given;
    response.writeHead(status, { 'content-type': 'application/xml', ...(etag && { etag }) });
    return response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the bucket has no port');
  return {
    url: `s3+http://access:a%2Fsecret@127.0.0.1:${address.port}/pictures?region=eu-central-1`,
    files,
    requests,
    openUploads: uploads.open,
    deny(...methods) {
      denied = methods;
    },
    disturb(request, fault, times) {
      disturbed = { request, fault, times };
    },
    setDown(value) {
      down = value;
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function kindOf({ method = 'GET', url = '' }: IncomingMessage): S3Request {
  if (method === 'POST') return /[?&]uploads\b/.test(url) ? 'create' : 'complete';
  if (/[?&]uploadId=/.test(url)) return method === 'DELETE' ? 'abort' : 'part';
  return method === 'PUT' || method === 'DELETE' || method === 'HEAD' ? method : 'GET';
}
