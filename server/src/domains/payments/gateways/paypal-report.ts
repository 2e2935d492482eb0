import type { GatewayReport, GatewayState, RefundState } from './gateway.ts';
import type { PayPalCapture, PayPalDispute, PayPalOrder, PayPalRefund } from './paypal-wire.ts';

/** Whose payment it has to be. */
export interface PayPalMerchant {
  /** The account that is paid; empty: whichever account the credentials belong to. */
  readonly merchantId: string;
  /** Whether this PayPal moves the kind of money that this shop takes. */
  readonly fits: boolean;
}

/** An order, with what is known of disputes about it, in the shop's words. */
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
  return {
    reference: order.id,
    handle: capture?.id ?? null,
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

/** The capture that counts: one order is captured once, but a declined attempt may stand beside it. */
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
  // Without a capture to look at, nothing is known yet.
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
 * What went back altogether. A lost dispute takes its money with or without a refund in the list, so the larger of both
 * counts: never twice. Null when the capture says "partly" and nothing tells how much.
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

function isOpen({ status }: PayPalDispute): boolean {
  return status !== 'RESOLVED';
}

/** Outcomes that the merchant pays for; in every other the money stays, or PayPal pays the buyer itself. */
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
