import type { ChargeAnswer, ChargeRequest } from '../charge.ts';
import { GatewayUnavailable, OutcomeLost } from '../gateway-unavailable.ts';
import type { ProviderAnswer } from '../provider-client.ts';
import type { GatewayReport } from '../report.ts';
import { walletChargeBody } from './paypal-body.ts';
import { classOfPayPalRefusal } from './paypal-declines.rules.ts';
import { issueOf, order, type PayPalOrder, read, refusedWith } from './paypal-wire.ts';

/** PayPal keeps the id of such a request for six hours; an hour less, for the time that a call takes. */
const KEY_LIFETIME_MS = 5 * 3_600_000;

interface Needs {
  post(path: string, requestId: string, json: unknown): Promise<ProviderAnswer>;
  report(made: PayPalOrder): GatewayReport;
}

/** Charges saved wallets: an order that PayPal captures in the call that creates it. */
export function createPayPalCharges({ post, report }: Needs) {
  async function create(request: ChargeRequest): Promise<ChargeAnswer> {
    const key = `charge-${request.orderId}`;
    const answer = await post('/v2/checkout/orders', key, walletChargeBody(request));
    if (answer.status < 400) return answerOf(read(order, answer), request);
    const code = issueOf(answer) ?? `http ${answer.status}`;
    const as = classOfPayPalRefusal(answer.status, code);
    if (as !== undefined) return declined(as, code, null);
    const { message } = refusedWith(answer);
    throw new GatewayUnavailable(isTurnedAway(answer) ? 'refused' : 'unknown', message);
  }

  function answerOf(made: PayPalOrder, { orderId, amountMinor }: ChargeRequest): ChargeAnswer {
    const made_for = made.purchase_units[0];
    if (made_for.custom_id !== orderId || made_for.amount?.value !== amountMinor) {
      throw new GatewayUnavailable('unknown', 'PayPal has another order under this request id');
    }
    const reported = report(made);
    switch (reported.state) {
      case 'paid':
      case 'partially_refunded':
      case 'refunded':
      case 'disputed':
        return { state: 'charged', report: reported };
      // It can only be paid on PayPal's page, and the shop captures no order that it does not wait for.
      case 'open':
        return declined('action', 'PAYER_ACTION_REQUIRED', reported.reference);
      case 'declined':
      case 'canceled':
      case 'expired':
        return declined('soft', reported.reason ?? 'declined', reported.reference);
      default:
        return { state: 'pending', report: reported };
    }
  }

  /** PayPal finds no order by our id, so a lost charge is known only by its key, or from a webhook. */
  async function repeat(request: ChargeRequest): Promise<ChargeAnswer> {
    if (request.now.getTime() - request.firstTriedAt.getTime() >= KEY_LIFETIME_MS) {
      throw new OutcomeLost('the request id of the charge has expired at PayPal');
    }
    try {
      return await create(request);
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      throw new GatewayUnavailable('unknown', error.message, { cause: error });
    }
  }

  return {
    charge: (request: ChargeRequest) => (request.isRepeat ? repeat(request) : create(request)),
  };
}

/** Nothing was done: the request did not fit, was too early, or is not for this account. */
function isTurnedAway({ status }: ProviderAnswer): boolean {
  return status === 400 || status === 404 || status === 429;
}

function declined(
  as: Extract<ChargeAnswer, { state: 'declined' }>['class'],
  code: string,
  reference: string | null,
): ChargeAnswer {
  const short = code.toLowerCase().slice(0, 100);
  return { state: 'declined', class: as, code: short, reference, retryNotBefore: null };
}
