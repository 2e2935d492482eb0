import type * as z from 'zod/mini';
import type { Outbound } from '../../../../platform/network/outbound.ts';
import { GatewayUnavailable } from '../gateway.ts';
import { createProviderClient } from '../provider-client.ts';
import {
  readMessage,
  type TbankState,
  tbankAnswer,
  tbankOrder,
  tbankState,
  tokenOf,
  weightOf,
} from './tbank-wire.ts';

/** `ErrorCode`: unknown order. */
const ORDER_UNKNOWN = '335';
/** `ErrorCode`s of internal errors: the request may have been carried out. */
const UNKNOWN_OUTCOME = ['999', '9999'];

/** T-Bank's calls, signed. All of them throw `GatewayUnavailable`. */
export function createTbankApi(
  { apiBase, terminalKey, password }: { apiBase: string; terminalKey: string; password: string },
  outbound: Pick<Outbound, 'request'>,
) {
  const client = createProviderClient({
    title: 'T-Bank',
    baseUrl: apiBase,
    outbound,
    parse: readMessage,
  });

  /** One API call; nested fields are not part of the signature. A failure that the bank explains is returned. */
  async function call(method: string, fields: Record<string, unknown>, repeatable = false) {
    const message = { TerminalKey: terminalKey, ...fields };
    const json = { ...message, Token: tokenOf(message, password) };
    const answer = await client.call({ method: 'POST', path: `/${method}`, json, repeatable });
    const { Success: succeeded, ErrorCode: code = '' } = client.read(tbankAnswer, answer);
    if (!succeeded && UNKNOWN_OUTCOME.includes(code)) {
      throw new GatewayUnavailable('unknown', `T-Bank failed with ${code}`);
    }
    return { answer, succeeded, code };
  }

  async function demand<T>(
    schema: z.ZodMiniType<T>,
    method: string,
    fields: Record<string, unknown>,
    repeatable = false,
  ): Promise<T> {
    const { answer, succeeded, code } = await call(method, fields, repeatable);
    if (!succeeded) throw new GatewayUnavailable('refused', `T-Bank refused ${method}: ${code}`);
    return client.read(schema, answer);
  }

  /**
   * Undefined when the bank does not know the payment. A rejected payment may be reported as a failure, but with its
   * state.
   */
  async function findState(paymentId: string): Promise<TbankState | undefined> {
    const { answer, succeeded } = await call('GetState', { PaymentId: paymentId }, true);
    const state = tbankState.safeParse(answer.body);
    if (state.success) return state.data;
    return succeeded ? client.read(tbankState, answer) : undefined;
  }

  /** All payments of an order, most significant first; undefined when the bank does not know the order. */
  async function findOpenings(orderId: string) {
    const { answer, succeeded, code } = await call('CheckOrder', { OrderId: orderId }, true);
    if (!succeeded && code === ORDER_UNKNOWN) return undefined;
    if (!succeeded) throw new GatewayUnavailable('refused', `T-Bank refused CheckOrder: ${code}`);
    const { Payments: payments } = client.read(tbankOrder, answer);
    return payments.toSorted((one, other) => weightOf(other.Status) - weightOf(one.Status));
  }

  return { call, demand, findState, findOpenings };
}
