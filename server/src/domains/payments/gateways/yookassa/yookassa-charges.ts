import type { ChargeAnswer, ChargeRequest } from '../charge.ts';
import { GatewayUnavailable } from '../gateway-unavailable.ts';
import type { ProviderValues } from '../provider.ts';
import type { ProviderAnswer } from '../provider-client.ts';
import type { GatewayReport } from '../report.ts';
import type { YookassaApi } from './yookassa-api.ts';
import { chargeBody } from './yookassa-body.ts';
import {
  classOfYookassaReason,
  classOfYookassaRefusal,
  retryNotBefore,
} from './yookassa-declines.rules.ts';
import { isCharge, type YookassaPayment, yookassaError, yookassaPayment } from './yookassa-wire.ts';

/** YooKassa keeps a key for a day; an hour less, for the time that a call takes. */
const KEY_LIFETIME_MS = 23 * 3_600_000;
/** Allowed clock skew. */
const CLOCK_SKEW_MS = 600_000;

interface Needs {
  readonly api: YookassaApi;
  report(payment: YookassaPayment): Promise<GatewayReport>;
}

/** Charges saved methods: a payment without a page, which YooKassa decides at once or after its till. */
export function createYookassaCharges(values: ProviderValues, { api, report }: Needs) {
  async function answerOf(payment: YookassaPayment, now: Date): Promise<ChargeAnswer> {
    if (payment.status === 'succeeded') return { state: 'charged', report: await report(payment) };
    if (payment.status !== 'canceled') return { state: 'pending', report: await report(payment) };
    const code = payment.cancellation_details?.reason ?? 'canceled';
    return {
      state: 'declined',
      class: classOfYookassaReason(code),
      code,
      reference: payment.id,
      retryNotBefore: retryNotBefore(code, now),
    };
  }

  async function create(request: ChargeRequest): Promise<ChargeAnswer> {
    const body = chargeBody(request, values);
    const answer = await api.post('/payments', body, `charge:${request.orderId}`);
    const refused = answer.status < 400 ? undefined : refusalOf(answer);
    if (refused !== undefined) return refused;
    return answerOf(api.read(yookassaPayment, answer), request.now);
  }

  /** A refused repeat says nothing about the call before it. */
  async function repeat(request: ChargeRequest): Promise<ChargeAnswer> {
    const { orderId, firstTriedAt, now } = request;
    try {
      const filter = createdBetween(firstTriedAt, now);
      const found = await api.findByOrder(orderId, { filter, fits: isCharge });
      if (found !== undefined) return await answerOf(found, now);
      if (now.getTime() - firstTriedAt.getTime() < KEY_LIFETIME_MS) return await create(request);
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      throw new GatewayUnavailable('unknown', error.message, { cause: error });
    }
    throw new GatewayUnavailable('unknown', 'YooKassa shows no payment of this order');
  }

  return {
    charge: (request: ChargeRequest) => (request.isRepeat ? repeat(request) : create(request)),
  };
}

function createdBetween(from: Date, to: Date): Record<string, string> {
  return {
    'created_at.gte': new Date(from.getTime() - CLOCK_SKEW_MS).toISOString(),
    'created_at.lt': new Date(to.getTime() + CLOCK_SKEW_MS).toISOString(),
  };
}

/** @returns undefined when the request was refused for the moment, or its key belongs to another body */
function refusalOf({ status, body }: ProviderAnswer): ChargeAnswer | undefined {
  const { data } = yookassaError.safeParse(body);
  if (data?.parameter === 'Idempotence-Key') {
    throw new GatewayUnavailable('unknown', 'YooKassa has another charge under this key');
  }
  const as = classOfYookassaRefusal(status, data?.parameter);
  if (as === undefined) return undefined;
  const code = [data?.code ?? `http ${status}`, data?.parameter].filter(Boolean).join(' ');
  return { state: 'declined', class: as, code, reference: null, retryNotBefore: null };
}
