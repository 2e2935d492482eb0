import type { GatewayReport, GatewayState, RefundState } from '../gateway.ts';
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
  return {
    ...(dueAt !== undefined && { disputeDueAt: dueAt }),
    ...(dispute !== undefined && { disputeReference: dispute.dispute_id }),
    reference: order.id,
    secondaryReference: capture?.id ?? null,
    orderId: unit.custom_id ?? capture?.custom_id ?? '',
    merchantMatches:
      merchant.fits && (merchant.merchantId === '' || payee?.merchant_id === merchant.merchantId),
    state: stateOf({ order, capture, capturedMinor, refundedMinor, disputes }),
    capturedMinor,
    capturedCurrency: paid ? capture.amount.currency_code : null,
    refundedMinor,
    refunds,
    reason: capture?.status_details?.reason?.toLowerCase().slice(0, 100) ?? null,
  };
}

/** The relevant capture: an order is captured once, but declined attempts may be listed beside it. */
export function captureOf({ purchase_units: [unit] }: PayPalOrder): PayPalCapture | undefined {
  const captures = unit.payments?.captures ?? [];
  return captures.find(({ status }) => !declinedStates.includes(status)) ?? captures.at(-1);
}

const capturedStates: readonly PayPalCapture['status'][] = [
  'COMPLETED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
];
const declinedStates: readonly PayPalCapture['status'][] = ['DECLINED', 'FAILED'];

const orderStates: Record<PayPalOrder['status'], GatewayState> = {
  CREATED: 'open',
  SAVED: 'open',
  PAYER_ACTION_REQUIRED: 'open',
  APPROVED: 'approved',
  VOIDED: 'canceled',
  // Completed without a listed capture: not known yet.
  COMPLETED: 'processing',
};

const captureStates: Record<PayPalCapture['status'], GatewayState> = {
  PENDING: 'processing',
  DECLINED: 'declined',
  FAILED: 'declined',
  COMPLETED: 'paid',
  PARTIALLY_REFUNDED: 'partially_refunded',
  REFUNDED: 'refunded',
};

function stateOf(known: {
  order: PayPalOrder;
  capture: PayPalCapture | undefined;
  capturedMinor: number;
  refundedMinor: number | null;
  disputes: readonly PayPalDispute[];
}): GatewayState {
  const { order, capture, capturedMinor, refundedMinor, disputes } = known;
  if (capture === undefined) return orderStates[order.status];
  if (capturedMinor === 0) return captureStates[capture.status];
  if (disputes.some(isOpen)) return 'disputed';
  if (refundedMinor === null) return captureStates[capture.status];
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

/** The earliest date by which an open dispute has to be answered. */
function answerDue(disputes: readonly PayPalDispute[]): Date | undefined {
  const due = disputes
    .filter(isOpen)
    .map(({ seller_response_due_date: date }) => Date.parse(date ?? ''))
    .filter(Number.isFinite);
  return due.length > 0 ? new Date(Math.min(...due)) : undefined;
}

function isOpen({ status }: PayPalDispute): boolean {
  return status !== 'RESOLVED';
}

/**
 * Outcomes at the cost of the merchant; in all others the merchant keeps the money, or PayPal pays the buyer itself.
 */
const lostOutcomes: readonly (string | undefined)[] = ['RESOLVED_BUYER_FAVOUR', 'ACCEPTED'];

function lostBy(dispute: PayPalDispute, capturedMinor: number): number {
  const outcome = dispute.dispute_outcome;
  if (isOpen(dispute) || !lostOutcomes.includes(outcome?.outcome_code)) return 0;
  return (outcome?.amount_refunded ?? dispute.dispute_amount)?.value ?? capturedMinor;
}

export const refundStates: Record<PayPalRefund['status'], RefundState> = {
  PENDING: 'pending',
  COMPLETED: 'succeeded',
  FAILED: 'failed',
  CANCELLED: 'failed',
};

function refundOf({ id, status, amount }: PayPalRefund) {
  return { reference: id, state: refundStates[status], amountMinor: amount?.value ?? 0 };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
