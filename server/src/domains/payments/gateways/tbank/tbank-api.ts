import type * as z from 'zod/mini';
import type { OutboundCalls } from '../../../../platform/network/outbound.ts';
import { GatewayUnavailable } from '../gateway-unavailable.ts';
import { createProviderClient } from '../provider-client.ts';
import { meansNothingDone } from './tbank-errors.ts';
import {
  readJson,
  type TbankAccountState,
  type TbankCard,
  type TbankState,
  tbankAccountState,
  tbankAccounts,
  tbankAnswer,
  tbankCards,
  tbankOrder,
  tbankState,
  tokenOf,
  weightOf,
} from './tbank-wire.ts';

/** `ErrorCode`: unknown order. */
const ORDER_UNKNOWN = '335';
/** `ErrorCode`: unknown customer. */
const CUSTOMER_UNKNOWN = '7';

/** T-Bank's calls, signed. All of them throw `GatewayUnavailable`. */
export function createTbankApi(
  { apiBase, terminalKey, password }: { apiBase: string; terminalKey: string; password: string },
  outbound: OutboundCalls,
) {
  const common = { title: 'T-Bank', outbound, parse: readJson };
  const client = createProviderClient({ ...common, baseUrl: apiBase });
  // Calls about the cash register are not below the address of the other calls.
  const till = createProviderClient({ ...common, baseUrl: `${new URL(apiBase).origin}/cashbox` });

  /** Nested fields are not part of the signature. */
  function send(
    method: string,
    fields: Record<string, unknown>,
    { repeatable = false, at = client }: { repeatable?: boolean; at?: typeof client } = {},
  ) {
    const message = { TerminalKey: terminalKey, ...fields };
    const json = { ...message, Token: tokenOf(message, password) };
    return at.call({ method: 'POST', path: `/${method}`, json, repeatable });
  }

  /** One API call. A failure that the bank explains is returned. */
  async function call(
    method: string,
    fields: Record<string, unknown>,
    options: { repeatable?: boolean; at?: typeof client } = {},
  ) {
    const { at = client } = options;
    const answer = await send(method, fields, options);
    const {
      Success: succeeded,
      ErrorCode: code = '',
      Message: words,
    } = at.read(tbankAnswer, answer);
    return { answer, succeeded, code, words };
  }

  async function demand<T>(
    schema: z.ZodMiniType<T>,
    method: string,
    fields: Record<string, unknown>,
  ): Promise<T> {
    const { answer, succeeded, code } = await call(method, fields);
    if (!succeeded) throw failureOf(method, code);
    return client.read(schema, answer);
  }

  /**
   * Undefined when the bank does not know the payment. A rejected payment may be reported as a failure, but with its
   * state.
   */
  async function findState(paymentId: string): Promise<TbankState | undefined> {
    const { answer, succeeded, code } = await call(
      'GetState',
      { PaymentId: paymentId },
      { repeatable: true },
    );
    const state = tbankState.safeParse(answer.body);
    if (state.success) return state.data;
    if (succeeded) return client.read(tbankState, answer);
    if (meansNothingDone(code)) return undefined;
    throw failureOf('GetState', code);
  }

  /** All payments of an order, most significant first; undefined when the bank does not know the order. */
  async function findOpenings(orderId: string) {
    const { answer, succeeded, code } = await call(
      'CheckOrder',
      { OrderId: orderId },
      { repeatable: true },
    );
    if (!succeeded && code === ORDER_UNKNOWN) return undefined;
    if (!succeeded) throw failureOf('CheckOrder', code);
    const { Payments: payments } = client.read(tbankOrder, answer);
    return payments.toSorted((one, other) => weightOf(other.Status) - weightOf(one.Status));
  }

  /** The cards of a customer, also removed ones; none when the bank does not know the customer. */
  async function findCards(customerKey: string): Promise<readonly TbankCard[]> {
    const fields = { CustomerKey: customerKey };
    const answer = await send('GetCardList', fields, { repeatable: true });
    if (Array.isArray(answer.body)) return client.read(tbankCards, answer);
    const { Success: succeeded, ErrorCode: code = '' } = client.read(tbankAnswer, answer);
    if (!succeeded && code === CUSTOMER_UNKNOWN) return [];
    throw failureOf('GetCardList', code);
  }

  async function removeCard(customerKey: string, cardId: string): Promise<void> {
    const fields = { CustomerKey: customerKey, CardId: cardId };
    const { succeeded, code } = await call('RemoveCard', fields);
    if (!succeeded) throw failureOf('RemoveCard', code);
  }

  /** How far the linking of an account is; undefined when the bank does not know it. */
  async function findAccountState(requestKey: string): Promise<TbankAccountState | undefined> {
    const fields = { RequestKey: requestKey };
    const { answer, succeeded, code } = await call('GetAddAccountQrState', fields, {
      repeatable: true,
    });
    if (succeeded) return client.read(tbankAccountState, answer);
    if (meansNothingDone(code)) return undefined;
    throw failureOf('GetAddAccountQrState', code);
  }

  /** The token of a linked account, which only the list of all accounts has. */
  async function findAccountToken(requestKey: string): Promise<string | undefined> {
    const { answer, succeeded, code } = await call('GetAccountQrList', {}, { repeatable: true });
    if (!succeeded) throw failureOf('GetAccountQrList', code);
    const { AccountTokens: accounts } = client.read(tbankAccounts, answer);
    return accounts.find(({ RequestKey: key }) => key === requestKey)?.AccountToken;
  }

  /** Cancels an unpaid payment; one that can no longer be canceled is left unchanged. */
  async function cancelUnpaid(paymentId: string): Promise<void> {
    const { succeeded, code } = await call('Cancel', { PaymentId: paymentId });
    if (!succeeded && !meansNothingDone(code)) throw failureOf('Cancel', code);
  }

  /**
   * Sends the receipt that closes a prepayment. A refusal has the bank's words, which operators see; other failures
   * leave open whether the cash register has it.
   */
  async function sendClosingReceipt(paymentId: string, receipt: object): Promise<void> {
    const fields = { PaymentId: paymentId, Receipt: receipt };
    const { succeeded, code, words } = await call('SendClosingReceipt', fields, { at: till });
    if (succeeded) return;
    const certainty = meansNothingDone(code) ? 'refused' : 'unknown';
    throw new GatewayUnavailable(certainty, `${words ?? 'T-Bank refused the receipt'} (${code})`);
  }

  return {
    call,
    demand,
    findState,
    findOpenings,
    findCards,
    removeCard,
    findAccountState,
    findAccountToken,
    cancelUnpaid,
    sendClosingReceipt,
  };
}

export type TbankApi = ReturnType<typeof createTbankApi>;

function failureOf(method: string, code: string): GatewayUnavailable {
  return meansNothingDone(code)
    ? new GatewayUnavailable('refused', `T-Bank refused ${method}: ${code}`)
    : new GatewayUnavailable('unknown', `T-Bank failed at ${method} with ${code}`);
}
