import type { Outcome } from '../kit/outcomes.ts';
import type { PaymentRecord } from '../kit/payment-record.ts';

export interface PayPalPayment extends PaymentRecord {
  readonly invoiceId: string;
  /** The result that a capture will have. Null until the buyer approves; no money moves before the shop captures. */
  readonly approval: { readonly as: Outcome; readonly amountMinor: number } | null;
  readonly captureId: string | null;
  /** The request that created the order. */
  readonly requestId: string;
  /** Unix seconds. */
  readonly updatedAt: number;
}

const APPROVALS: readonly Outcome[] = [
  'pay',
  'decline',
  'pay_slowly',
  'pay_less',
  'pay_more',
  'wrong_currency',
  'other_merchant',
];

/** Whether this outcome is the buyer's approval; later outcomes affect the money, not the order. */
export function isApproval({ state }: PayPalPayment, outcome: Outcome): boolean {
  return state === 'open' && APPROVALS.includes(outcome);
}
