import type * as z from 'zod/mini';
import { GatewayUnavailable } from '../gateway-unavailable.ts';
import type { PaymentQuery } from '../payment-query.ts';
import type { ProviderAnswer } from '../provider-client.ts';
import type { PayPalSession } from './paypal-session.ts';
import {
  capture,
  dispute,
  disputeList,
  order,
  type PayPalCapture,
  type PayPalDispute,
  type PayPalOrder,
  read,
  refusedWith,
} from './paypal-wire.ts';

/** The calls about orders, captures and disputes. All of them throw `GatewayUnavailable`. */
export function createPayPalApi(session: PayPalSession) {
  /** `requestId` makes a repeat safe: PayPal returns the result of the first call. */
  function post(path: string, requestId: string, json: unknown): Promise<ProviderAnswer> {
    return session.call({
      method: 'POST',
      path,
      headers: { 'paypal-request-id': requestId, prefer: 'return=representation' },
      json,
      repeatable: true,
    });
  }

  /** @returns undefined for a 404 */
  async function find<T>(schema: z.ZodMiniType<T>, path: string): Promise<T | undefined> {
    const answer = await session.call({ method: 'GET', path });
    if (answer.status === 404) return undefined;
    if (answer.status >= 400) throw refusedWith(answer);
    return read(schema, answer);
  }

  const findCapture = (id: string) => find(capture, capturePath(id));

  /** PayPal deletes old orders, but keeps their captures. */
  async function findOrder({
    reference,
    secondaryReference,
    customer,
  }: PaymentQuery): Promise<PayPalOrder | undefined> {
    if (reference === null && customer !== undefined) {
      throw new GatewayUnavailable('unknown', 'PayPal finds no charge by our order');
    }
    // The order id was in the lost response, and PayPal has no lookup by our id. No buyer has seen that order, so no
    // money can move.
    if (reference === null) return undefined;
    const found = await find(order, orderPath(reference));
    if (found !== undefined || secondaryReference === null) return found;
    const captured = await findCapture(secondaryReference);
    return captured && orderOf(reference, captured);
  }

  /**
   * Open and resolved disputes about a capture. The list has no outcomes, so resolved ones are fetched individually.
   */
  async function listDisputes(captureId: string): Promise<PayPalDispute[]> {
    const path = `/v1/customer/disputes?disputed_transaction_id=${encodeURIComponent(captureId)}`;
    const answer = await session.call({ method: 'GET', path });
    // An account without this permission gets no dispute webhooks either; refunds must still be booked.
    if (answer.status === 403 || answer.status === 404) return [];
    if (answer.status >= 400) throw refusedWith(answer);
    const { items = [] } = read(disputeList, answer);
    return Promise.all(
      items.map(async (item) => {
        if (item.status !== 'RESOLVED') return item;
        return (await find(dispute, `/v1/customer/disputes/${item.dispute_id}`)) ?? item;
      }),
    );
  }

  return { post, find, findCapture, findOrder, listDisputes };
}

export type PayPalApi = ReturnType<typeof createPayPalApi>;

export function orderPath(reference: string): string {
  return `/v2/checkout/orders/${encodeURIComponent(reference)}`;
}

export function capturePath(secondaryReference: string): string {
  return `/v2/payments/captures/${encodeURIComponent(secondaryReference)}`;
}

function orderOf(reference: string, captured: PayPalCapture): PayPalOrder {
  const { custom_id, payee } = captured;
  return {
    id: captured.supplementary_data?.related_ids?.order_id ?? reference,
    status: 'COMPLETED',
    purchase_units: [{ custom_id, payee, payments: { captures: [captured] } }],
  };
}
