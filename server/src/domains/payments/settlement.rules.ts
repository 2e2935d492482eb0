import type { GatewayRefund, GatewayState } from './gateways/gateway.ts';
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
  /** The gateway has given back `toMinor` altogether. */
  | { kind: 'refund'; toMinor: number }
  /** Refunds that were booked have failed since: the money is back at the gateway, and owed to the buyer. */
  | { kind: 'bounce'; refunds: readonly GatewayRefund[] }
  /** The same of a gateway that tells a sum alone: no more than `toMinor` is given back after all. */
  | { kind: 'shortfall'; toMinor: number }
  | { kind: 'dispute' }
  | { kind: 'dispute_won'; to: 'paid' | 'partially_refunded' }
  | { kind: 'nothing' };

export interface SettlementPayment {
  readonly id: string;
  readonly state: PaymentState;
  readonly gatewayReference: string | null;
  readonly gatewayHandle: string | null;
  /** What the gateway was asked for, frozen with the quote; minor units. */
  readonly chargeMinor: number;
  readonly chargeCurrency: string;
  /** What we have booked of it. */
  readonly capturedMinor: number;
  readonly capturedCurrency: string | null;
  readonly returnedMinor: number;
  /** Whether any of it has gone back, through the gateway or otherwise. */
  readonly refunded: boolean;
  readonly reviewReason: string | null;
  /** Who said that it is disputed. An operator's word stands until an operator takes it back. */
  readonly disputedBy: 'gateway' | 'operator' | null;
  /** What the gateway held when an operator gave it back by other means. */
  readonly dismissedMinor: number | null;
  readonly knownRefunds: readonly KnownRefund[];
  /** What was booked as returned is so old that no report can be from before it. */
  readonly returnsAreOld: boolean;
}

/** A refund that the gateway told of before. Once failed it stays so, whatever an older report says. */
export interface KnownRefund {
  readonly reference: string;
  /** It is part of `returnedMinor`, or was until it failed. */
  readonly counted: boolean;
  readonly failed: boolean;
}

/** What the gateway says now; the shape of `GatewayReport`. */
export interface SettlementReport {
  readonly reference: string;
  readonly handle: string | null;
  readonly orderId: string;
  readonly merchantMatches: boolean;
  readonly state: GatewayState;
  readonly capturedMinor: number;
  readonly capturedCurrency: string | null;
  readonly refundedMinor: number | null;
  readonly refunds: readonly GatewayRefund[];
  readonly doubtful?: true;
}

const nothing: Settlement = { kind: 'nothing' };

/**
 * What a gateway's report means for a payment as it stands now. Asked again with the result applied it says
 * `nothing`, so reports may come twice, late and in any order. A report may hold several facts
 * (paid and partly refunded): each call names the first that is still to be done.
 */
