import type * as z from 'zod/mini';
import {
  type OutboundAnswer,
  type OutboundCalls,
  OutboundError,
} from '../../../platform/network/outbound.ts';
import { parseJson } from '../../../platform/network/parse-json.ts';
import { GatewayUnavailable } from './gateway-unavailable.ts';
import type { Multipart } from './multipart.ts';

export interface ProviderCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Starts with a slash; appended to the base URL. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as application/x-www-form-urlencoded. */
  readonly form?: Readonly<Record<string, string>>;
  /** Sent as it is, with its content type. */
  readonly multipart?: Multipart;
  /** The call is idempotent at the provider, so it may be retried after a connection error. */
  readonly repeatable?: boolean;
}

export interface ProviderAnswer {
  readonly status: number;
  readonly headers: OutboundAnswer['headers'];
  readonly text: string;
  /** The parsed body; undefined when it cannot be parsed. */
  readonly body: unknown;
}

export interface ProviderClient {
  /** The only host that is called. */
  readonly host: string;
  /**
   * Returns responses with 2xx and 4xx.
   * @throws GatewayUnavailable `refused` when the call certainly did not arrive, else `unknown`
   */
  call(call: ProviderCall): Promise<ProviderAnswer>;
  /**
   * What a response contains.
   * @throws GatewayUnavailable `refused` for a 4xx, which means that nothing was done; `unknown` when it is malformed
   */
  read<T>(schema: z.ZodMiniType<T>, answer: ProviderAnswer): T;
  /** Calls and reads; undefined for a 404. */
  find<T>(schema: z.ZodMiniType<T>, call: ProviderCall): Promise<T | undefined>;
}

interface ClientOptions {
  /** For messages: `PayPal`. */
  readonly title: string;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly outbound: OutboundCalls;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Parses a body; JSON unless given. */
  readonly parse?: (text: string) => unknown;
  /** The provider's code of an error, for messages. */
  readonly errorCode?: (body: unknown) => string | undefined;
}

/** An HTTP client for one provider: only its host, no redirects, with the timeouts and size limits of `Outbound`. */
export function createProviderClient(options: ClientOptions): ProviderClient {
  const { title, baseUrl, outbound, parse = parseJson } = options;
  const { host } = new URL(baseUrl);

  async function call(request: ProviderCall): Promise<ProviderAnswer> {
    const { method, path, headers, multipart, repeatable } = request;
    const body = bodyOf(request);
    const type = typeOf(request);
    try {
      const answer = await outbound.request({
        url: `${baseUrl}${path}`,
        method,
        headers: {
          accept: 'application/json',
          ...(type !== undefined && { 'content-type': type }),
          ...options.headers,
          ...headers,
        },
        ...(body !== undefined && { body }),
        ...(multipart !== undefined && { bytes: multipart.bytes }),
        ...(repeatable !== undefined && { repeatable }),
        allowHosts: [host],
      });
      return { ...answer, body: parse(answer.text) };
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      throw new GatewayUnavailable(error.kind, `${title} request failed: ${error.message}`, {
        cause: error,
      });
    }
  }

  function read<T>(schema: z.ZodMiniType<T>, { status, body }: ProviderAnswer): T {
    if (status >= 400) {
      const code = options.errorCode?.(body) ?? '';
      throw new GatewayUnavailable('refused', `${title} answered ${status} ${code}`.trimEnd());
    }
    const result = schema.safeParse(body);
    if (result.success) return result.data;
    throw new GatewayUnavailable('unknown', `The response of ${title} (${status}) is malformed`);
  }

  return {
    host,
    call,
    read,
    async find(schema, request) {
      const answer = await call(request);
      return answer.status === 404 ? undefined : read(schema, answer);
    },
  };
}

/**
 * Whether an address belongs to the provider: it is on the origin of its API (the emulator), or on one of its hosts.
 * Buyers are redirected to it.
 */
export function isPageOf(address: string, { origin, hosts }: { origin: string; hosts?: RegExp }) {
  const url = URL.parse(address);
  if (url?.origin === origin) return true;
  return url?.protocol === 'https:' && hosts?.test(url.host) === true;
}

function typeOf({ form, json, multipart }: ProviderCall): string | undefined {
  if (multipart !== undefined) return multipart.type;
  if (form !== undefined) return 'application/x-www-form-urlencoded';
  return json === undefined ? undefined : 'application/json';
}

function bodyOf({ form, json }: ProviderCall): string | undefined {
  if (form !== undefined) return new URLSearchParams(form).toString();
  return json === undefined ? undefined : JSON.stringify(json);
}
