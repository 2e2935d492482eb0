import type { Emulator } from '../kit/emulator.ts';
import type { Outcome } from '../kit/outcomes.ts';
import type { Webhook } from '../kit/webhook-sender.ts';
import { type Invoice, type PaymentStatus, paymentView } from './invoice.ts';
import { signWebhook } from './sign-webhook.ts';

/** The statuses that an outcome takes a payment through; it ends in the last one. */
const STATUSES: Partial<Record<Outcome, readonly PaymentStatus[]>> = {
  pay: ['confirming', 'finished'],
  pay_more: ['confirming', 'finished'],
  pay_late: ['confirming', 'finished'],
  wrong_currency: ['confirming', 'finished'],
  pay_less: ['confirming', 'partially_paid'],
  pay_slowly: ['confirming'],
  finish: ['finished'],
  decline: ['failed'],
  expire: ['expired'],
};

function statusesOf(after: Invoice, before: Invoice, outcome: Outcome): readonly PaymentStatus[] {
  // Only a full refund is reported; a partial one is not.
  if (outcome === 'refund') return after.state === 'refunded' ? ['refunded'] : [];
  const statuses = STATUSES[outcome] ?? [];
  return before.status === null ? ['waiting', ...statuses] : statuses;
}

export function afterOutcome(
  after: Invoice,
  { before, outcome, emulator }: { before: Invoice; outcome: Outcome; emulator: Emulator<Invoice> },
): Invoice {
  return {
    ...after,
    status: statusesOf(after, before, outcome).at(-1) ?? before.status,
    isWrongAsset: before.isWrongAsset || outcome === 'wrong_currency',
    // Priced in dollars, whichever coin is used.
    capturedCurrency: after.capturedCurrency === null ? null : after.currency,
    changedAt: emulator.unixNow(),
  };
}

/** One webhook per status, in sending order. */
export function webhooksOf(
  after: Invoice,
  before: Invoice,
  { outcome, ipnSecret }: { outcome: Outcome; ipnSecret: string },
): Webhook[] {
  return statusesOf(after, before, outcome).map((status) => ({
    paymentId: after.id,
    type: status,
    build({ badSignature, wrongAmount }) {
      const view = paymentView(after, status);
      const webhook = {
        ...view,
        // A number in webhooks, a string in the API.
        payment_id: Number(view.payment_id),
        ...(wrongAmount && { price_amount: 1, actually_paid: 0.000_001 }),
        actually_paid_at_fiat: 0,
        fee: {
          currency: view.outcome_currency,
          depositFee: 0.1,
          withdrawalFee: 0,
          serviceFee: 0.02,
        },
      };
      const secret = badSignature ? `not ${ipnSecret}` : ipnSecret;
      return {
        url: after.ipnUrl,
        body: JSON.stringify(webhook),
        headers: {
          'content-type': 'application/json',
          'x-nowpayments-sig': signWebhook(webhook, secret),
        },
      };
    },
  }));
}
