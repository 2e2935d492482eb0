import type { PayPalPayment } from './payment.ts';
import type { PayPal } from './paypal.ts';
import type { VaultToken } from './vault.ts';
import { moneyOf } from './wire.ts';

/** The addresses of this API and its pages, and the account that receives the money. */
export interface Place {
  readonly publicUrl: string;
  readonly merchantId: string;
  /** Shown in place of the status of every order and capture; empty: the true one. */
  readonly status: string;
  /** Whose wallet a token is; undefined once it was deleted. */
  readonly payerOf: (token: string) => string | undefined;
}

export function placeOf({ emulator, account, vault }: PayPal): Place {
  return {
    publicUrl: emulator.publicUrl(),
    merchantId: account.merchantId,
    status: emulator.switchOf('status'),
    payerOf: (token) => vault.find(token)?.payerId,
  };
}

type Refund = PayPalPayment['refunds'][number];

/** An order whose capture was declined stays approved: the buyer may choose another payment method. */
function orderStatus(payment: PayPalPayment): string {
  const { state, approval, captureId, hasSource } = payment;
  if (state === 'expired') return 'VOIDED';
  if (captureId !== null) return 'COMPLETED';
  if (approval !== null) return 'APPROVED';
  return hasSource ? 'PAYER_ACTION_REQUIRED' : 'CREATED';
}

/** The link to the page, by the name that fits how the order was created. */
const buyerLinks: Readonly<Record<string, string>> = {
  PAYER_ACTION_REQUIRED: 'payer-action',
  CREATED: 'approve',
};

/** `full` as with `Prefer: return=representation`; else the id, the state and the links. */
export function orderView(payment: PayPalPayment, place: Place, full = true) {
  const { id, createdAt, updatedAt } = payment;
  const self = `${place.publicUrl}/v2/checkout/orders/${id}`;
  const status = orderStatus(payment);
  return {
    id,
    status: place.status || status,
    ...(payment.hasSource && { payment_source: { paypal: walletView(payment, place) } }),
    ...(full && {
      intent: 'CAPTURE',
      purchase_units: [unitView(payment, place)],
      create_time: time(createdAt),
      update_time: time(updatedAt),
    }),
    links: [
      { href: self, rel: 'self', method: 'GET' },
      ...(buyerLinks[status] !== undefined
        ? [{ href: payment.url, rel: buyerLinks[status], method: 'GET' }]
        : []),
      ...(status === 'APPROVED'
        ? [{ href: `${self}/capture`, rel: 'capture', method: 'POST' }]
        : []),
    ],
  };
}

function walletView({ vault }: PayPalPayment, { publicUrl, payerOf }: Place) {
  if (vault === null) return {};
  const { id, customer, isShown } = vault;
  const self = `${publicUrl}/v3/vault/payment-tokens/${id}`;
  const payerId = payerOf(id);
  return {
    ...(payerId !== undefined && { account_id: payerId }),
    attributes: {
      vault: {
        ...(isShown && { id }),
        status: isShown ? 'VAULTED' : 'APPROVED',
        customer: { id: customer },
        links: isShown
          ? [
              { href: self, rel: 'self', method: 'GET' },
              { href: self, rel: 'delete', method: 'DELETE' },
            ]
          : [],
      },
    },
  };
}

/** A saved wallet. */
export function tokenView({ id, customer, payerId }: VaultToken, { publicUrl }: Place) {
  const self = `${publicUrl}/v3/vault/payment-tokens/${id}`;
  return {
    id,
    customer: { id: customer },
    payment_source: { paypal: { payer_id: payerId } },
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: self, rel: 'delete', method: 'DELETE' },
    ],
  };
}

function unitView(payment: PayPalPayment, place: Place) {
  return {
    reference_id: 'default',
    amount: moneyOf(payment.amountMinor, payment.currency),
    payee: payeeOf(payment, place),
    description: payment.description,
    custom_id: payment.orderId,
    invoice_id: payment.invoiceId,
    ...(payment.captureId !== null && {
      payments: {
        captures: [captureView(payment, place)],
        ...(payment.refunds.length > 0 && {
          refunds: payment.refunds.map((refund) => refundView(payment, refund, place)),
        }),
      },
    }),
  };
}

function payeeOf({ strange }: PayPalPayment, { merchantId }: Place) {
  return {
    email_address: 'shop@business.example.com',
    merchant_id: strange === 'other_merchant' ? 'SXMEBQDYELSE2' : merchantId,
  };
}

