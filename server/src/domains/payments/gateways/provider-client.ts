import {
  type Outbound,
  type OutboundAnswer,
  OutboundError,
} from '../../../platform/network/outbound.ts';
import { GatewayUnavailable } from './gateway.ts';

export interface ProviderCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Starts with a slash; appended to the base URL. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as application/x-www-form-urlencoded. */
  readonly form?: Readonly<Record<string, string>>;
  /** The call is idempotent at the provider, so it may be retried after a connection error. */
  readonly repeatable?: boolean;
}

export interface ProviderAnswer {
  readonly status: number;
  readonly headers: OutboundAnswer['headers'];
  readonly text: string;
  /** The parsed body; undefined when it is not JSON. */
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
}

/** An HTTP client for one provider: only its host, no redirects, with the timeouts and size limits of `Outbound`. */
export function createProviderClient({
  title,
  baseUrl,
  outbound,
}: {
  /** For messages: `PayPal`. */
  title: string;
  /** Without a trailing slash. */
  baseUrl: string;
  outbound: Pick<Outbound, 'request'>;
}): ProviderClient {
  const { host } = new URL(baseUrl);
  return {
    host,
    async call({ method, path, headers, json, form, repeatable }) {
      const body = bodyOf({ form, json });
      const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
      try {
        const answer = await outbound.request({
          url: `${baseUrl}${path}`,
          method,
          headers: {
            accept: 'application/json',
            ...(body !== undefined && { 'content-type': type }),
            ...headers,
          },
          ...(body !== undefined && { body }),
          ...(repeatable !== undefined && { repeatable }),
          allowHosts: [host],
        });
        return { ...answer, body: parseJson(answer.text) };
      } catch (error) {
        if (!(error instanceof OutboundError)) throw error;
        throw new GatewayUnavailable(error.kind, `${title} request failed: ${error.message}`, {
          cause: error,
        });
      }
    },
  };
}

function bodyOf({
  form,
  json,
}: {
  form: ProviderCall['form'] | undefined;
  json: unknown;
}): string | undefined {
  if (form !== undefined) return new URLSearchParams(form).toString();
  return json === undefined ? undefined : JSON.stringify(json);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
