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

const SIGNS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const ACCOUNT_SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** 17 characters, like PayPal's own ids. */
export function newId(): string {
  return randomText(SIGNS, 17);
}

/** 13 characters without those that are easily confused, as PayPal documents the id of an account. */
export function newAccountId(): string {
  return randomText(ACCOUNT_SIGNS, 13);
}

function randomText(signs: string, length: number): string {
  return Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
}
