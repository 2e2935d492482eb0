import type { PaymentQuery } from '../payment-query.ts';
import { isMissing, type StripeApi } from './stripe-api.ts';
import type { StripeIntents } from './stripe-intents.ts';
import {
  type ExpandedIntent,
  type ExpandedSession,
  expandedSession,
  intentList,
  sessionList,
} from './stripe-wire.ts';

/** What Stripe has of a payment: the session of a checkout, or the intent that charged a saved method. */
export type StripePayment = ExpandedSession | ExpandedIntent;

const LISTED = 100;
/** How ids of payment intents begin; those of sessions begin with `cs_`. */
const INTENT = 'pi_';

/**
 * Finds a payment by its reference, else by its order.
 * @returns a function that answers undefined when Stripe does not know the payment, and throws `GatewayUnavailable`
 */
export function createStripeLookup({
  callApi,
  intents,
}: StripeApi & { readonly intents: StripeIntents }) {
  async function findSession(reference: string): Promise<ExpandedSession | undefined> {
    try {
      const expand = ['payment_intent.latest_charge.refunds', 'payment_intent.payment_method'];
      return await callApi(expandedSession, (api) =>
        api.checkout.sessions.retrieve(reference, { expand }),
      );
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /**
   * Stripe cannot look up a session by order. If the response to its creation was lost, the session is among the
   * newest; older paid ones are found by the metadata of the payment intent, which is searchable within a minute. An
   * intent without a session charges a saved method.
   */
  async function findReference(orderId: string): Promise<string | undefined> {
    const newest = await callApi(sessionList, (api) =>
      api.checkout.sessions.list({ limit: LISTED }),
    );
    const found = newest.data.find((session) => session.client_reference_id === orderId);
    if (found !== undefined) return found.id;
    const query = `metadata['payment_id']:'${orderId.replace(/[^\w-]/g, '')}'`;
    const { data } = await callApi(intentList, (api) =>
      api.paymentIntents.search({ query, limit: 1 }),
    );
    const [intent] = data;
    if (intent === undefined) return undefined;
    const paid = await callApi(sessionList, (api) =>
      api.checkout.sessions.list({ payment_intent: intent.id, limit: 1 }),
    );
    return paid.data[0]?.id ?? intent.id;
  }

  return async function find(query: PaymentQuery): Promise<StripePayment | undefined> {
    const { reference, orderId, customer } = query;
    if (reference === null && customer !== undefined) {
      const charge = await intents.findOfCustomer(customer, orderId);
      if (charge !== undefined) return charge;
      // The method of another customer of the same buyer may have been charged.
    }
    const known = reference ?? (await findReference(orderId));
    if (known === undefined) return undefined;
    return known.startsWith(INTENT) ? intents.find(known) : findSession(known);
  };
}

export type StripeLookup = ReturnType<typeof createStripeLookup>;

export function isSession(payment: StripePayment): payment is ExpandedSession {
  return 'client_reference_id' in payment;
}

/** @returns null for a session that the buyer has not tried to pay yet */
export function intentOf(payment: StripePayment): ExpandedSession['payment_intent'] {
  return isSession(payment) ? payment.payment_intent : payment;
}
