import type Stripe from 'stripe';
import type * as z from 'zod/mini';
import type { OutboundCalls } from '../../../../platform/network/outbound.ts';
import { OutboundError } from '../../../../platform/network/outbound.ts';
import { GatewayUnavailable } from '../gateway-unavailable.ts';
import { createStripeHttp } from './stripe-http.ts';

/** An error reported by the Stripe library. */
export class StripeFailure extends GatewayUnavailable {
  /** `StripeIdempotencyError`, `StripeInvalidRequestError`, … */
  readonly type: string;
  readonly code: string | undefined;
  readonly param: string | undefined;
  /** In Stripe's words; not for logs, because it can name the buyer's data. */
  readonly words: string;
  /** Stripe answered, rather than the connection failed. */
  readonly isAnswer: boolean;
  /** Set when a bank declined a payment. */
  readonly decline: LibraryDecline | undefined;
  constructor(certainty: GatewayUnavailable['certainty'], cause: LibraryError) {
    const message = `Stripe request failed: ${cause.code ?? cause.type}`;
    // A 4xx is a response: without `cause` it does not count as an outage of Stripe.
    super(certainty, message, isAnswer(cause) ? undefined : { cause });
    this.type = cause.type;
    this.code = cause.code;
    this.param = cause.param;
    this.words = cause.message;
    this.isAnswer = isAnswer(cause);
    this.decline = declineOf(cause);
  }
}

export interface StripeApi {
  /**
   * Calls the library and validates the result against the schema.
   * @throws GatewayUnavailable; a `StripeFailure` when Stripe or the connection failed
   */
  callApi<T>(schema: z.ZodMiniType<T>, call: (library: Stripe) => Promise<unknown>): Promise<T>;
  library(): Promise<Stripe>;
}

type Library = { stripe: Stripe; errors: typeof Stripe.errors };

type LibraryDecline = {
  readonly declineCode: string | undefined;
  readonly adviceCode: string | undefined;
  readonly networkAdviceCode: string | undefined;
  /** The payment intent that failed; null when none was made. */
  readonly intent: string | null;
};
type LibraryError = InstanceType<typeof Stripe.errors.StripeError>;

/** The official library over our own HTTP client. Loaded on the first call, since most shops do not use Stripe. */
export function createStripeApi(
  { base, secretKey }: { base: URL; secretKey: string },
  outbound: OutboundCalls,
): StripeApi {
  const isPlain = base.protocol === 'http:';
  let loading: Promise<Library> | undefined;

  async function load(): Promise<Library> {
    const { default: Stripe } = await import('stripe');
    const stripe = new Stripe(secretKey, {
      protocol: isPlain ? 'http' : 'https',
      host: base.hostname,
      port: base.port || (isPlain ? 80 : 443),
      httpClient: createStripeHttp(base, outbound),
      // The shop does its own retries: it knows what it has already requested.
      maxNetworkRetries: 0,
      telemetry: false,
    });
    return { stripe, errors: Stripe.errors };
  }

  function loaded(): Promise<Library> {
    loading ??= load();
    return loading;
  }

  return {
    async callApi(schema, call) {
      const { stripe, errors } = await loaded();
      const answer = await call(stripe).catch((error: unknown) => {
        throw error instanceof errors.StripeError
          ? new StripeFailure(certaintyOf(error, errors), error)
          : error;
      });
      const result = schema.safeParse(answer);
      if (result.success) return result.data;
      throw new GatewayUnavailable('unknown', "Stripe's response is malformed", {
        cause: result.error,
      });
    },
    library: async () => (await loaded()).stripe,
  };
}

/** Whether Stripe does not know what a call was about. */
export function isMissing(error: unknown): boolean {
  return error instanceof StripeFailure && error.code === 'resource_missing';
}

function declineOf(error: LibraryError): LibraryDecline | undefined {
  if (error.rawType !== 'card_error') return undefined;
  return {
    declineCode: error.decline_code || undefined,
    adviceCode: error.advice_code,
    networkAdviceCode: error.network_advice_code,
    intent: error.payment_intent?.id ?? null,
  };
}

function isAnswer({ statusCode = 0 }: LibraryError): boolean {
  return statusCode >= 400 && statusCode < 500;
}

function certaintyOf(
  error: LibraryError,
  { StripeConnectionError, StripeIdempotencyError }: Library['errors'],
): GatewayUnavailable['certainty'] {
  if (error instanceof StripeConnectionError) {
    return error.detail instanceof OutboundError ? error.detail.kind : 'unknown';
  }
  // The key was used before with another body, or right now in parallel: something was done or is being done.
  if (error instanceof StripeIdempotencyError) return 'unknown';
  const status = error.statusCode ?? 0;
  // Any other 4xx means that nothing was done; 409 is a lock held by another request.
  return status >= 400 && status < 500 && status !== 409 ? 'refused' : 'unknown';
}
