import type { RefundState } from '../refunds.ts';
import type { GatewayReport, GatewayState } from '../report.ts';
import { disputeOf } from './paypal-disputes.ts';
import type { PayPalCapture, PayPalDispute, PayPalOrder, PayPalRefund } from './paypal-wire.ts';

/** The merchant that the payment must belong to. */
export interface PayPalMerchant {
  /** Expected payee; empty: any account of the credentials. */
  readonly merchantId: string;
  /** Whether the API (live or sandbox) matches the mode of the shop. */
  readonly fits: boolean;
}

/** Maps an order and its disputes to a report. */
export function reportOf(
  order: PayPalOrder,
  disputes: readonly PayPalDispute[],
  merchant: PayPalMerchant,
): GatewayReport {
  const [unit] = order.purchase_units;
  const capture = captureOf(order);
  const paid = capture !== undefined && capturedStates.includes(capture.status);
  const capturedMinor = paid ? capture.amount.value : 0;
  const refunds = (unit.payments?.refunds ?? []).map(refundOf);
  const refundedMinor = paid ? refundedOf(capture, refunds, disputes) : 0;
  const payee = unit.payee ?? capture?.payee;
  const dueAt = answerDue(disputes);
  const dispute = disputes.find(isOpen) ?? disputes.at(-1);
  const unclear = unknownWord(order, capture, disputes);
  return {
    ...(dueAt !== undefined && { disputeDueAt: dueAt }),
    ...(dispute !== undefined && {
      disputeReference: dispute.dispute_id,
      disputes: disputes.map((one) =>
        disputeOf(one, { isOpen: isOpen(one), isLost: isLost(one), capturedMinor }),
      ),
    }),
    ...(unclear !== undefined && { unclear }),
    ...(order.status === 'APPROVED' &&
      order.update_time && { approval: markOf(order.update_time) }),
    reference: order.id,
    secondaryReference: capture?.id ?? null,
    orderId: unit.custom_id ?? capture?.custom_id ?? '',
    merchantMatches:
      merchant.fits && (merchant.merchantId === '' || payee?.merchant_id === merchant.merchantId),
    state: stateOf({ order, capture, capturedMinor, refundedMinor, disputes }),
    capturedMinor,
    capturedCurrency: paid ? capture.amount.currency_code : null,
    refundedMinor: isUnknownCapture(capture) ? null : refundedMinor,
    refunds,
    reason: capture?.status_details?.reason?.toLowerCase().slice(0, 100) ?? null,
  };
}

/**
 * The relevant capture: an order is captured once, but declined attempts may be listed beside it. While the buyer can
 * still pay the order, they alone decide nothing.
 */
export function captureOf(order: PayPalOrder): PayPalCapture | undefined {
  const captures = order.purchase_units[0].payments?.captures ?? [];
  const lasting = captures.find(({ status }) => !declinedStates.includes(status));
  return lasting ?? (payable.includes(order.status) ? undefined : captures.at(-1));
}

const payable: readonly string[] = ['CREATED', 'SAVED', 'APPROVED', 'PAYER_ACTION_REQUIRED'];

const capturedStates: readonly string[] = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];
const declinedStates: readonly string[] = ['DECLINED', 'FAILED'];

/** Unknown statuses count as `processing`. */
const orderStates: ReadonlyMap<string, GatewayState> = new Map([
  ['CREATED', 'open'],
  ['SAVED', 'open'],
  ['PAYER_ACTION_REQUIRED', 'open'],
  ['APPROVED', 'approved'],
  ['VOIDED', 'canceled'],
  // Completed without a listed capture: not known yet.
  ['COMPLETED', 'processing'],
]);

const captureStates: ReadonlyMap<string, GatewayState> = new Map([
  ['PENDING', 'processing'],
  ['DECLINED', 'declined'],
  ['FAILED', 'declined'],
  ['COMPLETED', 'paid'],
  ['PARTIALLY_REFUNDED', 'partially_refunded'],
  ['REFUNDED', 'refunded'],
]);

function stateOf(known: {
  order: PayPalOrder;
  capture: PayPalCapture | undefined;
  capturedMinor: number;
  refundedMinor: number | null;
  disputes: readonly PayPalDispute[];
}): GatewayState {
  const { order, capture, capturedMinor, refundedMinor, disputes } = known;
  if (capture === undefined) return orderStates.get(order.status) ?? 'processing';
  if (capturedMinor === 0) return captureStates.get(capture.status) ?? 'processing';
  if (disputes.some(isOpen)) return 'disputed';
  if (refundedMinor === null) return captureStates.get(capture.status) ?? 'processing';
  if (refundedMinor === 0) return 'paid';
  return refundedMinor < capturedMinor ? 'partially_refunded' : 'refunded';
}

