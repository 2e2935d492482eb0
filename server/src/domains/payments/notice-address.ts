import type { Gateway } from './gateways/gateway.ts';

/** Where a gateway sends its notices. */
export function noticeAddress(shopUrl: string, { provider, noticeKey }: Gateway): string {
  const address = `${shopUrl}/api-payment/api/v1/webhook/${provider}`;
  return noticeKey === undefined ? address : `${address}/${noticeKey}`;
}
