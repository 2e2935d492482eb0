import { randomInt } from 'node:crypto';
import type { Emulator } from '../kit/emulator.ts';
import type { NoticeKey } from './notice-key.ts';
import type { PayPalPayment } from './payment.ts';
import type { RequestLog } from './request-log.ts';

/** What the operations of this PayPal work with. */
export interface PayPal {
  readonly emulator: Emulator<PayPalPayment>;
  readonly account: PayPalAccount;
  readonly requests: RequestLog;
  readonly noticeKey: NoticeKey;
}

/** The shop's account, its app and the app's webhook. */
export interface PayPalAccount {
  readonly merchantId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
}

const SIGNS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** 17 signs, as PayPal's own ids are. */
export function newId(): string {
  return Array.from({ length: 17 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}