export function captureView(payment: PayPalPayment, place: Place) {
  const self = `${place.publicUrl}/v2/payments/captures/${payment.captureId}`;
  const status = captureStatus(payment);
  const minor = payment.capturedMinor || payment.amountMinor;
  return {
    id: payment.captureId,
    status: place.status || status,
    ...(status === 'PENDING' && { status_details: { reason: 'ECHECK' } }),
    amount: moneyOf(minor, payment.capturedCurrency ?? payment.currency),
    final_capture: true,
    payee: payeeOf(payment, place),
    custom_id: payment.orderId,
    invoice_id: payment.invoiceId,
    supplementary_data: { related_ids: { order_id: payment.id } },
    create_time: time(payment.capturedAt ?? payment.updatedAt),
    update_time: time(payment.updatedAt),
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/refund`, rel: 'refund', method: 'POST' },
      {
        href: `${place.publicUrl}/v2/checkout/orders/${payment.id}`,
        rel: 'up',
        method: 'GET',
      },
    ],
  };
}

function captureStatus({ state, dispute, capturedMinor, refunds }: PayPalPayment): string {
  if (state === 'processing') return 'PENDING';
  if (state === 'declined') return 'DECLINED';
  const given = refunds
    .filter((refund) => refund.state === 'succeeded')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  if (dispute === 'lost' || given >= capturedMinor) return 'REFUNDED';
  return given > 0 ? 'PARTIALLY_REFUNDED' : 'COMPLETED';
}

const REFUND_STATUS = { pending: 'PENDING', succeeded: 'COMPLETED', failed: 'FAILED' } as const;

/** Refunds made on PayPal's own pages carry no reference of the shop. */
export function refundView(payment: PayPalPayment, refund: Refund, place: Place) {
  const { publicUrl } = place;
  const customId = payment.refundCustomIds[refund.id];
  return {
    id: refund.id,
    status: REFUND_STATUS[refund.state],
    amount: moneyOf(refund.amountMinor, payment.capturedCurrency ?? payment.currency),
    ...(customId !== undefined && { custom_id: customId }),
    links: [
      { href: `${publicUrl}/v2/payments/refunds/${refund.id}`, rel: 'self', method: 'GET' },
      {
        href: `${publicUrl}/v2/payments/captures/${payment.captureId}`,
        rel: 'up',
        method: 'GET',
      },
    ],
  };
}

const DISPUTE = 'PP-R-';

/** The capture of a dispute; each capture has at most one. */
export function captureIdOf(disputeId: string): string {
  return disputeId.slice(DISPUTE.length);
}

/** The list view has no outcome and no transactions. */
export function disputeView(payment: PayPalPayment, { full }: { full: boolean }) {
  const resolved = payment.dispute !== 'open';
  const lost = payment.dispute === 'lost';
  const currency = payment.capturedCurrency ?? payment.currency;
  const amount = moneyOf(payment.capturedMinor - payment.refundedMinor, currency);
  return {
    dispute_id: `${DISPUTE}${payment.captureId}`,
    create_time: time(payment.updatedAt),
    update_time: time(payment.updatedAt),
    reason: payment.disputeReason,
    ...stateOfDispute(payment),
    dispute_life_cycle_stage: 'CHARGEBACK',
    dispute_amount: amount,
    ...(!resolved &&
      !payment.evidenceGiven &&
      payment.disputeDue !== null && { seller_response_due_date: time(payment.disputeDue) }),
    ...(full && {
      disputed_transactions: [{ seller_transaction_id: payment.captureId }],
      ...(resolved && {
        dispute_outcome: {
          outcome_code: lost ? 'RESOLVED_BUYER_FAVOUR' : 'RESOLVED_SELLER_FAVOUR',
          ...(lost && { amount_refunded: amount }),
        },
      }),
    }),
  };
}

function time(unixSeconds: number): string {
  return new Date(unixSeconds * 1000).toISOString().replace('.000', '');
}

function stateOfDispute({ dispute, evidenceGiven }: PayPalPayment) {
  if (dispute !== 'open') return { status: 'RESOLVED', dispute_state: 'RESOLVED' };
  return evidenceGiven
    ? { status: 'UNDER_REVIEW', dispute_state: 'UNDER_PAYPAL_REVIEW' }
    : { status: 'WAITING_FOR_SELLER_RESPONSE', dispute_state: 'REQUIRED_ACTION' };
}
