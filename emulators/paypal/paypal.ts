import type { Emulator } from '../kit/emulator.ts';
import type { PayPalPayment } from './payment.ts';
import type { RequestLog } from './request-log.ts';
import type { Vault } from './vault.ts';
import type { WebhookKey } from './webhook-key.ts';

/** Shared context of the PayPal operations. */
export interface PayPal {
  readonly emulator: Emulator<PayPalPayment>;
  readonly account: PayPalAccount;
  readonly requests: RequestLog;
  readonly webhookKey: WebhookKey;
  readonly vault: Vault;
}

/** Whether the same request came before. */
export function isRepeat(
  { requests, emulator }: PayPal,
  request: { id: string; path: string; body: object },
): boolean {
  return requests.isRepeat(request, emulator.switchOf('reused_request_id') === 'refused');
}

/** The shop's account, its app and the app's webhook. */
export interface PayPalAccount {
  readonly merchantId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
}
