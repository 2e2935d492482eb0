import type { WebhookSender } from '../kit/webhook-sender.ts';
import type { FaultSwitch } from './faults.ts';
import type { PaymentStore } from './payments/payment-store.ts';

/** Shared context of the bank's operations. */
export interface Bank {
  readonly store: PaymentStore;
  readonly webhooks: WebhookSender;
  /** The secret that signs now. */
  readonly webhookSecret: () => string;
  readonly faults: FaultSwitch;
  readonly now: () => Date;
  /** The bank's public address; known once it listens. */
  readonly publicUrl: () => string;
  /** How long the fault 'charge, then time out' leaves the payer without an answer. */
  readonly hangMs: number;
}

export function unixNow(bank: Pick<Bank, 'now'>): number {
  return Math.floor(bank.now().getTime() / 1000);
}