/**
 * The refunded total. A lost dispute takes its amount with or without a refund in the list, so the larger of both
 * counts, never their sum. Null when the capture is partially refunded and the amount is unknown.
 */
function refundedOf(
  capture: PayPalCapture,
  refunds: readonly { state: RefundState; amountMinor: number }[],
  disputes: readonly PayPalDispute[],
): number | null {
  const capturedMinor = capture.amount.value;
  if (capture.status === 'REFUNDED') return capturedMinor;
  const listed = sum(
    refunds.filter(({ state }) => state !== 'failed').map(({ amountMinor }) => amountMinor),
  );
  const lost = sum(disputes.map((dispute) => lostBy(dispute, capturedMinor)));
  const known = Math.min(Math.max(listed, lost), capturedMinor);
  return known === 0 && capture.status === 'PARTIALLY_REFUNDED' ? null : known;
}

/** For a request id: `2026-11-20T10:00:00Z` as `20261120T100000Z`. */
function markOf(time: string): string {
  return time.replaceAll(/\W/g, '');
}

function isUnknownCapture(capture: PayPalCapture | undefined): boolean {
  return capture !== undefined && !captureStates.has(capture.status);
}

/** The first status or outcome that PayPal's documents do not have. */
function unknownWord(
  order: PayPalOrder,
  capture: PayPalCapture | undefined,
  disputes: readonly PayPalDispute[],
): string | undefined {
  if (!orderStates.has(order.status)) return `order ${order.status}`;
  if (isUnknownCapture(capture)) return `capture ${capture?.status}`;
  const refund = order.purchase_units[0].payments?.refunds?.find(
    ({ status }) => !refundStates.has(status),
  );
  if (refund !== undefined) return `refund ${refund.status}`;
  for (const { status, dispute_outcome: outcome } of disputes) {
    if (!disputeStatuses.includes(status)) return `dispute ${status}`;
    const code = outcome?.outcome_code;
    if (code !== undefined && !outcomes.includes(code)) return `dispute ${code}`;
  }
  return undefined;
}

const disputeStatuses: readonly string[] = [
  'OPEN',
  'WAITING_FOR_BUYER_RESPONSE',
  'WAITING_FOR_SELLER_RESPONSE',
  'UNDER_REVIEW',
  'RESOLVED',
  'OTHER',
];

/** The earliest date by which an open dispute has to be answered. */
function answerDue(disputes: readonly PayPalDispute[]): Date | undefined {
  const due = disputes
    .filter(isOpen)
    .map(({ seller_response_due_date: date }) => Date.parse(date ?? ''))
    .filter(Number.isFinite);
  return due.length > 0 ? new Date(Math.min(...due)) : undefined;
}

/** An unknown status or outcome decides nothing, so the dispute stays open. */
function isOpen({ status, dispute_outcome: outcome }: PayPalDispute): boolean {
  const code = outcome?.outcome_code;
  return status !== 'RESOLVED' || (code !== undefined && !outcomes.includes(code));
}

/**
 * Outcomes at the cost of the merchant; in all others the merchant keeps the money, or PayPal pays the buyer itself.
 */
const lostOutcomes: readonly string[] = ['RESOLVED_BUYER_FAVOUR', 'ACCEPTED'];
const outcomes: readonly string[] = [
  ...lostOutcomes,
  'RESOLVED_SELLER_FAVOUR',
  'RESOLVED_WITH_PAYOUT',
  'CANCELED_BY_BUYER',
  'DENIED',
  'NONE',
];

function isLost(dispute: PayPalDispute): boolean {
  return !isOpen(dispute) && lostOutcomes.includes(dispute.dispute_outcome?.outcome_code ?? '');
}

function lostBy(dispute: PayPalDispute, capturedMinor: number): number {
  const outcome = dispute.dispute_outcome;
  if (!isLost(dispute)) return 0;
  return (outcome?.amount_refunded ?? dispute.dispute_amount)?.value ?? capturedMinor;
}

const refundStates: ReadonlyMap<string, RefundState> = new Map([
  ['PENDING', 'pending'],
  ['COMPLETED', 'succeeded'],
  ['FAILED', 'failed'],
  ['CANCELLED', 'failed'],
]);

/** An unknown status is not final. */
export function refundOf({ id, status, amount }: PayPalRefund) {
  const state = refundStates.get(status) ?? ('pending' as const);
  return { reference: id, state, amountMinor: amount?.value ?? 0 };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
