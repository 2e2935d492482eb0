import { createServer } from 'node:http';

/** A bucket on loopback with the part of the S3 protocol that the shop uses. */
export interface FakeS3 {
  /** The value for STORAGE_URL. */
  readonly url: string;
  readonly files: ReadonlyMap<
    string,
    { readonly bytes: Buffer; readonly type: string | undefined }
  >;
  /** Answers 403 to requests with these methods. */
  deny(...methods: readonly string[]): void;
  /** Answers 503 to every request. */
  setDown(down: boolean): void;
  stop(): Promise<void>;
}

export async function startS3(): Promise<FakeS3> {
  const files = new Map<string, { bytes: Buffer; type: string | undefined }>();
  let denied: readonly string[] = [];
  let down = false;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const [, bucket, key = ''] = (request.url ?? '').split(/[/?]/);
    const answer = (status: number, body: string | Buffer = '') =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
    const signed = /^AWS4-HMAC-SHA256 Credential=access\/\d{8}\/eu-central-1\/s3\//;
    if (down) return answer(503, '<Error><Code>SlowDown</Code></Error>');
    if (bucket !== 'pictures' || !signed.test(request.headers.authorization ?? '')) {
      return answer(403, '<Error><Code>AccessDenied</Code></Error>');
    }
    if (denied.includes(request.method ?? '')) {
      return answer(403, '<Error><Code>AccessDenied</Code></Error>');
    }
    if (request.method === 'PUT') {
      files.set(key, { bytes: Buffer.concat(chunks), type: request.headers['content-type'] });
      return answer(200);
    }
    if (request.method === 'DELETE') {
      files.delete(key);
      return answer(204);
    }
    const file = files.get(key);
    return file === undefined
      ? answer(404, '<Error><Code>NoSuchKey</Code><Message>gone</Message></Error>')
      : answer(200, file.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the bucket has no port');
  return {
    url: `s3+http://access:a%2Fsecret@127.0.0.1:${address.port}/pictures?region=eu-central-1`,
    files,
    deny(...methods) {
      denied = methods;
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
