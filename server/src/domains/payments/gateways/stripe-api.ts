import type Stripe from 'stripe';
import type * as z from 'zod/mini';
import type { Outbound } from '../../../platform/outbound.ts';
import { OutboundError } from '../../../platform/outbound.ts';
import { GatewayUnavailable } from './gateway.ts';
import { createStripeHttp } from './stripe-http.ts';

/** Stripe's library said no, and in its words why. */
export class StripeFailure extends GatewayUnavailable {
  /** `StripeIdempotencyError`, `StripeInvalidRequestError`, … */
  readonly type: string;
  readonly code: string | undefined;
  readonly param: string | undefined;
  constructor(certainty: GatewayUnavailable['certainty'], cause: LibraryError) {
    const message = `Stripe could not be asked: ${cause.code ?? cause.type}`;
    // A no is an answer: Stripe is there, and must not count as silent.
    super(certainty, message, isAnswer(cause) ? undefined : { cause });
    this.type = cause.type;
    this.code = cause.code;
    this.param = cause.param;
  }
}

export interface StripeApi {
  /**
   * A call of the library; its answer is believed only in the shape that is read.
   * @throws GatewayUnavailable, a `StripeFailure` when Stripe or the way to it refused
   */
  ask<T>(schema: z.ZodMiniType<T>, call: (library: Stripe) => Promise<unknown>): Promise<T>;
  library(): Promise<Stripe>;
}

type Library = { stripe: Stripe; errors: typeof Stripe.errors };
type LibraryError = InstanceType<typeof Stripe.errors.StripeError>;

/** The official library on our own way out. It is loaded at the first call: most shops carry on without it. */
export function createStripeApi(
  { base, secretKey }: { base: URL; secretKey: string },
  outbound: Pick<Outbound, 'request'>,
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
      // Repeating is the shop's business: it knows what it has asked for.
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
    async ask(schema, call) {
      const { stripe, errors } = await loaded();
      const answer = await call(stripe).catch((error: unknown) => {
        throw error instanceof errors.StripeError
          ? new StripeFailure(certaintyOf(error, errors), error)
          : error;
      });
      const result = schema.safeParse(answer);
      if (result.success) return result.data;
      throw new GatewayUnavailable('unknown', "Stripe's answer makes no sense", {
        cause: result.error,
      });
    },
    library: async () => (await loaded()).stripe,
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
  // The same key came before, with another body or at this very moment: something was or is being done.
  if (error instanceof StripeIdempotencyError) return 'unknown';
  const status = error.statusCode ?? 0;
  // Any other 4xx says that nothing was done; 409 is a lock that somebody else holds.
  return status >= 400 && status < 500 && status !== 409 ? 'refused' : 'unknown';
}
