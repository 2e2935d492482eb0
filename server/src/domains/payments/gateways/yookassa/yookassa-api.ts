import type * as z from 'zod/mini';
import type { OutboundCalls } from '../../../../platform/network/outbound.ts';
import { GatewayUnavailable } from '../gateway-unavailable.ts';
import {
  createProviderClient,
  type ProviderAnswer,
  type ProviderCall,
} from '../provider-client.ts';
import {
  orderIdOf,
  type YookassaPayment,
  type YookassaRefund,
  yookassaError,
  yookassaPayment,
  yookassaPaymentList,
  yookassaRefundList,
} from './yookassa-wire.ts';

/** A YooKassa checkout page lives for an hour; this cannot be changed. */
export const PAGE_LIFETIME_S = 3_600;
const PAGE_SIZE = 100;
/** Limit of pages read from a list. */
const MAX_PAGES = 20;
/** Allowed clock skew. */
const CLOCK_SKEW_MS = 600_000;
const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/i;

/** YooKassa's calls. All of them throw `GatewayUnavailable`. */
export function createYookassaApi(
  { baseUrl, shopId, secretKey }: { baseUrl: string; shopId: string; secretKey: string },
  outbound: OutboundCalls,
) {
  const client = createProviderClient({
    title: 'YooKassa',
    baseUrl,
    outbound,
    headers: { authorization: `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}` },
    errorCode: (body) => {
      const { data } = yookassaError.safeParse(body);
      return data && `${data.code} ${data.parameter ?? ''}`.trimEnd();
    },
  });

  const get = (path: string): ProviderCall => ({ method: 'GET', path });

  /** @param key a repeat under the same key does nothing new and gets the first answer */
  function post(path: string, json: object, key: string): Promise<ProviderAnswer> {
    const headers = { 'idempotence-key': key };
    return client.call({ method: 'POST', path, headers, json, repeatable: true });
  }

  /** Yields a list page by page. */
  async function* pagesOf<T>(
    path: string,
    filter: Record<string, string>,
    schema: z.ZodMiniType<{ items: T[]; next_cursor?: string | undefined }>,
  ): AsyncGenerator<readonly T[]> {
    let cursor: string | undefined;
    for (let page = 0; page < MAX_PAGES; page++) {
      const query = { ...filter, limit: `${PAGE_SIZE}`, ...(cursor && { cursor }) };
      const answer = await client.call(get(`${path}?${new URLSearchParams(query)}`));
      const { items, next_cursor: next } = client.read(schema, answer);
      yield items;
      if (next === undefined) return;
      cursor = next;
    }
    throw new GatewayUnavailable('unknown', 'YooKassa has too many entries to search');
  }

  /**
   * Finds the payment of an order without a known reference. YooKassa has no lookup by our id, so the payments created
   * around the time of the order are searched; our UUIDv7 ids contain that time.
   */
  async function findByOrder(
    orderId: string,
    {
      filter = createdAround(orderId),
      fits = () => true,
    }: {
      readonly filter?: Record<string, string>;
      readonly fits?: (payment: YookassaPayment) => boolean;
    } = {},
  ): Promise<YookassaPayment | undefined> {
    for await (const payments of pagesOf('/payments', filter, yookassaPaymentList)) {
      const found = payments.find((payment) => orderIdOf(payment) === orderId && fits(payment));
      if (found !== undefined) return found;
    }
    return undefined;
  }

  function findPayment(reference: string): Promise<YookassaPayment | undefined> {
    return client.find(yookassaPayment, get(`/payments/${encodeURIComponent(reference)}`));
  }

  async function listRefunds(reference: string): Promise<YookassaRefund[]> {
    const refunds: YookassaRefund[] = [];
    const filter = { payment_id: reference };
    for await (const page of pagesOf('/refunds', filter, yookassaRefundList)) refunds.push(...page);
    return refunds;
  }

  return { read: client.read, post, pagesOf, findByOrder, findPayment, listRefunds };
}

export type YookassaApi = ReturnType<typeof createYookassaApi>;

/** Whether the key was used before with another body. */
export function isKeyConflict({ status, body }: ProviderAnswer): boolean {
  const error = yookassaError.safeParse(body);
  return status === 400 && error.success && error.data.parameter === 'Idempotence-Key';
}

/** The time range in which the payment must have been created; no bounds for an id without a time. */
function createdAround(orderId: string): Record<string, string> {
  if (!UUID_V7.test(orderId)) return {};
  const orderedAt = Number.parseInt(orderId.replace('-', '').slice(0, 12), 16);
  return {
    'created_at.gte': new Date(orderedAt - CLOCK_SKEW_MS).toISOString(),
    'created_at.lt': new Date(orderedAt + PAGE_LIFETIME_S * 1_000 + CLOCK_SKEW_MS).toISOString(),
  };
}
