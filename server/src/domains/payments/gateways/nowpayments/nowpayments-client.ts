import type { OutboundCalls } from '../../../../platform/network/outbound.ts';
import { createProviderClient, type ProviderClient } from '../provider-client.ts';
import { nowpaymentsError, readMessage, withTexts } from './nowpayments-wire.ts';

/** Calls NOWPayments with the key of the store. Top-level numbers of an answer are read as texts, so that no digit is lost. */
export function createNowpaymentsClient(
  { baseUrl, apiKey }: { readonly baseUrl: string; readonly apiKey: string },
  outbound: OutboundCalls,
): ProviderClient {
  return createProviderClient({
    title: 'NOWPayments',
    baseUrl,
    outbound,
    headers: { 'x-api-key': apiKey },
    parse(text) {
      const message = readMessage(text);
      return message && withTexts(message);
    },
    errorCode: (body) => nowpaymentsError.safeParse(body).data?.code,
  });
}
