import type Stripe from 'stripe';
import { type Outbound, type OutboundAnswer, OutboundError } from '../../../platform/outbound.ts';
import { GatewayUnavailable } from './gateway.ts';

type HttpClient = NonNullable<Stripe.StripeConfig['httpClient']>;
type HttpResponse = Awaited<ReturnType<HttpClient['makeRequest']>>;

/** Carries the library's calls over our own way out, so that its limits and its one allowed host hold here too. */
export function createStripeHttp(
  { host }: { host: string },
  outbound: Pick<Outbound, 'request'>,
): HttpClient {
  return {
    getClientName: () => 'sesame',
    async makeRequest(hostname, port, path, method, headers, body, protocol) {
      const answer = await outbound.request({
        url: `${protocol}://${hostname}:${port}${path}`,
        method: method === 'POST' ? 'POST' : 'GET',
        headers: plainHeaders(headers),
        ...(body && { body }),
        allowHosts: [host],
      });
      return new StripeResponse(answer);
    },
  };
}

class StripeResponse implements HttpResponse {
  readonly #answer: OutboundAnswer;
  constructor(answer: OutboundAnswer) {
    this.#answer = answer;
  }
  getStatusCode() {
    return this.#answer.status;
  }
  getHeaders() {
    return plainHeaders(this.#answer.headers);
  }
  getRawResponse() {
    return {};
  }
  toStream(): never {
    throw new Error('answers of Stripe are read whole');
  }
  async toJSON() {
    return JSON.parse(this.#answer.text);
  }
}

function plainHeaders(headers: object): Record<string, string> {
  const given = Object.entries(headers).filter(
    // The length is counted by whoever sends.
    ([name, value]) => value !== undefined && name.toLowerCase() !== 'content-length',
  );
  return Object.fromEntries(given.map(([name, value]) => [name.toLowerCase(), String(value)]));
}

/** What a failure of the library means; anything that is none of Stripe's is thrown on as it is. */
export function asUnavailable(error: unknown, errors: typeof Stripe.errors): Error {
  if (!(error instanceof errors.StripeError)) {
    return error instanceof Error ? error : new Error(String(error));
  }
  const message = `Stripe could not be asked: ${error.code ?? error.type}`;
  return new GatewayUnavailable(certaintyOf(error, errors), message, { cause: error });
}

function certaintyOf(
  error: InstanceType<typeof Stripe.errors.StripeError>,
  { StripeConnectionError, StripeIdempotencyError }: typeof Stripe.errors,
): GatewayUnavailable['certainty'] {
  if (error instanceof StripeConnectionError) {
    return error.detail instanceof OutboundError ? error.detail.kind : 'unknown';
  }
  // The same key came before, with another body or at this very moment: something was or is being done.
  if (error instanceof StripeIdempotencyError) return 'unknown';
  const status = error.statusCode ?? 0;
  // Any other 4xx says that nothing was done; 409 is a lock that somebody else holds.
  return status >= 400 && status < 500 && status !== 409 ? 'refused' : 'unknown';
}
