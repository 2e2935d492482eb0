import type { Outcome } from '../kit/outcomes.ts';
import type { PaymentRecord } from '../kit/payment-record.ts';

export interface PayPalPayment extends PaymentRecord {
  readonly invoiceId: string;
  /** The result that a capture will have. Null until the buyer approves; no money moves before the shop captures. */
  readonly approval: { readonly as: Outcome; readonly amountMinor: number } | null;
  readonly captureId: string | null;
  /** Created with a payment source; else the buyer approves it by another link. */
  readonly hasSource: boolean;
  /** Captures that were refused: the issue by request id. */
  readonly refusedRequests: Readonly<Record<string, string>>;
  /** The merchant's `custom_id` of refunds, by id; refunds from the dashboard have none. */
  readonly refundCustomIds: Readonly<Record<string, string>>;
  readonly disputeReason: string;
  /** The merchant has answered the dispute. */
  readonly evidenceGiven: boolean;
  /** The shop has the wallet saved with the order. */
  readonly saves: boolean;
  /** PayPal's customer of the order, if the shop named one. */
  readonly customerId: string | undefined;
  /** What was saved; `isShown` once the order has its id. */
  readonly vault: {
    readonly id: string;
    readonly customer: string;
    readonly isShown: boolean;
  } | null;
  /** The token that was charged. */
  readonly chargedToken: string | null;
  /** The request that created the order. */
  readonly requestId: string;
  /** Unix seconds. */
  readonly updatedAt: number;
}

/** Refusals after which the buyer can pay the same order. */
const RETRIABLE: readonly string[] = [
  'PAYER_ACTION_REQUIRED',
  'INSTRUMENT_DECLINED',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'ORDER_COMPLETION_IN_PROGRESS',
];

/** Whether the order can still be paid after its capture was refused with this issue. */
export function isRetriable(issue: string): boolean {
  return RETRIABLE.includes(issue);
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
