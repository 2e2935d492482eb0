import { isSettled, type PaymentState } from './payments.rules.ts';

/** Why money came and yet nothing was granted: an operator decides. */
export type ReviewReason = 'order' | 'reference' | 'merchant' | 'currency' | 'underpaid';

export type Settlement =
  /** The money is there: grant. `late` came after the payment had ended, `overpaid` is more than was asked. */
  | { kind: 'settle'; late: boolean; overpaid: boolean }
  /** Hold the payment for an operator. */
  | { kind: 'review'; reason: ReviewReason }
  /** The report does not fit this payment, and no money moved that would have to be held: tell an operator. */
  | { kind: 'mismatch'; reason: ReviewReason }
  /** The gateway has ended it unpaid. */
  | { kind: 'close'; to: 'expired' | 'canceled' | 'failed' }
  /** Altogether `toCents` have gone back to the buyer. */
  | { kind: 'refund'; toCents: number; full: boolean }
  | { kind: 'dispute' }
  | { kind: 'dispute_won'; to: 'paid' | 'partially_refunded' }
  | { kind: 'nothing' };

export interface SettlementPayment {
  readonly id: string;
  readonly state: PaymentState;
  readonly gatewayReference: string | null;
  /** The frozen quote. */
  readonly totalCents: number;
  readonly currency: string;
  readonly capturedCents: number;
  readonly capturedCurrency: string | null;
  readonly refundedCents: number;
}

/** What the gateway says now; the shape of `GatewayReport`. */
export interface SettlementReport {
  readonly reference: string;
  readonly orderId: string;
  readonly merchantMatches: boolean;
  readonly state:
    | 'open'
    | 'paid'
    | 'declined'
    | 'canceled'
    | 'expired'
    | 'partially_refunded'
    | 'refunded'
    | 'disputed';
  readonly capturedCents: number;
  readonly capturedCurrency: string | null;
  readonly refundedCents: number;
}

const nothing: Settlement = { kind: 'nothing' };

/**
 * What a gateway's report means for a payment as it stands now. Asked again with the result applied it says
 * `nothing`, so reports may come twice, late and in any order. A report may hold several facts
 * (paid and partly refunded): each call names the first that is still to be done.
 */
export function decideSettlement(payment: SettlementPayment, report: SettlementReport): Settlement {
  const stranger = strangerReason(payment, report);
  if (stranger !== undefined) {
    const holdable = holdsMoney(report) && !isSettled(payment.state) && payment.state !== 'review';
    return { kind: holdable ? 'review' : 'mismatch', reason: stranger };
  }
  if (isSettled(payment.state)) return decideAfterPaid(payment, report);
  if (payment.state === 'review') {
    // The money went back at the gateway: there is nothing left to decide.
    return isGivenBack(report) ? { kind: 'close', to: 'canceled' } : nothing;
  }
  return decideBeforePaid(payment, report);
}

function decideBeforePaid(payment: SettlementPayment, report: SettlementReport): Settlement {
  if (holdsMoney(report)) {
    if (report.capturedCurrency !== payment.currency) return { kind: 'review', reason: 'currency' };
    if (report.capturedCents < payment.totalCents) return { kind: 'review', reason: 'underpaid' };
    return {
      kind: 'settle',
      late: payment.state !== 'pending',
      overpaid: report.capturedCents > payment.totalCents,
    };
  }
  if (payment.state !== 'pending') return nothing;
  switch (report.state) {
    case 'declined':
      return { kind: 'close', to: 'failed' };
    case 'expired':
      return { kind: 'close', to: 'expired' };
    case 'canceled':
      return { kind: 'close', to: 'canceled' };
    case 'refunded':
      // Paid and given back before we heard of either: it was never bought.
      return { kind: 'close', to: 'canceled' };
    default:
      return nothing;
  }
}

function decideAfterPaid(payment: SettlementPayment, report: SettlementReport): Settlement {
  if (report.capturedCents > 0 && report.capturedCurrency !== payment.capturedCurrency) {
    return { kind: 'mismatch', reason: 'currency' };
  }
  const toCents = Math.min(report.refundedCents, payment.capturedCents);
  if (toCents > payment.refundedCents) {
    return { kind: 'refund', toCents, full: toCents === payment.capturedCents };
  }
  const held = payment.state === 'paid' || payment.state === 'partially_refunded';
  if (held && report.state === 'disputed') return { kind: 'dispute' };
  const givenUp = report.state === 'paid' || report.state === 'partially_refunded';
  if (payment.state === 'disputed' && givenUp) {
    return { kind: 'dispute_won', to: payment.refundedCents > 0 ? 'partially_refunded' : 'paid' };
  }
  return nothing;
}

/** A report about somebody else's money must never move this payment, however well it is signed. */
function strangerReason(
  payment: SettlementPayment,
  report: SettlementReport,
): ReviewReason | undefined {
  if (report.orderId !== payment.id) return 'order';
  if (payment.gatewayReference !== null && report.reference !== payment.gatewayReference) {
    return 'reference';
  }
  return report.merchantMatches ? undefined : 'merchant';
}

/** Captured and not (wholly) given back. While the gateway is still collecting, nothing is decided. */
function holdsMoney(report: SettlementReport): boolean {
  return report.state !== 'open' && report.capturedCents > report.refundedCents;
}

function isGivenBack(report: SettlementReport): boolean {
  return report.capturedCents > 0 && report.refundedCents >= report.capturedCents;
}