export function decideSettlement(payment: SettlementPayment, report: SettlementReport): Settlement {
  if (isDismissed(payment, report)) return nothing;
  const stranger = strangerReason(payment, report);
  if (stranger !== undefined) {
    const holdable = holdsMoney(report) && !isSettled(payment.state) && payment.state !== 'review';
    return { kind: holdable ? 'review' : 'mismatch', reason: stranger };
  }
  const decided = isSettled(payment.state) || payment.state === 'review';
  if (decided && isSecondMoney(payment, report)) return { kind: 'mismatch', reason: 'reference' };
  if (isSettled(payment.state)) return decideAfterPaid(payment, report);
  if (payment.state === 'review') {
    // The money went back at the gateway: there is nothing left to decide.
    if (isGivenBack(report)) return { kind: 'close', to: 'canceled' };
    // Held for what was missing, and it has come.
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
    if (report.capturedMinor < payment.chargeMinor || report.doubtful)
      return { kind: 'review', reason: 'underpaid' };
    return {
      kind: 'settle',
      late: payment.state !== 'pending',
      overpaid: report.capturedMinor > payment.chargeMinor,
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
      // Paid and given back before we heard of either: it was never bought.
      return { kind: 'close', to: 'canceled' };
    default:
      return nothing;
  }
}

function decideAfterPaid(payment: SettlementPayment, report: SettlementReport): Settlement {
  if (report.capturedMinor > 0 && report.capturedCurrency !== payment.capturedCurrency) {
    return { kind: 'mismatch', reason: 'currency' };
  }
  const refunds = report.refunds.filter(({ state, reference }) => {
    const known = payment.knownRefunds.find((one) => one.reference === reference);
    return state === 'failed' && known?.counted === true && !known.failed;
  });
  if (refunds.length > 0) return { kind: 'bounce', refunds };
  const toMinor = Math.min(toldReturned(payment, report), payment.capturedMinor);
  if (toMinor < payment.returnedMinor && payment.returnsAreOld && tellsSumAlone(report)) {
    return { kind: 'shortfall', toMinor };
  }
  if (toMinor > payment.returnedMinor) return { kind: 'refund', toMinor };
  const held = payment.state === 'paid' || payment.state === 'partially_refunded';
  if (held && report.state === 'disputed') return { kind: 'dispute' };
  const givenUp = report.state === 'paid' || report.state === 'partially_refunded';
  if (payment.state === 'disputed' && payment.disputedBy === 'gateway' && givenUp) {
    return { kind: 'dispute_won', to: payment.refunded ? 'partially_refunded' : 'paid' };
  }
  return nothing;
}

/** What the report says was given back, without refunds that have failed since it was made. */
function toldReturned(payment: SettlementPayment, report: SettlementReport): number {
  if (report.refundedMinor === null) return refundedByRest(payment, report);
  const outdated = report.refunds.filter(
    ({ reference, state }) =>
      state !== 'failed' &&
      payment.knownRefunds.some((known) => known.reference === reference && known.failed),
  );
  return outdated.reduce((left, { amountMinor }) => left - amountMinor, report.refundedMinor);
}

/** Of a gateway that lists its refunds, one that failed is found by its reference. */
function tellsSumAlone({ refunds, refundedMinor, state }: SettlementReport): boolean {
  return refunds.length === 0 && (refundedMinor !== null || state === 'partially_refunded');
}

/** What went back, of a gateway that tells only what is left. */
function refundedByRest(payment: SettlementPayment, report: SettlementReport): number {
  if (report.state === 'refunded') return payment.capturedMinor;
  if (report.state !== 'partially_refunded' || report.capturedMinor === 0) return 0;
  return Math.max(0, payment.capturedMinor - report.capturedMinor);
}

/** An operator has given this money back already, and nothing came since. */
function isDismissed(payment: SettlementPayment, report: SettlementReport): boolean {
  const { dismissedMinor, state } = payment;
  if (dismissedMinor === null || isSettled(state) || state === 'review') return false;
  return report.capturedMinor <= dismissedMinor;
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

/** One order was paid twice at its gateway: the money that we know of stands, and somebody must see the other. */
function isSecondMoney(payment: SettlementPayment, report: SettlementReport): boolean {
  return isOtherAttempt(payment, report) && holdsMoney(report);
}

/** Buyers may try several ways to pay at a gateway; the end of one says nothing of the one that they are at now. */
function isOtherAttempt(
  { gatewayHandle }: Pick<SettlementPayment, 'gatewayHandle'>,
  { handle }: Pick<SettlementReport, 'handle'>,
): boolean {
  return gatewayHandle !== null && handle !== null && gatewayHandle !== handle;
}

/** Which attempt to ask about from now on: the newest that is not over, and for good the one that money came by. */
export function handleToKeep(
  known: string | null,
  { handle, state }: Pick<SettlementReport, 'handle' | 'state'>,
  decided: boolean,
): string | null {
  const keepsKnown = decided || over.includes(state);
  return keepsKnown ? (known ?? handle) : (handle ?? known);
}

const over: readonly GatewayState[] = ['declined', 'canceled', 'expired'];

/** Captured and not (wholly) given back. While the gateway is still collecting, nothing is decided. */
function holdsMoney(report: SettlementReport): boolean {
  if (collecting.includes(report.state) || report.state === 'refunded') return false;
  return report.capturedMinor > (report.refundedMinor ?? 0);
}

const collecting: readonly GatewayState[] = ['open', 'approved', 'processing'];

/** Whether all that came has gone back. */
export function isGivenBack({
  state,
  capturedMinor,
  refundedMinor,
}: Pick<SettlementReport, 'state' | 'capturedMinor' | 'refundedMinor'>): boolean {
  return state === 'refunded' || (capturedMinor > 0 && (refundedMinor ?? 0) >= capturedMinor);
}
