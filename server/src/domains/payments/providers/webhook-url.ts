import type { Gateway } from '../gateways/gateway.ts';

/** The webhook URL for a gateway. */
export function webhookUrl(shopUrl: string, { provider, webhookKey }: Gateway): string {
  const address = `${shopUrl}/api-payment/api/v1/webhook/${provider}`;
  return webhookKey === undefined ? address : `${address}/${webhookKey}`;
}
