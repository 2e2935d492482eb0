import { readPartialRefund } from '../gateways/partial-refund.rules.ts';
import type { GatewayRefund } from '../gateways/refunds.ts';
import type { GatewayState } from '../gateways/report.ts';
import { isSettled, type PaymentState } from '../records/payments.rules.ts';

/** Why a captured payment is held for an operator instead of being settled. */
export type ReviewReason =
  | 'order'
  | 'reference'
  | 'merchant'
  | 'currency'
  | 'underpaid'
  | 'plan_change';

export type Settlement =
  /**
   * The money has arrived: grant access. `late`: after the payment had ended; `overpaid`: more than was charged;
   * `underpaid`: less, but within the gateway's tolerance.
   */
  | { kind: 'settle'; late: boolean; overpaid: boolean; underpaid?: true }
  /** Hold the payment for an operator. */
  | { kind: 'review'; reason: ReviewReason }
  /** The report does not match this payment, but there is no money to hold: raise an alert only. */
  | { kind: 'mismatch'; reason: ReviewReason }
  /** The gateway closed the payment unpaid. */
  | { kind: 'close'; to: 'expired' | 'canceled' | 'failed' }
  /** The gateway has refunded `toMinor` in total. */
  | { kind: 'refund'; toMinor: number }
  /** Refunds that we booked have failed since: the money is back at the gateway and owed to the buyer. */
  | { kind: 'bounce'; refunds: readonly GatewayRefund[] }
  /** Like `bounce`, for a gateway that reports only a total: only `toMinor` was actually refunded. */
  | { kind: 'shortfall'; toMinor: number }
  /** The gateway has refunded a part that we did not request, and does not say how much: alert an operator. */
  | { kind: 'unexplained' }
  | { kind: 'dispute' }
  | { kind: 'dispute_won'; to: 'paid' | 'partially_refunded' }
  | { kind: 'nothing' };

export interface SettlementPayment {
  readonly id: string;
  readonly state: PaymentState;
  readonly gatewayReference: string | null;
  readonly gatewaySecondaryReference: string | null;
  /** The amount to charge, frozen with the quote; minor units. */
  readonly chargeMinor: number;
  readonly chargeCurrency: string;
  /** The captured amount as booked by us. */
  readonly capturedMinor: number;
  readonly capturedCurrency: string | null;
  readonly returnedMinor: number;
  /** The captured amount in cents of the quote. */
  readonly capturedCents: number;
  /** A refund that was sent to the gateway and is not booked yet; 0 without one. */
  readonly requestedMinor: number;
  /** Whether any part was refunded, through the gateway or otherwise. */
  readonly refunded: boolean;
  readonly reviewReason: string | null;
  /** Who opened the dispute. Only an operator can end a dispute that an operator opened. */
  readonly disputedBy: 'gateway' | 'operator' | null;
  /** The amount the gateway held when an operator returned it by other means. */
  readonly dismissedMinor: number | null;
  readonly knownRefunds: readonly KnownRefund[];
  /** The booked refunds are so old that no report can predate them. */
  readonly returnsAreFinal: boolean;
}

/** A refund that an earlier report listed. Once failed it stays failed, even if an older report arrives later. */
export interface KnownRefund {
  readonly reference: string;
  /** It is included in `returnedMinor`, or was until it failed. */
  readonly counted: boolean;
  readonly failed: boolean;
}

/** The current state at the gateway; same shape as `GatewayReport`. */
export interface SettlementReport {
  readonly reference: string;
  readonly secondaryReference: string | null;
  readonly orderId: string;
  readonly merchantMatches: boolean;
  readonly state: GatewayState;
  readonly capturedMinor: number;
  readonly capturedCurrency: string | null;
  readonly refundedMinor: number | null;
  readonly refunds: readonly GatewayRefund[];
  readonly sumIsAmbiguous?: true;
  readonly sumFrom?: string;
  readonly needsReview?: true;
  readonly toleratedMinor?: number;
}

const nothing: Settlement = { kind: 'nothing' };

/**
 * Decides what a gateway report means for a payment in its current state. Idempotent: called again after the decision
 * was applied it returns `nothing`, so reports may arrive twice, late and in any order. A report may imply several
 * steps (paid and partially refunded): each call returns the first one that is still to be done.
 */
