import type Stripe from 'stripe';
import type { Checkout, CheckoutRequest } from '../checkout.ts';
import { GatewayUnavailable } from '../gateway-unavailable.ts';
import { type StripeApi, StripeFailure } from './stripe-api.ts';
import { isSession, type StripeLookup } from './stripe-lookup.ts';
import { stripeSession } from './stripe-wire.ts';

const SECONDS = 1_000;
/** The shortest session lifetime that Stripe accepts. */
export const PAGE_MIN_S = 30 * 60;

interface Needs extends StripeApi {
  readonly find: StripeLookup;
  /** Whether the key is for the mode of the shop, live or test. */
  readonly keyFits: boolean;
  /** Whether an address is one that buyers may be sent to. */
  isCheckoutPage(url: string): boolean;
}

/** Opens sessions of Stripe Checkout, which may save the payment method. */
export function createStripeCheckout({ callApi, find, keyFits, isCheckoutPage }: Needs) {
  async function openSession(
    request: CheckoutRequest,
    key: string,
    expiresAt: Date,
  ): Promise<Checkout> {
    const session = await callApi(stripeSession, (api) =>
      api.checkout.sessions.create(sessionOf(request, expiresAt), { idempotencyKey: key }),
    );
    const isRequested =
      session.client_reference_id === request.orderId &&
      session.amount_total === request.amountMinor &&
      session.currency === request.currency.toLowerCase();
    if (!isRequested || session.url === null || !isCheckoutPage(session.url)) {
      throw new GatewayUnavailable('unknown', 'Stripe returned an unexpected session');
    }
    return { reference: session.id, secondaryReference: session.payment_intent, url: session.url };
  }

  /** @returns undefined when the order has no session with a page that buyers may be sent to */
  async function findCheckout(request: CheckoutRequest): Promise<Checkout | undefined> {
    const session = await find({ ...request, reference: null, secondaryReference: null });
    if (!session || !isSession(session)) return undefined;
    const { id, url, payment_intent: intent } = session;
    if (url === null || !isCheckoutPage(url)) return undefined;
    return { reference: id, secondaryReference: intent?.id ?? null, url };
  }

  return async function openCheckout(request: CheckoutRequest): Promise<Checkout> {
    if (!keyFits) {
      throw new GatewayUnavailable('refused', 'the Stripe key is for the other mode');
    }
    const key = `pay:${request.orderId}`;
    try {
      return await openSession(request, key, request.expiresAt);
    } catch (error) {
      if (isTooShort(error)) {
        // Too little of the order's lifetime is left for Stripe, and nothing was stored under the key. The later
        // expiry depends only on the order, so that a repeat finds the same session; the shop closes the page in
        // time.
        const later = new Date(request.expiresAt.getTime() + PAGE_MIN_S * SECONDS);
        return openSession(request, `${key}:later`, later);
      }
      // A session of this order exists, perhaps in another language.
      const existing = isRepeatedDifferently(error) ? await findCheckout(request) : undefined;
      if (existing === undefined) throw error;
      return existing;
    }
  };
}

/**
 * Depends only on the order and the buyer's language, so that a repeat sends the same body and gets the same session.
 */
function sessionOf(request: CheckoutRequest, expiresAt: Date): Stripe.Checkout.SessionCreateParams {
  const metadata = { payment_id: request.orderId };
  return {
    mode: 'payment',
    client_reference_id: request.orderId,
    ...customerOf(request),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: request.currency.toLowerCase(),
          unit_amount: request.amountMinor,
          product_data: { name: request.description },
        },
      },
    ],
    metadata,
    payment_intent_data: {
      metadata,
      ...(request.save && { setup_future_usage: 'off_session' }),
    },
    success_url: request.returnUrl,
    cancel_url: request.returnUrl,
    locale: request.language,
    expires_at: Math.floor(expiresAt.getTime() / SECONDS),
    // Show the agreed amount in its own currency.
    adaptive_pricing: { enabled: false },
  };
}

/** A method is saved for a customer: the known one, or a new one. */
function customerOf({
  email,
  save,
}: CheckoutRequest): Pick<
  Stripe.Checkout.SessionCreateParams,
  'customer' | 'customer_creation' | 'customer_email'
> {
  if (save === undefined) return { customer_email: email };
  if (save.customer !== null) return { customer: save.customer };
  return { customer_email: email, customer_creation: 'always' };
}

function isTooShort(error: unknown): boolean {
  return (
    error instanceof StripeFailure &&
    error.type === 'StripeInvalidRequestError' &&
    error.param === 'expires_at'
  );
}

function isRepeatedDifferently(error: unknown): boolean {
  return error instanceof StripeFailure && error.type === 'StripeIdempotencyError';
}
