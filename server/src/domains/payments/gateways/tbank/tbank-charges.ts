import type { ChargeAnswer, ChargeRequest } from '../charge.ts';
import { GatewayUnavailable } from '../gateway-unavailable.ts';
import type { ProviderValues } from '../provider.ts';
import type { GatewayReport, GatewayState } from '../report.ts';
import { truncate } from '../truncate.ts';
import type { TbankApi } from './tbank-api.ts';
import { classOfTbankCode } from './tbank-declines.rules.ts';
import { meansNothingDone } from './tbank-errors.ts';
import { receiptOf } from './tbank-receipt.ts';
import { stateOf, type TbankState, tbankPayment, tbankState } from './tbank-wire.ts';

const DESCRIPTION_LENGTH = 140;
/** `OperationInitiatorType`: started by the merchant, with a saved card; or by the buyer, with one. */
const INITIATORS = { merchant: 'R', buyer: '2' } as const;

/** States of a payment that was not charged. */
const UNCHARGED: readonly (GatewayState | undefined)[] = ['open', 'canceled', 'expired'];

type Declined = Extract<ChargeAnswer, { state: 'declined' }>;

interface Needs {
  readonly api: Pick<TbankApi, 'call' | 'findOpenings' | 'findState'>;
  report(state: TbankState): GatewayReport;
}

/**
 * Charges saved cards: Init creates a payment, Charge takes the money. A `PaymentId` is charged at most once, so a lost
 * charge is repeated on the same one.
 */
export function createTbankCharges(values: ProviderValues, { api, report }: Needs) {
  /** @returns the id of the new payment, or why the bank takes none */
  async function create(request: ChargeRequest): Promise<string | Declined> {
    const { email, amountMinor, description } = request;
    const receipt = receiptOf(values, { email, description, amountMinor });
    const { answer, succeeded, code } = await api.call('Init', {
      Amount: amountMinor,
      OrderId: request.orderId,
      Description: truncate(description, DESCRIPTION_LENGTH),
      PayType: 'O',
      NotificationURL: request.webhookUrl,
      DATA: { OperationInitiatorType: INITIATORS[request.initiator] },
      ...(receipt && { Receipt: receipt }),
    });
    if (!succeeded && meansNothingDone(code)) return declined(code, null);
    const { data } = tbankPayment.safeParse(answer.body);
    if (succeeded && data?.OrderId === request.orderId) return data.PaymentId;
    throw new GatewayUnavailable('unknown', `T-Bank failed at Init with ${code}`);
  }

  function answerOf(state: TbankState): ChargeAnswer {
    const { Status: status, ErrorCode: code = '', PaymentId: reference } = state;
    switch (stateOf(status)) {
      case 'paid':
      case 'partially_refunded':
      case 'refunded':
        return { state: 'charged', report: report(state) };
      case 'declined':
        return declined(code === '' || code === '0' ? status : code, reference);
      case 'canceled':
      case 'expired':
        return { ...declined(status, reference), class: 'technical' };
      default:
        return { state: 'pending', report: report(state) };
    }
  }

  async function chargeOnce(paymentId: string, { method }: ChargeRequest): Promise<ChargeAnswer> {
    const fields = { PaymentId: paymentId, RebillId: method.token };
    const { answer, code } = await api.call('Charge', fields);
    const { data: answered } = tbankState.safeParse(answer.body);
    if (answered !== undefined && stateOf(answered.Status) !== 'open') return answerOf(answered);
    // An earlier call may have charged this payment: only its state says so.
    const state = await certainly(() => api.findState(paymentId));
    if (state !== undefined && stateOf(state.Status) !== 'open') return answerOf(state);
    if (state !== undefined && meansNothingDone(code)) return declined(code, paymentId);
    throw new GatewayUnavailable('unknown', `T-Bank failed at Charge with ${code}`);
  }

  async function chargeNew(request: ChargeRequest): Promise<ChargeAnswer> {
    const created = await create(request);
    return typeof created === 'string' ? chargeOnce(created, request) : created;
  }

  /** The order has no other payment than those of its charge; one that is still open was not charged. */
  async function repeat(request: ChargeRequest): Promise<ChargeAnswer> {
    const openings = (await api.findOpenings(request.orderId)) ?? [];
    const decided = openings.find(({ Status: status }) => !UNCHARGED.includes(stateOf(status)));
    if (decided !== undefined) {
      const state = await api.findState(decided.PaymentId);
      if (state !== undefined) return answerOf(state);
      throw new GatewayUnavailable('unknown', 'T-Bank does not show a payment that it lists');
    }
    const [open, ...others] = openings.filter(({ Status: status }) => stateOf(status) === 'open');
    if (open === undefined) return chargeNew(request);
    if (others.length === 0) return chargeOnce(open.PaymentId, request);
    // One of them may be charged at this moment. They expire within a day.
    throw new GatewayUnavailable('unknown', 'T-Bank has several open payments of this order');
  }

  return {
    charge: (request: ChargeRequest): Promise<ChargeAnswer> =>
      request.isRepeat ? certainly(() => repeat(request)) : chargeNew(request),
  };
}

/** What fails after a charge was sent says nothing about it. */
async function certainly<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    throw new GatewayUnavailable('unknown', error.message, { cause: error });
  }
}

function declined(code: string, reference: string | null): Declined {
  const as = classOfTbankCode(code);
  return { state: 'declined', class: as, code, reference, retryNotBefore: null };
}