export function decideSettlement(payment: SettlementPayment, report: SettlementReport): Settlement {
  if (isDismissed(payment, report)) return nothing;
  const mismatch = mismatchReason(payment, report);
  if (mismatch !== undefined) {
    const canHold = holdsMoney(report) && !isSettled(payment.state) && payment.state !== 'review';
    return { kind: canHold ? 'review' : 'mismatch', reason: mismatch };
  }
  const decided = isSettled(payment.state) || payment.state === 'review';
  if (decided && isSecondCapture(payment, report)) return { kind: 'mismatch', reason: 'reference' };
  if (isSettled(payment.state)) return decideAfterPaid(payment, report);
  if (payment.state === 'review') {
    // The money was refunded at the gateway: there is nothing left to decide.
    if (isFullyRefunded(report)) return { kind: 'close', to: 'canceled' };
    // It was held as underpaid, and the rest has arrived.
    const decision = decideBeforePaid(payment, report);
    const isComplete = payment.reviewReason === 'underpaid' && decision.kind === 'settle';
    return isComplete ? { ...decision, late: false } : nothing;
  }
  return decideBeforePaid(payment, report);
}

function decideBeforePaid(payment: SettlementPayment, report: SettlementReport): Settlement {
  if (holdsMoney(report)) {
    if (report.capturedCurrency !== payment.chargeCurrency)
      return { kind: 'review', reason: 'currency' };
    // A sum of payments no longer contains what an operator has returned.
    const returned = report.sumFrom === undefined ? 0 : (payment.dismissedMinor ?? 0);
    const missing = payment.chargeMinor - (report.capturedMinor - returned);
    if (missing > (report.toleratedMinor ?? 0) || report.needsReview)
      return { kind: 'review', reason: 'underpaid' };
    return {
      kind: 'settle',
      late: payment.state !== 'pending',
      overpaid: missing < 0,
      ...(missing > 0 && { underpaid: true }),
    };
  }
  if (payment.state !== 'pending' || isOtherAttempt(payment, report)) return nothing;
  switch (report.state) {
    case 'declined':
      return { kind: 'close', to: 'failed' };
    case 'expired':
      return { kind: 'close', to: 'expired' };
    case 'canceled':
      return { kind: 'close', to: 'canceled' };
    case 'refunded':
      // Paid and refunded before we learned of either: treat it as never bought.
      return { kind: 'close', to: 'canceled' };
    default:
      return nothing;
  }
}

function decideAfterPaid(payment: SettlementPayment, report: SettlementReport): Settlement {
  if (report.capturedMinor > 0 && report.capturedCurrency !== payment.capturedCurrency) {
    return { kind: 'mismatch', reason: 'currency' };
  }
  if (report.sumIsAmbiguous) return decideByStatus(payment, report);
  const refunds = report.refunds.filter(({ state, reference }) => {
    const known = payment.knownRefunds.find((one) => one.reference === reference);
    return state === 'failed' && known?.counted === true && !known.failed;
  });
  if (refunds.length > 0) return { kind: 'bounce', refunds };
  const toMinor = Math.min(reportedRefunded(payment, report), payment.capturedMinor);
  if (toMinor < payment.returnedMinor && payment.returnsAreFinal && reportsTotalOnly(report)) {
    return { kind: 'shortfall', toMinor };
  }
  if (toMinor > payment.returnedMinor) return { kind: 'refund', toMinor };
  const held = payment.state === 'paid' || payment.state === 'partially_refunded';
  if (held && report.state === 'disputed') return { kind: 'dispute' };
  const disputeEnded = report.state === 'paid' || report.state === 'partially_refunded';
  if (payment.state === 'disputed' && payment.disputedBy === 'gateway' && disputeEnded) {
    return { kind: 'dispute_won', to: payment.refunded ? 'partially_refunded' : 'paid' };
  }
  return nothing;
}

/**
 * For a gateway whose sum may mean three things: only its status, and a sum that fits the refund we requested, book
 * anything. A sum that seems to shrink is never a refund that failed.
 */
function decideByStatus(payment: SettlementPayment, report: SettlementReport): Settlement {
  const { capturedMinor, returnedMinor, requestedMinor } = payment;
  if (report.state === 'refunded') {
    return capturedMinor > returnedMinor ? { kind: 'refund', toMinor: capturedMinor } : nothing;
  }
  if (report.state !== 'partially_refunded') return nothing;
  const reading = readPartialRefund({
    capturedMinor,
    returnedMinor,
    requestedMinor,
    sumMinor: report.capturedMinor,
    // Operators record refunds in whole cents of the quote.
    toleranceMinor: Math.ceil(capturedMinor / Math.max(payment.capturedCents, 1)) - 1,
  });
  if (reading === 'unexplained') {
    // A report from before our last refund fits nothing either.
    return returnedMinor === 0 || payment.returnsAreFinal ? { kind: 'unexplained' } : nothing;
  }
  if (reading !== 'done') return nothing;
  return { kind: 'refund', toMinor: Math.min(returnedMinor + requestedMinor, capturedMinor) };
}

