import { GatewayUnavailable } from '../gateway-unavailable.ts';
import { isMissing, type StripeApi } from './stripe-api.ts';
import {
  type ExpandedIntent,
  expandedIntent,
  expandedIntentList,
  taggedIntent,
} from './stripe-wire.ts';

export const INTENT_EXPANSION = ['latest_charge.refunds', 'payment_method'];

const LISTED = 100;
/** The clock of Stripe may differ from ours. */
const CLOCK_SKEW_MS = 60 * 60_000;

/** The calls about payment intents, the charges of Stripe. All of them throw `GatewayUnavailable`. */
export function createStripeIntents({ callApi }: StripeApi) {
  /** The intent of this order among those of the customer, whose list is complete at once, unlike Stripe's search. */
  async function findOfCustomer(
    customer: string,
    orderId: string,
    since?: Date,
  ): Promise<ExpandedIntent | undefined> {
    const expand = INTENT_EXPANSION.map((path) => `data.${path}`);
    const created = since && { gte: Math.floor((since.getTime() - CLOCK_SKEW_MS) / 1_000) };
    const { data, has_more: hasMore } = await callApi(expandedIntentList, (api) =>
      api.paymentIntents.list({ customer, limit: LISTED, expand, ...(created && { created }) }),
    );
    const found = data.find(({ metadata }) => metadata.payment_id === orderId);
    // A repeat charges again what is not listed; a look-up goes on to the search.
    if (found === undefined && hasMore && since !== undefined) {
      throw new GatewayUnavailable('unknown', 'Stripe lists too many payments of a customer');
    }
    return found;
  }

  function retrieve(id: string): Promise<ExpandedIntent> {
    return callApi(expandedIntent, (api) =>
      api.paymentIntents.retrieve(id, { expand: INTENT_EXPANSION }),
    );
  }

  /** @returns undefined when Stripe does not know the intent */
  async function find(id: string): Promise<ExpandedIntent | undefined> {
    try {
      return await retrieve(id);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  function cancel(id: string): Promise<ExpandedIntent> {
    return callApi(expandedIntent, (api) =>
      api.paymentIntents.cancel(id, { expand: INTENT_EXPANSION }),
    );
  }

  /** Our order id in the metadata of an intent: disputes and dashboard refunds do not carry it. */
  async function findOrderId(id: string): Promise<string | undefined> {
    const intent = await callApi(taggedIntent, (api) => api.paymentIntents.retrieve(id));
    return intent.metadata.payment_id;
  }

  return { findOfCustomer, retrieve, find, cancel, findOrderId };
}

export type StripeIntents = ReturnType<typeof createStripeIntents>;
