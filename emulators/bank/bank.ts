import type { NoticeSender } from '../kit/notice-sender.ts';
import type { FaultSwitch } from './faults.ts';
import type { PaymentStore } from './payment-store.ts';

/** What every operation of the bank works with. */
export interface Bank {
  readonly store: PaymentStore;
  readonly notices: NoticeSender;
  /** The one that signs now. */
  readonly noticeSecret: () => string;
  readonly faults: FaultSwitch;
  readonly now: () => Date;
  /** Where a browser reaches this bank; known once it listens. */
  readonly publicUrl: () => string;
  /** How long 'charge, then time out' keeps the payer waiting. */
  readonly hangMs: number;
}

export function unixNow(bank: Pick<Bank, 'now'>): number {
  return Math.floor(bank.now().getTime() / 1000);
}
