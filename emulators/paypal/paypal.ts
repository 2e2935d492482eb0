import { randomInt } from 'node:crypto';
import type { Emulator } from '../kit/emulator.ts';
import type { PayPalPayment } from './payment.ts';
import type { RequestLog } from './request-log.ts';
import type { WebhookKey } from './webhook-key.ts';

/** Shared context of the PayPal operations. */
export interface PayPal {
  readonly emulator: Emulator<PayPalPayment>;
  readonly account: PayPalAccount;
  readonly requests: RequestLog;
  readonly webhookKey: WebhookKey;
}

/** The shop's account, its app and the app's webhook. */
export interface PayPalAccount {
  readonly merchantId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
}

const SIGNS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** 17 characters, like PayPal's own ids. */
export function newId(): string {
  return Array.from({ length: 17 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}
