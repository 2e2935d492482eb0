import {
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { hasLostClaim } from '../jobs/job-signal.ts';
import { type Step, traced } from '../telemetry/tracing/unit.ts';
import { isPublicHost, lookupPublicAddress } from './public-hosts.ts';

/** One request to another host. */
export interface OutboundRequest {
  readonly url: string;
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Sent as they are, in place of a text. */
  readonly bytes?: Uint8Array;
  /** Timeout of the whole exchange including the answer; 10 s by default. */
  readonly timeoutMs?: number;
  /** A longer answer is an `unknown` failure; 1 MB by default. */
  readonly answerMaxBytes?: number;
  /**
   * Whether repeating the request has no further effect at the other side; an `Idempotency-Key` header also says so.
   */
  readonly repeatable?: boolean;
  /**
   * `host:port` values that may be called; any other is refused before a connection is made. `public`: any https host
   * whose addresses are all public, checked when the connection is made.
   */
  readonly allowHosts: readonly string[] | 'public';
}

export interface OutboundAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/**
 * `refused`: the request certainly did not reach the other side, so it is safe to try again.
 * `unknown`: it may have been carried out (timeout, connection lost after sending, 5xx, oversized or redirected
 * answer).
 */
export type OutboundFailure = 'refused' | 'unknown';

export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  readonly kind: OutboundFailure;
  /** Status of the answer, if there was one. */
  readonly status: number | undefined;
  constructor(
    kind: OutboundFailure,
    message: string,
    { status, ...options }: ErrorOptions & { readonly status?: number } = {},
  ) {
    super(message, options);
    this.kind = kind;
    this.status = status;
  }
}

/** The calls to other hosts, without the lifetime of their connections. */
export interface OutboundCalls {
  /** Resolves with statuses 200–299 and 400–499; throws `OutboundError` otherwise. */
  request(request: OutboundRequest): Promise<OutboundAnswer>;
}

export interface Outbound extends OutboundCalls {
  /** Closes idle connections. */
  close(): void;
}

const CONNECT_TIMEOUT_MS = 3_000;
const TOTAL_TIMEOUT_MS = 10_000;
const ANSWER_MAX_BYTES = 1024 * 1024;
const CONNECTIONS_PER_HOST = 20;

/**
 * Uses Node's own client instead of `fetch`: only it shows whether the connection was established when a request
 * failed, which decides between `refused` and `unknown`.
 */
export function createOutbound(): Outbound {
  const options = { keepAlive: true, maxSockets: CONNECTIONS_PER_HOST, timeout: TOTAL_TIMEOUT_MS };
  const agents = { 'http:': new HttpAgent(options), 'https:': new HttpsAgent(options) };
  const publicAgent = new HttpsAgent({ ...options, lookup: lookupPublicAddress });

  return {
    request: (call) =>
      traced(call.method, { kind: 'client' }, async (step) => {
        const answer = await send(call, step);
        step.set({ 'http.response.status_code': answer.status });
        return answer;
      }),
    close() {
      agents['http:'].destroy();
      agents['https:'].destroy();
      publicAgent.destroy();
    },
  };

  async function send(call: OutboundRequest, step: Step): Promise<OutboundAnswer> {
    const url = URL.parse(call.url);
    const protocol = url?.protocol;
    if (
      url === null ||
      (protocol !== 'http:' && protocol !== 'https:') ||
      !isAllowed(url, call.allowHosts)
    ) {
      throw new OutboundError('refused', 'this address may not be called');
    }
    // Without the path: it may have a token.
    step.set({ 'http.request.method': call.method, 'server.address': url.hostname });
    if (hasLostClaim()) throw new OutboundError('refused', 'another worker may be doing this job');
    const client = {
      agent: call.allowHosts === 'public' ? publicAgent : agents[protocol],
      start: protocol === 'https:' ? httpsRequest : httpRequest,
    };
    const answer = await exchange(url, call, client).catch((error: unknown) => {
      // The other side closed an idle keep-alive connection just as it was reused: normal, and safe to repeat.
      if (!isStaleConnection(error) || !isRepeatable(call)) throw error;
      return exchange(url, call, client);
    });
    // Following a redirect would send the request and its credentials to a host that is not allowed.
    if (
      answer.status >= 500 ||
      answer.status < 200 ||
      (answer.status >= 300 && answer.status < 400)
    ) {
      throw new OutboundError('unknown', `answered ${answer.status}`, { status: answer.status });
    }
    return answer;
  }
}

const staleConnections = new WeakSet<OutboundError>();

function isStaleConnection(error: unknown): boolean {
  return error instanceof OutboundError && staleConnections.has(error);
}

function isRepeatable({ method, headers = {}, repeatable = false }: OutboundRequest): boolean {
  return (
    repeatable ||
    method === 'GET' ||
    method === 'HEAD' ||
    Object.keys(headers).some((name) => name.toLowerCase() === 'idempotency-key')
  );
}

function isAllowed(url: URL, allowHosts: OutboundRequest['allowHosts']): boolean {
  if (allowHosts === 'public') return url.protocol === 'https:' && isPublicHost(url.hostname);
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return allowHosts.includes(url.host) || allowHosts.includes(`${url.hostname}:${port}`);
}

interface Client {
  readonly agent: HttpAgent;
  readonly start: (url: URL, options: RequestOptions) => ReturnType<typeof httpRequest>;
}

function exchange(
  url: URL,
  call: OutboundRequest,
  { agent, start }: Client,
): Promise<OutboundAnswer> {
  return new Promise((resolve, reject) => {
    let sent = false;
    const body = call.bytes ?? call.body;
    const request = start(url, {
      agent,
      method: call.method,
      headers: {
        ...call.headers,
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      },
    });
    let answered = false;
    const fail = (reason: string, cause?: unknown) => {
      clearTimeout(connectTimer);
      clearTimeout(totalTimer);
      const stale = request.reusedSocket && !answered && cause !== undefined;
      request.destroy();
      const error = new OutboundError(sent ? 'unknown' : 'refused', reason, { cause });
      if (stale) staleConnections.add(error);
      reject(error);
    };
    const connectTimer = setTimeout(() => {
      if (!sent) fail('no connection in time');
    }, CONNECT_TIMEOUT_MS);
    const totalTimer = setTimeout(
      () => fail('no answer in time'),
      call.timeoutMs ?? TOTAL_TIMEOUT_MS,
    );

    request.once('socket', (socket) => {
      const connected = url.protocol === 'https:' ? 'secureConnect' : 'connect';
      const markSent = () => {
        sent = true;
        clearTimeout(connectTimer);
      };
      // A reused connection is already open, so from here on the other side may have seen the request.
      if (socket.connecting) socket.once(connected, markSent);
      else markSent();
    });
    request.once('error', (error) => fail('the call failed', error));
    request.once('response', (response) => {
      answered = true;
      readAnswer(response, call.answerMaxBytes ?? ANSWER_MAX_BYTES).then(
        (answer) => {
          clearTimeout(connectTimer);
          clearTimeout(totalTimer);
          resolve(answer);
        },
        (error: unknown) => fail('the answer could not be read', error),
      );
    });
    request.end(body);
  });
}

async function readAnswer(response: IncomingMessage, maxBytes: number): Promise<OutboundAnswer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > maxBytes) throw new Error('the answer is too long');
    chunks.push(bytes);
  }
  if (!response.complete) throw new Error('the answer was cut off');
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: Buffer.concat(chunks).toString('utf8'),
  };
}