/** The refunded total of the report, minus refunds that have failed since the report was made. */
function reportedRefunded(payment: SettlementPayment, report: SettlementReport): number {
  if (report.refundedMinor === null) return refundedByRemainder(payment, report);
  const outdated = report.refunds.filter(
    ({ reference, state }) =>
      state !== 'failed' &&
      payment.knownRefunds.some((known) => known.reference === reference && known.failed),
  );
  return outdated.reduce((left, { amountMinor }) => left - amountMinor, report.refundedMinor);
}

/** True when the report has only a total: a failed refund in a list is matched by its reference instead. */
function reportsTotalOnly({ refunds, refundedMinor, state }: SettlementReport): boolean {
  return refunds.length === 0 && (refundedMinor !== null || state === 'partially_refunded');
}

/** The refunded amount, derived from what is left, for gateways that report only the remainder. */
function refundedByRemainder(payment: SettlementPayment, report: SettlementReport): number {
  if (report.state === 'refunded') return payment.capturedMinor;
  if (report.state !== 'partially_refunded' || report.capturedMinor === 0) return 0;
  return Math.max(0, payment.capturedMinor - report.capturedMinor);
}

/** An operator has already returned this money, and nothing more was captured since. */
function isDismissed(payment: SettlementPayment, report: SettlementReport): boolean {
  const { dismissedMinor, state } = payment;
  if (dismissedMinor === null || isSettled(state) || state === 'review') return false;
  return report.capturedMinor <= dismissedMinor;
}

/** A report about another payment must never change this one, even with a valid signature. */
function mismatchReason(
  payment: SettlementPayment,
  report: SettlementReport,
): ReviewReason | undefined {
  if (report.orderId !== payment.id) return 'order';
  if (payment.gatewayReference !== null && report.reference !== payment.gatewayReference) {
    return 'reference';
  }
  return report.merchantMatches ? undefined : 'merchant';
}

/** The order was paid twice at its gateway: keep the payment we know and alert an operator to the other. */
function isSecondCapture(payment: SettlementPayment, report: SettlementReport): boolean {
  if (!holdsMoney(report)) return false;
  // A payment of what was missing arrived after the order was settled without it.
  const isMore = isSettled(payment.state) && report.capturedMinor > payment.capturedMinor;
  return isOtherAttempt(payment, report) || (report.sumFrom !== undefined && isMore);
}

/** A buyer may make several attempts at a gateway; the end of one attempt does not end the current one. */
function isOtherAttempt(
  { gatewaySecondaryReference }: Pick<SettlementPayment, 'gatewaySecondaryReference'>,
  { secondaryReference, sumFrom }: Pick<SettlementReport, 'secondaryReference' | 'sumFrom'>,
): boolean {
  return (
    gatewaySecondaryReference !== null &&
    secondaryReference !== null &&
    gatewaySecondaryReference !== secondaryReference &&
    !isOfSum(gatewaySecondaryReference, sumFrom)
  );
}

/** Whether a known secondary reference is the first payment of a sum, or that with further ones. */
function isOfSum(known: string, sumFrom: string | undefined): boolean {
  return sumFrom !== undefined && (known === sumFrom || known.startsWith(`${sumFrom}+`));
}

/** The attempt to query from now on: the newest that has not ended, or, once decided, the one that was paid. */
export function secondaryReferenceToSave(
  known: string | null,
  report: Pick<SettlementReport, 'secondaryReference' | 'state' | 'sumFrom'>,
  decided: boolean,
): string | null {
  const { secondaryReference, state, sumFrom } = report;
  if (known !== null && secondaryReference !== null && isOfSum(known, sumFrom)) {
    // The sum of more payments.
    return secondaryReference.length > known.length ? secondaryReference : known;
  }
  const returnsKnown = decided || over.includes(state);
  return returnsKnown ? (known ?? secondaryReference) : (secondaryReference ?? known);
}

const over: readonly GatewayState[] = ['declined', 'canceled', 'expired'];

/** Captured and not fully refunded. While the gateway is still collecting, nothing is decided. */
function holdsMoney(report: SettlementReport): boolean {
  if (collecting.includes(report.state) || report.state === 'refunded') return false;
  return report.capturedMinor > (report.refundedMinor ?? 0);
}

const collecting: readonly GatewayState[] = ['open', 'approved', 'processing'];

/** Whether everything captured has been refunded. */
export function isFullyRefunded({
  state,
  capturedMinor,
  refundedMinor,
}: Pick<SettlementReport, 'state' | 'capturedMinor' | 'refundedMinor'>): boolean {
  return state === 'refunded' || (capturedMinor > 0 && (refundedMinor ?? 0) >= capturedMinor);
}
