import type { Emulator } from '../kit/emulator.ts';
import type { Outcome } from '../kit/outcomes.ts';
import type { Webhook } from '../kit/webhook-sender.ts';
import { WRONG_COIN_CENTS } from './coins.ts';
import {
  type Deposit,
  depositView,
  type Invoice,
  newDepositId,
  type PaymentStatus,
  paymentView,
  type Reading,
} from './invoice.ts';
import { signWebhook } from './sign-webhook.ts';

/** The statuses that an outcome takes a payment through; it ends in the last one. */
const STATUSES: Partial<Record<Outcome, readonly PaymentStatus[]>> = {
  pay: ['confirming', 'finished'],
  pay_more: ['confirming', 'finished'],
  pay_late: ['confirming', 'finished'],
  pay_less: ['confirming', 'partially_paid'],
  pay_slowly: ['confirming'],
  finish: ['finished'],
  decline: ['failed'],
  expire: ['expired'],
};

/** A deposit beside the payment goes through these. */
const DEPOSIT_STATUSES: readonly PaymentStatus[] = ['confirming', 'finished'];

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
  const deposit = depositBy(outcome, after, before);
  return {
    ...after,
    status: statusesOf(after, before, outcome).at(-1) ?? before.status,
    deposits: deposit === undefined ? before.deposits : [...before.deposits, deposit],
    capturedMinor:
      outcome === 'wrong_currency' ? before.capturedMinor + WRONG_COIN_CENTS : after.capturedMinor,
    // Priced in dollars, whichever coin is used.
    capturedCurrency: after.capturedCurrency === null ? null : after.currency,
    changedAt: emulator.unixNow(),
  };
}

/** Money that arrives beside the payment: in another coin, or once more. */
function depositBy(outcome: Outcome, after: Invoice, before: Invoice): Deposit | undefined {
  const id = newDepositId(before);
  if (outcome === 'wrong_currency') return { id, kind: 'WRONG_ASSET', cents: WRONG_COIN_CENTS };
  if (outcome !== 'pay_again') return undefined;
  return { id, kind: 'REPEATED', cents: after.capturedMinor - before.capturedMinor };
}

/** One webhook per status, in sending order. */
export function webhooksOf(
  after: Invoice,
  before: Invoice,
  { outcome, ipnSecret, reading }: { outcome: Outcome; ipnSecret: string; reading: Reading },
): Webhook[] {
  const ofPayment = statusesOf(after, before, outcome).map((status) => ({
    status,
    view: paymentView(after, status, reading),
  }));
  const deposit = after.deposits[before.deposits.length];
  const ofDeposit =
    deposit === undefined
      ? []
      : DEPOSIT_STATUSES.map((status) => ({
          status,
          view: depositView(after, deposit, { status, reading, place: 'webhook' }),
        }));
  return [...ofPayment, ...ofDeposit].map(({ status, view }) => ({
    paymentId: after.id,
    type: status,
    build({ badSignature, wrongAmount }) {
      const webhook = {
        actually_paid_at_fiat: 0,
        ...view,
        // Numbers in webhooks, strings in the API.
        payment_id: Number(view.payment_id),
        ...('parent_payment_id' in view && { parent_payment_id: Number(view.parent_payment_id) }),
        ...(wrongAmount && { price_amount: 1, actually_paid: 0.000_001 }),
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
