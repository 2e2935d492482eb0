import type Stripe from 'stripe';
import type { OutboundAnswer, OutboundCalls } from '../../../../platform/network/outbound.ts';

type HttpClient = NonNullable<Stripe.StripeConfig['httpClient']>;
type HttpResponse = Awaited<ReturnType<HttpClient['makeRequest']>>;

const API_HOST = 'api.stripe.com';
/** Files are uploaded to another host; the emulator takes them itself. */
const FILES_HOST = 'files.stripe.com';

/** Routes the library's calls through our own HTTP client, so that its limits and host allowlist apply. */
export function createStripeHttp({ host }: { host: string }, outbound: OutboundCalls): HttpClient {
  return {
    getClientName: () => 'sesame',
    async makeRequest(hostname, port, path, method, headers, body, protocol) {
      const answer = await outbound.request({
        url: `${protocol}://${hostname}:${port}${path}`,
        method: method === 'POST' || method === 'DELETE' ? method : 'GET',
        headers: plainHeaders(headers),
        // Files are bytes, everything else is a form.
        ...(body && (typeof body === 'string' ? { body } : { bytes: body })),
        allowHosts: host === API_HOST ? [host, FILES_HOST] : [host],
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
    throw new Error('Stripe responses cannot be streamed');
  }
  async toJSON() {
    return JSON.parse(this.#answer.text);
  }
}

function plainHeaders(headers: object): Record<string, string> {
  const given = Object.entries(headers).filter(
    // The HTTP client sets the length itself.
    ([name, value]) => value !== undefined && name.toLowerCase() !== 'content-length',
  );
  return Object.fromEntries(given.map(([name, value]) => [name.toLowerCase(), String(value)]));
}
