import { MINUTE_MS } from '@sesame/contract/shared/durations.ts';
import type Stripe from 'stripe';
import type { ChargeAnswer, ChargeRequest } from '../charge.ts';
import { GatewayUnavailable } from '../gateway-unavailable.ts';
import type { GatewayReport } from '../report.ts';
import { type StripeApi, StripeFailure } from './stripe-api.ts';
import { classOfStripeDecline, classOfStripeRefusal } from './stripe-declines.rules.ts';
import { INTENT_EXPANSION, type StripeIntents } from './stripe-intents.ts';
import { AUTHENTICATION_REQUIRED, isUnconfirmed } from './stripe-report.ts';
import { type ExpandedIntent, expandedIntent } from './stripe-wire.ts';

/** In the metadata of a charge: distinguishes its webhooks from those of a checkout, which have the same names. */
export const CHARGE_KIND = 'saved_method';

/** Until then a lost charge is made again under its key; afterwards it is only looked for. */
const REPEATED_MS = 10 * MINUTE_MS;
/** From then on a charge that Stripe does not list was never made: the last repeat is ten minutes old. */
const ABSENCE_PROVES_MS = 20 * MINUTE_MS;

type Needs = StripeApi & {
  readonly intents: StripeIntents;
  report(intent: ExpandedIntent): Promise<GatewayReport>;
};

/** Charges saved methods: one payment intent of a customer, confirmed in the same call. */
export function createStripeCharges({ callApi, intents, report }: Needs) {
  function create(request: ChargeRequest, customer: string): Promise<ExpandedIntent> {
    const idempotencyKey = `charge:${request.orderId}`;
    return callApi(expandedIntent, (api) =>
      api.paymentIntents.create(intentOf(request, customer), { idempotencyKey }),
    );
  }

  async function answerOf(
    intent: ExpandedIntent,
    { initiator }: Pick<ChargeRequest, 'initiator'>,
  ): Promise<ChargeAnswer> {
    if (initiator === 'merchant' && isUnconfirmed(intent)) {
      return { state: 'unconfirmed', report: await report(intent) };
    }
    switch (intent.status) {
      case 'succeeded':
        return { state: 'charged', report: await report(intent) };
      case 'requires_payment_method':
      case 'canceled':
        return declinedBy(intent);
      case 'requires_action':
      case 'requires_confirmation':
        // The buyer goes on to a form, and this must not be paid beside it.
        await intents.cancel(intent.id);
        return declined('action', AUTHENTICATION_REQUIRED, intent.id);
      default:
        return { state: 'pending', report: await report(intent) };
    }
  }

  /** A charge that its buyer can confirm is still there, so it counts as unknown until it could be read. */
  async function unconfirmed(id: string): Promise<ChargeAnswer> {
    try {
      return { state: 'unconfirmed', report: await report(await intents.retrieve(id)) };
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      throw new GatewayUnavailable('unknown', error.message, { cause: error });
    }
  }

  async function createOrExplain(request: ChargeRequest, customer: string): Promise<ChargeAnswer> {
    try {
      return await answerOf(await create(request, customer), request);
    } catch (error) {
      if (!(error instanceof StripeFailure) || error.certainty !== 'refused') throw error;
      const { decline, type, code } = error;
      if (decline !== undefined) {
        const waits = request.initiator === 'merchant' && code === AUTHENTICATION_REQUIRED;
        if (waits && decline.intent !== null) return await unconfirmed(decline.intent);
        const words = decline.declineCode || code || 'declined';
        return declined(classOfStripeDecline({ ...decline, code }), words, decline.intent);
      }
      // Without a status no answer came: the connection failed before the request was sent.
      if (!error.isAnswer) throw error;
      const refusal = classOfStripeRefusal({ type, code, words: error.words });
      if (refusal === undefined) throw error;
      return declined(refusal, code ?? type, null);
    }
  }

  /** An earlier call may have charged: what fails now says nothing about it, unless Stripe does not list the charge. */
  async function repeat(request: ChargeRequest, customer: string): Promise<ChargeAnswer> {
    const { orderId, firstTriedAt, now } = request;
    const ageMs = now.getTime() - firstTriedAt.getTime();
    try {
      const found = await intents.findOfCustomer(customer, orderId, firstTriedAt);
      if (found !== undefined) return await answerOf(found, request);
      if (ageMs < REPEATED_MS) return await createOrExplain(request, customer);
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      throw new GatewayUnavailable('unknown', error.message, { cause: error });
    }
    const certainty = ageMs < ABSENCE_PROVES_MS ? 'unknown' : 'refused';
    throw new GatewayUnavailable(certainty, 'Stripe has no payment of this order');
  }

  return async function charge(request: ChargeRequest): Promise<ChargeAnswer> {
    const { customer } = request.method;
    // Stripe charges a method only for the customer that it is attached to.
    if (customer === null) return declined('hard', 'no_customer', null);
    return request.isRepeat ? repeat(request, customer) : createOrExplain(request, customer);
  };
}

/** Depends only on the order, so that a repeat sends the same body under its key. */
function intentOf(request: ChargeRequest, customer: string): Stripe.PaymentIntentCreateParams {
  const { orderId, amountMinor, currency, description, initiator, method } = request;
  return {
    amount: amountMinor,
    currency: currency.toLowerCase(),
    customer,
    payment_method: method.token,
    description,
    confirm: true,
    // An absent buyer confirms this charge later; one who waits goes to a form instead, which can show it.
    ...(initiator === 'merchant'
      ? { off_session: true }
      : {
          error_on_requires_action: true,
          automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        }),
    metadata: { payment_id: orderId, kind: CHARGE_KIND },
    expand: INTENT_EXPANSION,
  };
}

function declinedBy({ id, last_payment_error: error }: ExpandedIntent): ChargeAnswer {
  const decline = {
    code: error?.code,
    declineCode: error?.decline_code,
    adviceCode: error?.advice_code,
    networkAdviceCode: error?.network_advice_code,
  };
  const code = error?.decline_code ?? error?.code ?? 'declined';
  return declined(classOfStripeDecline(decline), code, id);
}

function declined(
  as: (ChargeAnswer & { state: 'declined' })['class'],
  code: string,
  reference: string | null,
): ChargeAnswer {
  return { state: 'declined', class: as, code, reference, retryNotBefore: null };
}
