import { createHmac } from 'node:crypto';
import type { Gateway } from '../gateways/gateway.ts';
import type { Provider } from '../gateways/provider.ts';

/** The webhook URL for a gateway. */
export function webhookUrl(
  shopUrl: string,
  { provider, webhookKey }: Pick<Gateway, 'provider' | 'webhookKey'>,
): string {
  const address = `${shopUrl}/api-payment/api/v1/webhook/${provider}`;
  return webhookKey === undefined ? address : `${address}/${webhookKey}`;
}

/**
 * The secret segment of a provider's webhook address. It depends on nothing that an owner enters, so the address can be
 * given to the provider before its keys are saved, and stays when they are replaced (decision 60).
 */
export function webhookKeyOf(
  webhookSecret: string,
  { provider }: Pick<Provider, 'provider'>,
): string {
  return createHmac('sha256', webhookSecret).update(`webhooks of ${provider}`).digest('base64url');
}
