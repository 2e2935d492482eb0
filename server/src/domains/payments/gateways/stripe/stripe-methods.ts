import { randomUUID } from 'node:crypto';
import { GatewayUnavailable } from '../gateway-unavailable.ts';
import type { GatewayMethod } from '../saved-method.ts';
import type { MethodVault } from '../vault.ts';
import { isMissing, type StripeApi } from './stripe-api.ts';
import {
  deletedCustomer,
  type ExpandedSession,
  type StripeMethod,
  stripeMethod,
} from './stripe-wire.ts';

/** What a paid session has saved; undefined when it was not asked to, or the method cannot be used again. */
export function savedMethodOf({ payment_intent: intent }: ExpandedSession) {
  if (intent?.setup_future_usage !== 'off_session' || !intent.payment_method) return undefined;
  return methodOf(intent.payment_method);
}

/** A method counts as saved once it is attached to a customer, by which it is charged. */
function methodOf({ id, type, customer, livemode, card }: StripeMethod): GatewayMethod {
  return {
    token: id,
    customer,
    mode: livemode ? 'live' : 'test',
    state: customer === null ? 'pending' : 'active',
    kind: card ? 'card' : 'wallet',
    fingerprint: card?.fingerprint ?? null,
    brand: card?.brand ?? type,
    last4: card?.last4 ?? '',
    expires: card ? { year: card.exp_year, month: card.exp_month } : null,
  };
}

/** The payment methods of Stripe's customers. */
export function createStripeVault(
  { callApi, charge, confirm }: StripeApi & Pick<Required<MethodVault>, 'charge' | 'confirm'>,
  { live, keyFits }: { readonly live: boolean; readonly keyFits: boolean },
) {
  async function find(token: string): Promise<StripeMethod | undefined> {
    try {
      return await callApi(stripeMethod, (api) => api.paymentMethods.retrieve(token));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  return {
    mode: live ? 'live' : 'test',
    async charge(request) {
      if (!keyFits) throw new GatewayUnavailable('refused', 'the Stripe key is for the other mode');
      return charge(request);
    },
    confirm,
    async fetch({ token, customer }) {
      const found = await find(token);
      if (found === undefined) return undefined;
      const method = methodOf(found);
      // A detached method has no customer any more, and can never be attached again.
      return customer !== null && method.customer === null
        ? { ...method, state: 'removed' }
        : method;
    },
    async forget({ token }) {
      try {
        // A new key for each attempt: detaching twice does no harm, and a stored failure would be repeated for a day.
        const once = { idempotencyKey: `forget:${randomUUID()}` };
        await callApi(stripeMethod, (api) => api.paymentMethods.detach(token, {}, once));
      } catch (error) {
        if (!(error instanceof GatewayUnavailable && error.certainty === 'refused')) throw error;
        // Stripe refuses to detach what is not attached.
        if ((await find(token))?.customer) throw error;
      }
      return 'done';
    },
    async deleteCustomer(customer) {
      try {
        const once = { idempotencyKey: `delete:${randomUUID()}` };
        await callApi(deletedCustomer, (api) => api.customers.del(customer, {}, once));
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },
  } satisfies MethodVault;
}
