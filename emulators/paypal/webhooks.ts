import { randomBytes, randomUUID } from 'node:crypto';
import type { Outcome } from '../kit/outcomes.ts';
import type { Webhook } from '../kit/webhook-sender.ts';
import { isApproval, type PayPalPayment } from './payment.ts';
import type { PayPal } from './paypal.ts';
import type { VaultToken } from './vault.ts';
import { captureView, disputeView, orderView, placeOf, refundView, tokenView } from './views.ts';
import { moneyOf } from './wire.ts';

/** The webhooks of outcomes on PayPal's pages; calls of the shop's API create their own. */
export function webhooksOf(
  paypal: PayPal,
  payment: PayPalPayment,
  { before, outcome }: { before: PayPalPayment; outcome: Outcome },
): Webhook[] {
  if (isApproval(before, outcome)) return [orderWebhook(paypal, payment)];
  switch (outcome) {
    case 'expire':
      return before.approval ? [reversedWebhook(paypal, payment)] : [];
    case 'decline':
      return [captureWebhook(paypal, payment)];
    case 'finish':
      return [
        before.state === 'processing'
          ? captureWebhook(paypal, payment)
          : refundWebhook(paypal, payment),
      ];
    case 'refund':
    case 'refund_pending':
    case 'refund_fails':
      return [refundWebhook(paypal, payment)];
    case 'dispute':
      return [disputeWebhook(paypal, payment, 'CREATED')];
    case 'dispute_won':
      return [disputeWebhook(paypal, payment, 'RESOLVED')];
    case 'dispute_lost':
      return [disputeWebhook(paypal, payment, 'RESOLVED'), reversalWebhook(paypal, payment)];
    default:
      return [];
  }
}

function orderWebhook(paypal: PayPal, payment: PayPalPayment): Webhook {
  return webhook(paypal, payment, {
    type: 'CHECKOUT.ORDER.APPROVED',
    resourceType: 'checkout-order',
    resource: orderView(payment, placeOf(paypal)),
  });
}

function reversedWebhook(paypal: PayPal, payment: PayPalPayment): Webhook {
  const { id, purchase_units } = orderView(payment, placeOf(paypal));
  return webhook(paypal, payment, {
    type: 'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
    resourceType: 'payment-approval',
    resource: { order_id: id, purchase_units },
  });
}

const CAPTURE_EVENTS: Readonly<Record<string, string>> = {
  PENDING: 'PAYMENT.CAPTURE.PENDING',
  DECLINED: 'PAYMENT.CAPTURE.DENIED',
};

export function captureWebhook(paypal: PayPal, payment: PayPalPayment): Webhook {
  const resource = captureView(payment, placeOf(paypal));
  return webhook(paypal, payment, {
    type: CAPTURE_EVENTS[resource.status] ?? 'PAYMENT.CAPTURE.COMPLETED',
    resourceType: 'capture',
    resource,
  });
}

function reversalWebhook(paypal: PayPal, payment: PayPalPayment): Webhook {
  return webhook(paypal, payment, {
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

/** A webhook about the newest refund. */
export function refundWebhook(paypal: PayPal, payment: PayPalPayment): Webhook {
  const refund = payment.refunds.at(-1);
  if (!refund) throw new Error('A refund webhook needs a refund');
  return webhook(paypal, payment, {
    type: REFUND_EVENTS[refund.state],
    resourceType: 'refund',
    resource: refundView(payment, refund, placeOf(paypal)),
  });
}

/** A wallet was saved, or deleted by the shop, its dashboard or the buyer. */
export function tokenWebhook(
  paypal: PayPal,
  payment: PayPalPayment,
  { token, type }: { readonly token: VaultToken; readonly type: 'CREATED' | 'DELETED' },
): Webhook {
  const resource = tokenView(token, placeOf(paypal));
  return webhook(paypal, payment, {
    type: `VAULT.PAYMENT-TOKEN.${type}`,
    resourceType: 'payment_token',
    resourceVersion: '3.0',
    resource:
      type === 'CREATED' ? { ...resource, metadata: { order_id: token.orderId } } : resource,
  });
}

/** The webhook of an answer to a dispute. */
export function disputeUpdated(paypal: PayPal, payment: PayPalPayment): Webhook {
  return disputeWebhook(paypal, payment, 'UPDATED');
}

function disputeWebhook(
  paypal: PayPal,
  payment: PayPalPayment,
  what: 'CREATED' | 'UPDATED' | 'RESOLVED',
): Webhook {
  return webhook(paypal, payment, {
    type: `CUSTOMER.DISPUTE.${what}`,
    resourceType: 'dispute',
    resource: disputeView(payment, { full: true }),
  });
}

/** The event is the same for every copy and attempt; each transmission has a separate signature. */
function webhook(
  { emulator, account, webhookKey }: PayPal,
  payment: PayPalPayment,
  event: { type: string; resourceType: string; resourceVersion?: '3.0'; resource: object },
): Webhook {
  const whole = {
    id: `WH-${randomBytes(8).toString('hex').toUpperCase()}`,
    event_version: '1.0',
    create_time: emulator.now().toISOString(),
    resource_type: event.resourceType,
    resource_version: event.resourceVersion ?? '2.0',
    event_type: event.type,
    summary: `${event.type} of ${payment.id}`,
    resource: event.resource,
  };
  return {
    paymentId: payment.id,
    type: event.type,
    build({ badSignature, wrongAmount }) {
      const url = emulator.webhookUrl();
      if (url === undefined) return undefined;
      const amount = moneyOf(payment.amountMinor - 1, payment.currency);
      const body = JSON.stringify(
        wrongAmount ? { ...whole, resource: withAmount(whole.resource, amount) } : whole,
      );
      const headers = webhookKey.headers({
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

/** The resource with another sum, where it has one: an order in its purchase units. */
function withAmount(resource: object, amount: object): object {
  if ('purchase_units' in resource && Array.isArray(resource.purchase_units)) {
    const units: readonly object[] = resource.purchase_units;
    return { ...resource, purchase_units: units.map((unit) => ({ ...unit, amount })) };
  }
  return 'dispute_id' in resource
    ? { ...resource, dispute_amount: amount }
    : { ...resource, amount };
}
