import type { ChargeAnswer, ChargeRequest } from '../charge.ts';
import { GatewayUnavailable } from '../gateway-unavailable.ts';
import type { ProviderValues } from '../provider.ts';
import type { GatewayReport, GatewayState } from '../report.ts';
import { truncate } from '../truncate.ts';
import { requestKeyOf, type TbankAccounts } from './tbank-accounts.ts';
import type { TbankApi } from './tbank-api.ts';
import { classOfTbankCode, isDeadAfter } from './tbank-declines.rules.ts';
import { meansNothingDone } from './tbank-errors.ts';
import { receiptOf } from './tbank-receipt.ts';
import {
  DESCRIPTION_LENGTH,
  stateOf,
  type TbankState,
  tbankPayment,
  tbankState,
} from './tbank-wire.ts';

/** `OperationInitiatorType`: started by the merchant, with a saved card; or by the buyer, with one. */
const INITIATORS = { merchant: 'R', buyer: '2' } as const;

/** `ErrorCode`: the account is not linked any more. */
const ACCOUNT_INACTIVE = '3015';
/** `ErrorCode`s after which the bank wants a pause: the limits of a day and of an hour. */
const ACCOUNT_WAITS_MS: Readonly<Record<string, number>> = {
  '3041': 86_400_000,
  '3042': 3_600_000,
};

/** States of a payment that was not charged. */
const UNCHARGED: readonly (GatewayState | undefined)[] = ['open', 'canceled', 'expired'];

type Declined = Extract<ChargeAnswer, { state: 'declined' }>;

interface Needs {
  readonly api: Pick<TbankApi, 'call' | 'findOpenings' | 'findState'>;
  readonly accounts: Pick<TbankAccounts, 'isRevoked'>;
  report(state: TbankState): GatewayReport;
}

/**
 * Charges saved cards and accounts: Init creates a payment, Charge or ChargeQr takes the money. A `PaymentId` is charged at most once, so a lost
 * charge is repeated on the same one.
 */
export function createTbankCharges(values: ProviderValues, { api, accounts, report }: Needs) {
  /** @returns the id of the new payment, or why the bank takes none */
  async function create(request: ChargeRequest): Promise<string | Declined> {
    const { email, amountMinor, description, method, initiator } = request;
    const isAccount = requestKeyOf(method) !== undefined;
    const receipt = receiptOf(values, { email, description, amountMinor });
    const { answer, succeeded, code } = await api.call('Init', {
      Amount: amountMinor,
      OrderId: request.orderId,
      Description: truncate(description, DESCRIPTION_LENGTH),
      PayType: 'O',
      NotificationURL: request.webhookUrl,
      ...(isAccount
        ? { Recurrent: 'Y', CustomerKey: request.orderId, DATA: { QR: 'true' } }
        : { DATA: { OperationInitiatorType: INITIATORS[initiator] } }),
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

  const pending = (state: TbankState): ChargeAnswer => ({
    state: 'pending',
    report: { ...report(state), state: 'processing' },
  });

  /** An account that cannot be charged any more: only its state says whether its buyer has revoked it. */
  async function explained(answer: ChargeAnswer, request: ChargeRequest): Promise<ChargeAnswer> {
    if (answer.state !== 'declined') return answer;
    if (isDeadAfter(answer.code, request.declinedBefore ?? [])) return { ...answer, class: 'hard' };
    const requestKey = requestKeyOf(request.method);
    if (requestKey === undefined) return answer;
    const waitMs = ACCOUNT_WAITS_MS[answer.code];
    const retryNotBefore = waitMs === undefined ? null : new Date(request.now.getTime() + waitMs);
    if (answer.code !== ACCOUNT_INACTIVE) return { ...answer, retryNotBefore };
    const isRevoked = await accounts.isRevoked(requestKey).catch((error: unknown) => {
      if (error instanceof GatewayUnavailable) return false;
      throw error;
    });
    return isRevoked ? { ...answer, class: 'revoked' } : answer;
  }

  async function chargeOnce(paymentId: string, request: ChargeRequest): Promise<ChargeAnswer> {
    const { token } = request.method;
    const { answer, code } = await (requestKeyOf(request.method) === undefined
      ? api.call('Charge', { PaymentId: paymentId, RebillId: token })
      : api.call('ChargeQr', { PaymentId: paymentId, AccountToken: token }));
    const { data: answered } = tbankState.safeParse(answer.body);
    if (answered !== undefined && isUnderway(answered.Status, request)) return pending(answered);
    if (answered !== undefined && stateOf(answered.Status) !== 'open') return answerOf(answered);
    // An earlier call may have charged this payment: only its state says so.
    const state = await certainly(() => api.findState(paymentId));
    if (state !== undefined && isUnderway(state.Status, request)) return pending(state);
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
    const decided = openings.find(
      ({ Status: status }) => isUnderway(status, request) || !UNCHARGED.includes(stateOf(status)),
    );
    if (decided !== undefined) {
      const state = await api.findState(decided.PaymentId);
      if (state !== undefined) {
        return isUnderway(state.Status, request) ? pending(state) : answerOf(state);
      }
      throw new GatewayUnavailable('unknown', 'T-Bank does not show a payment that it lists');
    }
    const [open, ...others] = openings.filter(({ Status: status }) => stateOf(status) === 'open');
    if (open === undefined) return chargeNew(request);
    if (others.length === 0) return chargeOnce(open.PaymentId, request);
    // One of them may be charged at this moment. They expire within a day.
    throw new GatewayUnavailable('unknown', 'T-Bank has several open payments of this order');
  }

  return {
    async charge(request: ChargeRequest): Promise<ChargeAnswer> {
      const answer = request.isRepeat
        ? await certainly(() => repeat(request))
        : await chargeNew(request);
      return explained(answer, request);
    },
  };
}

/** A charge by the SBP that the bank of the buyer has not decided is shown as an open form. */
function isUnderway(status: string, { method }: Pick<ChargeRequest, 'method'>): boolean {
  return status === 'FORM_SHOWED' && requestKeyOf(method) !== undefined;
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
