import { randomBytes, randomUUID } from 'node:crypto';
import type { Notice } from '../kit/notice-sender.ts';
import type { Outcome } from '../kit/outcomes.ts';
import { isApproval, type PayPalPayment } from './payment.ts';
import type { PayPal } from './paypal.ts';
import { captureView, disputeView, orderView, placeOf, refundView } from './views.ts';
import { moneyOf } from './wire.ts';

/** The notices that follow from what happened on PayPal's pages; what the shop did by the API tells itself. */
export function noticesOf(
  paypal: PayPal,
  payment: PayPalPayment,
  { before, outcome }: { before: PayPalPayment; outcome: Outcome },
): Notice[] {
  if (isApproval(before, outcome)) return [orderNotice(paypal, payment)];
  switch (outcome) {
    case 'expire':
      return before.approval ? [reversedNotice(paypal, payment)] : [];
    case 'decline':
      return [captureNotice(paypal, payment)];
    case 'finish':
      return [
        before.state === 'processing'
          ? captureNotice(paypal, payment)
          : refundNotice(paypal, payment),
      ];
    case 'refund':
    case 'refund_pending':
    case 'refund_fails':
      return [refundNotice(paypal, payment)];
    case 'dispute':
      return [disputeNotice(paypal, payment, 'CREATED')];
    case 'dispute_won':
      return [disputeNotice(paypal, payment, 'RESOLVED')];
    case 'dispute_lost':
      return [disputeNotice(paypal, payment, 'RESOLVED'), reversalNotice(paypal, payment)];
    default:
      return [];
  }
}

function orderNotice(paypal: PayPal, payment: PayPalPayment): Notice {
  return notice(paypal, payment, {
    type: 'CHECKOUT.ORDER.APPROVED',
    resourceType: 'checkout-order',
    resource: orderView(payment, placeOf(paypal)),
  });
}

function reversedNotice(paypal: PayPal, payment: PayPalPayment): Notice {
  const { id, purchase_units } = orderView(payment, placeOf(paypal));
  return notice(paypal, payment, {
    type: 'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
    resourceType: 'payment-approval',
    resource: { order_id: id, purchase_units },
  });
}

const CAPTURE_EVENTS: Readonly<Record<string, string>> = {
  PENDING: 'PAYMENT.CAPTURE.PENDING',
  DECLINED: 'PAYMENT.CAPTURE.DENIED',
};

export function captureNotice(paypal: PayPal, payment: PayPalPayment): Notice {
  const resource = captureView(payment, placeOf(paypal));
  return notice(paypal, payment, {
    type: CAPTURE_EVENTS[resource.status] ?? 'PAYMENT.CAPTURE.COMPLETED',
    resourceType: 'capture',
    resource,
  });
}

function reversalNotice(paypal: PayPal, payment: PayPalPayment): Notice {
  return notice(paypal, payment, {
    type: 'PAYMENT.CAPTURE.REVERSED',
    resourceType: 'capture',
    resource: captureView(payment, placeOf(paypal)),
  });
}

const REFUND_EVENTS = {
  pending: 'PAYMENT.REFUND.PENDING',
  succeeded: 'PAYMENT.CAPTURE.REFUNDED',
  failed: 'PAYMENT.REFUND.FAILED',
} as const;

/** About the newest refund. */
export function refundNotice(paypal: PayPal, payment: PayPalPayment): Notice {
  const refund = payment.refunds.at(-1);
  if (!refund) throw new Error('A notice of a refund needs a refund');
  return notice(paypal, payment, {
    type: REFUND_EVENTS[refund.state],
    resourceType: 'refund',
    resource: refundView(payment, refund, placeOf(paypal)),
  });
}

function disputeNotice(
  paypal: PayPal,
  payment: PayPalPayment,
  what: 'CREATED' | 'RESOLVED',
): Notice {
  return notice(paypal, payment, {
    type: `CUSTOMER.DISPUTE.${what}`,
    resourceType: 'dispute',
    resource: disputeView(payment, { full: true }),
  });
}

/** The event stays the same for every copy and attempt; each transmission is signed for itself. */
function notice(
  { emulator, account, noticeKey }: PayPal,
  payment: PayPalPayment,
  event: { type: string; resourceType: string; resource: object },
): Notice {
  const whole = {
    id: `WH-${randomBytes(8).toString('hex').toUpperCase()}`,
    event_version: '1.0',
    create_time: emulator.now().toISOString(),
    resource_type: event.resourceType,
    resource_version: '2.0',
    event_type: event.type,
    summary: `${event.type} of ${payment.id}`,
    resource: event.resource,
  };
  return {
    paymentId: payment.id,
    type: event.type,
    build({ badSignature, wrongAmount }) {
      const url = emulator.noticeUrl();
      if (url === undefined) return undefined;
      const amount = moneyOf(payment.amountMinor - 1, payment.currency);
      const body = JSON.stringify(
        wrongAmount ? { ...whole, resource: { ...whole.resource, amount } } : whole,
      );
      const headers = noticeKey.headers({
        transmissionId: randomUUID(),
        sentAt: emulator.now(),
        webhookId: badSignature ? 'ANOTHERWEBHOOK' : account.webhookId,
        body,
        publicUrl: emulator.publicUrl(),
      });
      return { url, body, headers: { 'content-type': 'application/json', ...headers } };
    },
  };
}
