import type { PaymentRecord } from '../kit/payment-record.ts';
import type { ReceiptBody } from './wire.ts';

/** A receipt of the cash register: of the payment, of a refund, or one that closes a prepayment. */
export interface TillReceipt {
  readonly type: 'Income' | 'IncomeReturn';
  readonly amountMinor: number;
  readonly receipt: ReceiptBody;
}

export interface TbankPayment extends PaymentRecord {
  readonly notificationUrl: string | undefined;
  /** Whether the payment uses the Faster Payments System (SBP), where refunds are not idempotent. */
  readonly sbp: boolean;
  /** Whose card it is, at the merchant; undefined for a payment that was to save nothing. */
  readonly customerKey: string | undefined;
  /** The card is saved, for the merchant to charge it without the buyer. */
  readonly saves: boolean;
  readonly cardId: string;
  readonly rebillId: string;
  readonly isCardRemoved: boolean;
  /** The request that links the account of a payment by the SBP; 0 without one. */
  readonly requestKey: number;
  readonly accountToken: string;
  /** The linking was looked up since the payment. */
  readonly isLinkRead: boolean;
  /** Whether a linked account is charged, not a buyer who scans a code. */
  readonly isAccountCharge: boolean;
  /** The error code with which the bank of the card refuses the payment. */
  readonly declineCode: string;
  /** When a refund by the SBP ends, in unix seconds; undefined unless one is under way. */
  readonly refundEndsAt?: number | undefined;
  /** The receipt that came with Init. */
  readonly receipt: ReceiptBody | undefined;
  /** Kopecks of closing receipts. */
  readonly closedMinor: number;
  /** Receipts that the cash register has not registered yet. */
  readonly unregistered: readonly TillReceipt[];
  /** `ExternalRequestId` of the refunds made so far. */
  readonly refundKeys: readonly string[];
}

/** The bank's status of the payment. */
export function statusOf(payment: TbankPayment): string {
  if (payment.refunds.at(-1)?.state === 'pending') return 'ASYNC_REFUNDING';
  switch (payment.state) {
    case 'open':
      return 'NEW';
    case 'processing':
      return payment.isAccountCharge ? 'FORM_SHOWED' : '3DS_CHECKING';
    case 'declined':
      return 'REJECTED';
    case 'canceled':
      return 'CANCELED';
    case 'expired':
      return 'DEADLINE_EXPIRED';
    case 'partially_refunded':
      return 'PARTIAL_REFUNDED';
    case 'refunded':
      return 'REFUNDED';
    default:
      return 'CONFIRMED';
  }
}

function refundedSum({ refunds }: TbankPayment): number {
  return refunds
    .filter(({ state }) => state === 'succeeded')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/** What is left of the payment: `OriginalAmount` and `NewAmount` of Cancel. */
export function sumLeft(payment: TbankPayment): number {
  return payment.capturedMinor === 0
    ? payment.amountMinor
    : payment.capturedMinor - refundedSum(payment);
}

/** What `Amount` of GetState, CheckOrder and webhooks may mean after a partial refund: the bank does not say. */
export const SUMS_AFTER_REFUND = ['left', 'paid', 'refunded'] as const;

export function amountOf(payment: TbankPayment, meaning: string): number {
  const refunded = refundedSum(payment);
  if (payment.capturedMinor === 0) return payment.amountMinor;
  if (refunded === 0 || refunded === payment.capturedMinor) return payment.capturedMinor;
  if (meaning === 'paid') return payment.capturedMinor;
  return meaning === 'refunded' ? refunded : payment.capturedMinor - refunded;
}

/** The payer has insufficient funds. */
export const NO_MONEY = '1051';

export function errorCodeOf(payment: TbankPayment): string {
  return payment.state === 'declined' ? payment.declineCode : '0';
}

/** A payment of another shop shows another terminal, one with real money a terminal without DEMO. */
export function terminalOf(payment: TbankPayment, terminalKey: string): string {
  if (payment.strange === 'other_merchant') return `1${terminalKey}`.slice(0, 20);
  if (payment.strange === 'test_mode') return terminalKey.replace(/DEMO$/, '');
  return terminalKey;
}
