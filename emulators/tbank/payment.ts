import type { PaymentRecord } from '../kit/payment-record.ts';

export interface TbankPayment extends PaymentRecord {
  readonly notificationUrl: string | undefined;
  /** Whether the payment uses the Faster Payments System (SBP), where refunds are not idempotent. */
  readonly sbp: boolean;
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
      return '3DS_CHECKING';
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

/** The current sum: partial refunds are subtracted. */
export function presentAmount(payment: TbankPayment): number {
  if (payment.capturedMinor === 0) return payment.amountMinor;
  const back = payment.refunds
    .filter(({ state }) => state === 'succeeded')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return back < payment.capturedMinor ? payment.capturedMinor - back : payment.capturedMinor;
}

/** The payer has insufficient funds. */
const NO_MONEY = '1051';

export function errorCodeOf(payment: TbankPayment): string {
  return payment.state === 'declined' ? NO_MONEY : '0';
}

/** A payment of another shop shows another terminal, one with real money a terminal without DEMO. */
export function terminalOf(payment: TbankPayment, terminalKey: string): string {
  if (payment.strange === 'other_merchant') return `1${terminalKey}`.slice(0, 20);
  if (payment.strange === 'test_mode') return terminalKey.replace(/DEMO$/, '');
  return terminalKey;
}
