import type { GatewayReport, GatewayState } from '../report.ts';
import {
  type Deposit,
  depositReference,
  readDepositReference,
} from './nowpayments-deposit.rules.ts';
import { partsReference, readOrderName } from './nowpayments-order.rules.ts';
import type { Decimal, NowpaymentsPayment } from './nowpayments-wire.ts';

/** An unknown status counts as `processing`. */
const paymentStates: ReadonlyMap<string, GatewayState> = new Map([
  ['waiting', 'open'],
  ['confirming', 'processing'],
  ['confirmed', 'processing'],
  ['sending', 'processing'],
  // The money has arrived, only less than requested.
  ['partially_paid', 'paid'],
  ['finished', 'paid'],
  ['failed', 'declined'],
  ['refunded', 'refunded'],
  ['expired', 'expired'],
  ['cancelled', 'canceled'],
]);

export interface ReportContext {
  /** The secondary reference by which the payment was read; null when it was found in a list. */
  readonly secondaryReference: string | null;
  /** The invoice that the shop knows. */
  readonly invoice: string | null;
  readonly merchantMatches: boolean;
  /** How much less than the price still counts, in hundredths of a percent. */
  readonly tolerance: number;
}

/** Maps a payment to a report. */
export function reportOf(payment: NowpaymentsPayment, context: ReportContext): GatewayReport {
  const { payment_id: id, payment_status: status } = payment;
  const known =
    context.secondaryReference === null ? null : readDepositReference(context.secondaryReference);
  const deposit: Deposit = { id, parent: payment.parent_payment_id ?? known?.parent ?? null };
  const state = paymentStates.get(status);
  const hasMoney = state === 'paid' || state === 'refunded';
  const received = hasMoney ? receivedCents(payment) : 0;
  const base = {
    reference: context.invoice ?? payment.invoice_id ?? id,
    secondaryReference: depositReference(deposit),
    orderId: readOrderName(payment.order_id ?? '').orderId,
    merchantMatches: context.merchantMatches,
    refundedMinor: null,
    refunds: [],
  };
  if (state === undefined || received === undefined) {
    const unclear = state === undefined ? status : `${status} without pay_amount`;
    const nothing = { capturedMinor: 0, capturedCurrency: null, reason: null };
    return { ...base, ...nothing, state: 'processing', unclear };
  }
  const worth = hasMoney ? worthCents(payment) : undefined;
  const isWorthLess = worth !== undefined && worth.cents < worth.leastOf(received);
  // Money that arrived is never reported as nothing, however little it is.
  const arrived = isWorthLess ? Math.max(1, Math.min(received, worth.cents)) : received;
  const isDoubtful = deposit.parent !== null || isWorthLess;
  const tolerated = Math.floor((priceCents(payment) * context.tolerance) / 10_000);
  return {
    ...base,
    state,
    capturedMinor: arrived,
    capturedCurrency: arrived > 0 ? payment.price_currency.toUpperCase() : null,
    // A repeated deposit, or one in another coin: its price does not reflect what arrived.
    ...(isDoubtful && { needsReview: true }),
    ...(!isDoubtful && tolerated > 0 && { toleratedMinor: tolerated }),
    reason: state === 'declined' ? status : null,
  };
}

/** The report about a further deposit that NOWPayments names in a webhook but does not show. */
export function reportOfHidden(
  { id, parent }: Deposit,
  { orderId, invoice }: { readonly orderId: string; readonly invoice: string },
): GatewayReport {
  return {
    reference: invoice,
    // Not the secondary reference to read next: the payment that it follows can still be read.
    secondaryReference: null,
    orderId,
    merchantMatches: true,
    state: 'processing',
    capturedMinor: 0,
    capturedCurrency: null,
    refundedMinor: null,
    refunds: [],
    unclear: `deposit ${id} after payment ${parent} cannot be read`,
    reason: null,
  };
}

/**
 * Adds up the payments of an order: the first one, which brought less, and those made for what was missing. A part
 * that brought nothing yet changes nothing; one whose money is doubtful makes the sum doubtful.
 * @param parts in the order of the secondary reference, the first one first
 */
export function sumOfParts(
  parts: readonly GatewayReport[],
  ids: readonly string[],
): GatewayReport | undefined {
  const [first] = parts;
  // Without the first payment the others are not an order.
  if (first === undefined || first.secondaryReference !== ids[0]) return undefined;
  const withMoney = parts.filter(
    ({ state, capturedMinor }) => state === 'paid' && capturedMinor > 0,
  );
  const unclear = parts.find((part) => part.unclear !== undefined)?.unclear;
  const sum = withMoney.reduce((cents, { capturedMinor }) => cents + capturedMinor, 0);
  if (first.state !== 'paid' && sum > 0) {
    // They have separate histories: an operator decides.
    const words = `payment ${ids[0]} is ${first.state}, and money arrived in a further one`;
    return {
      ...first,
      state: 'processing',
      capturedMinor: 0,
      capturedCurrency: null,
      unclear: words,
    };
  }
  const isDoubtful = withMoney.some(({ needsReview }) => needsReview);
  return {
    ...first,
    secondaryReference: partsReference(ids),
    sumFrom: first.secondaryReference ?? '',
    capturedMinor: sum,
    ...(isDoubtful && { needsReview: true }),
    ...(unclear !== undefined && { unclear }),
  };
}

/**
 * The received amount in cents of the price, in proportion to the coins paid of those requested, rounded down.
 * @returns undefined when the payment does not state how many coins were requested
 */
export function receivedCents({
  price_amount: price,
  pay_amount: expected,
  actually_paid: paid,
}: NowpaymentsPayment): number | undefined {
  if (!paid || paid.digits === 0n) return 0;
  if (!expected || expected.digits === 0n) return undefined;
  const over = price.digits * 100n * paid.digits * 10n ** BigInt(expected.scale);
  const under = expected.digits * 10n ** BigInt(price.scale + paid.scale);
  return Number(over / under);
}

/** Network fees can take much of a small payment, so only an outcome below half of the amount contradicts it. */
const leastAfterFees = (received: number) => received / 2;
const leastAtRate = (received: number) => received * 0.9;

/** What arrived by another figure than the requested coins; undefined when NOWPayments gives none in the price's dollars. */
function worthCents(payment: NowpaymentsPayment) {
  if (payment.price_currency.toLowerCase() !== 'usd') return undefined;
  const { actually_paid_at_fiat: fiat, outcome_amount: outcome } = payment;
  if (fiat && fiat.digits > 0n) return { cents: centsAtMost(fiat), leastOf: leastAtRate };
  const isDollars = DOLLAR_COIN.test(payment.outcome_currency ?? '');
  if (!isDollars || !outcome || outcome.digits === 0n) return undefined;
  return { cents: centsAtMost(outcome), leastOf: leastAfterFees };
}

/** Coins that are worth a dollar: `usdttrc20`, `usdcmatic`, `dai`. */
const DOLLAR_COIN = /^(usd|dai|busd|tusd)/i;

function priceCents({ price_amount: price }: NowpaymentsPayment): number {
  return centsAtMost(price);
}

/** Whole cents, rounded down. */
function centsAtMost({ digits, scale }: Decimal): number {
  return Number((digits * 100n) / 10n ** BigInt(scale));
}
