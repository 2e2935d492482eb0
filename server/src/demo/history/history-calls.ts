import type { AnswerOf, InputOf, RouteSpec } from '@sesame/contract/shared/route.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { COUNTRY_HEADER } from './history-platform.ts';

/** Who calls, from where. */
export interface Caller {
  readonly token?: string;
  readonly ip?: string;
  readonly userAgent?: string;
  readonly country?: string;
}

export interface HistoryCalls {
  /** Calls a route as its client does. @throws when the shop refuses */
  call<R extends RouteSpec>(route: R, input: InputOf<R>, caller?: Caller): Promise<AnswerOf<R>>;
  /** Sends a file as a form. @throws when the shop refuses */
  upload(
    path: string,
    file: { name: string; type: string; bytes: Buffer },
    caller: Caller,
  ): Promise<void>;
}

/** Calls the server in this process. @param host the host that clients name */
export function createHistoryCalls(fastify: FastifyInstance, host: string): HistoryCalls {
  async function inject(options: InjectOptions, { token, ip, userAgent, country }: Caller) {
    const answer = await fastify.inject({
      ...options,
      ...(ip !== undefined && { remoteAddress: ip }),
      headers: {
        ...options.headers,
        host,
        ...(userAgent !== undefined && { 'user-agent': userAgent }),
        ...(country !== undefined && { [COUNTRY_HEADER]: country }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    });
    if (answer.statusCode >= 400) {
      throw new Error(`${options.method} ${String(options.url)}: ${answer.body}`);
    }
    return answer.body;
  }

  return {
    async call(route, input, caller = {}) {
      const { params = {}, query = {}, body } = input as Parts;
      const path = route.path.replace(/:(\w+)/g, (_match, name: string) =>
        encodeURIComponent(String(params[name])),
      );
      const text = await inject(
        {
          method: route.method,
          url: path,
          query: { ...query },
          ...(body !== undefined && { payload: body }),
        },
        caller,
      );
      // The cast is safe: it is the answer of that route.
      return (text === '' ? undefined : JSON.parse(text)) as AnswerOf<typeof route>;
    },
    async upload(path, { name, type, bytes }, caller) {
      const boundary = 'history-of-the-demo';
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
      await inject(
        {
          method: 'POST',
          url: path,
          headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
          payload: Buffer.concat([
            Buffer.from(head),
            bytes,
            Buffer.from(`\r\n--${boundary}--\r\n`),
          ]),
        },
        caller,
      );
    },
  };
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}
