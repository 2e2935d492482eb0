import type { PaymentRecord } from '../kit/payment-record.ts';
import { COIN_DETAILS, DEFAULT_COIN, WRONG_COIN, WRONG_COIN_CENTS } from './coins.ts';

export type PaymentStatus =
  | 'waiting'
  | 'confirming'
  | 'partially_paid'
  | 'finished'
  | 'failed'
  | 'refunded'
  | 'expired';

/** An invoice, and the payment that exists once the payer has chosen a coin. */
export interface Invoice extends PaymentRecord {
  readonly ipnUrl: string;
  readonly successUrl: string | undefined;
  readonly cancelUrl: string | undefined;
  readonly payCurrency: string | null;
  readonly isFixedRate: boolean;
  /** Null until a coin is chosen; until then the API does not know the payment. */
  readonly status: PaymentStatus | null;
  /** False for a payment that was made without one. */
  readonly hasInvoice: boolean;
  /** How often another coin was chosen; each choice makes another payment. */
  readonly attempt: number;
  /** Money beside the payment: separate payments with their own ids, which follow it. */
  readonly deposits: readonly Deposit[];
  readonly changedAt: number;
}

/** A further deposit to the same address, or one in another coin than requested; worth `cents`. */
export interface Deposit {
  readonly id: string;
  readonly kind: 'REPEATED' | 'WRONG_ASSET';
  readonly cents: number;
}

/** The readings of NOWPayments' documents that the switches choose. */
export interface Reading {
  /** Where a deposit names the payment that it follows. */
  readonly parent: string;
  /** Whether reading a deposit finds it. */
  readonly child: string;
  /** Whether the sum in the currency of the store is computed. */
  readonly fiat: string;
  /** The currency that the store gets: dollars, or the coin that was paid. */
  readonly outcome: string;
  /** Shown in place of every final status; empty: the true one. */
  readonly status: string;
}

const ADDRESS = 'TNDFkiSmBQorNFacb3735q8MnT29sn8BLn';
/** Millionths of a coin; a coin costs a quarter of a percent less than a dollar. */
const MICRO_PER_CENT = 10_025;
const PAYMENT_PREFIX = 5;
/** Payments of coins that were chosen before count down from it. */
const LAST_ATTEMPT = 4;
const FIRST_DEPOSIT_PREFIX = 6;

/** The payment's id, from which its invoice is found. */
export function paymentIdOf({ id, attempt }: Invoice): string {
  return `${PAYMENT_PREFIX - Math.min(attempt, LAST_ATTEMPT)}${id}`;
}

/** Whether it is the payment of a coin that was chosen before another one. */
export function isEarlierAttempt(invoice: Invoice, paymentId: string): boolean {
  const prefix = Number(paymentId[0]);
  return prefix <= PAYMENT_PREFIX && prefix > Number(paymentIdOf(invoice)[0]);
}

export function newDepositId({ id, deposits }: Invoice): string {
  return `${FIRST_DEPOSIT_PREFIX + deposits.length}${id}`;
}

export function invoiceIdOf(paymentId: string): string {
  return paymentId.slice(1);
}

export function invoiceView(invoice: Invoice) {
  const createdAt = timeOf(invoice.createdAt);
  return {
    id: invoice.id,
    token_id: '1',
    order_id: invoice.orderId,
    order_description: invoice.description,
    price_amount: String(invoice.amountMinor / 100),
    price_currency: 'usd',
    pay_currency: invoice.payCurrency,
    ipn_callback_url: invoice.ipnUrl,
    invoice_url: invoice.url,
    success_url: invoice.successUrl ?? null,
    cancel_url: invoice.cancelUrl ?? null,
    created_at: createdAt,
    updated_at: createdAt,
    is_fixed_rate: invoice.isFixedRate,
    is_fee_paid_by_user: false,
  };
}

const arrivedStates: readonly string[] = ['partially_paid', 'finished', 'refunded'];
export const coinsOf = (cents: number) => (cents * MICRO_PER_CENT) / 1_000_000;

/** The payment at a status: its current one, or an earlier one. */
export function paymentView(invoice: Invoice, status: PaymentStatus, reading: Reading) {
  const beside = invoice.deposits.reduce((sum, { cents }) => sum + cents, 0);
  const cents = arrivedStates.includes(status) ? invoice.capturedMinor - beside : 0;
  const coin = invoice.payCurrency ?? DEFAULT_COIN;
  return {
    payment_id: paymentIdOf(invoice),
    ...viewOf(invoice, status, reading),
    pay_amount: coinsOf(invoice.amountMinor),
    actually_paid: coinsOf(cents),
    pay_currency: coin,
    ...outcomeOf({ cents, coins: coinsOf(cents), coin }, reading),
  };
}

/** The answer to choosing a coin. */
export function openedView(invoice: Invoice) {
  const coin = invoice.payCurrency ?? DEFAULT_COIN;
  const createdAt = timeOf(invoice.changedAt);
  return {
    payment_id: paymentIdOf(invoice),
    payment_status: 'waiting',
    pay_address: ADDRESS,
    price_amount: invoice.amountMinor / 100,
    price_currency: 'usd',
    pay_amount: coinsOf(invoice.amountMinor),
    pay_currency: coin,
    order_id: invoice.orderId,
    order_description: invoice.description,
    ipn_callback_url: invoice.ipnUrl,
    created_at: createdAt,
    updated_at: createdAt,
    purchase_id: `4${invoice.id}`,
    amount_received: null,
    payin_extra_id: COIN_DETAILS[coin]?.memo ?? null,
    smart_contract: '',
    network: COIN_DETAILS[coin]?.network ?? coin,
    network_precision: 8,
    time_limit: null,
    burning_percent: null,
    expiration_estimate_date: timeOf(invoice.expiresAt ?? invoice.changedAt),
  };
}

/** A deposit at a status. It was not requested, so its requested amount is the received one. */
export function depositView(
  invoice: Invoice,
  { id, kind, cents }: Deposit,
  { status, reading, place }: { status: PaymentStatus; reading: Reading; place: Place },
) {
  const isWrong = kind === 'WRONG_ASSET';
  const coin = isWrong ? WRONG_COIN : (invoice.payCurrency ?? DEFAULT_COIN);
  const arrived = arrivedStates.includes(status);
  const coins = arrived ? (isWrong ? cents / WRONG_COIN_CENTS : coinsOf(cents)) : 0;
  const isNamed = reading.parent === 'both' || reading.parent === place || place === 'list';
  return {
    payment_id: id,
    ...(isNamed && { parent_payment_id: paymentIdOf(invoice) }),
    ...(place === 'list' && { origin_type: kind }),
    ...viewOf(invoice, status, reading),
    pay_amount: coins,
    actually_paid: coins,
    pay_currency: coin,
    ...outcomeOf({ cents: arrived ? cents : 0, coins, coin }, reading),
  };
}

/** Where a payment is shown. */
export type Place = 'webhook' | 'answer' | 'list';

function viewOf(invoice: Invoice, status: PaymentStatus, reading: Reading) {
  return {
    invoice_id: invoice.hasInvoice ? Number(invoice.id) : null,
    payment_status: arrivedStates.includes(status) ? reading.status || status : status,
    pay_address: ADDRESS,
    payin_extra_id: null,
    price_amount: invoice.amountMinor / 100,
    price_currency: 'usd',
    order_id: invoice.orderId,
    order_description: invoice.description,
    purchase_id: `4${invoice.id}`,
    payment_extra_ids: invoice.deposits.length > 0 ? invoice.deposits.map(({ id }) => id) : null,
  };
}

/** What the store gets, without fees, and the sum in its currency if that is computed. */
function outcomeOf(paid: { cents: number; coins: number; coin: string }, reading: Reading) {
  const inDollars = reading.outcome === 'dollars';
  const before = inDollars ? coinsOf(paid.cents) : paid.coins;
  return {
    ...(reading.fiat === 'known' && { actually_paid_at_fiat: paid.cents / 100 }),
    outcome_amount: Number((before * 0.995).toFixed(6)),
    outcome_currency: inDollars ? DEFAULT_COIN : paid.coin,
  };
}

/** The API's answer has times beside the view. */
export function timesOf(invoice: Invoice) {
  return {
    created_at: timeOf(invoice.createdAt),
    updated_at: timeOf(invoice.changedAt),
    type: 'crypto2crypto',
  };
}

function timeOf(unixSeconds: number): string {
  return new Date(unixSeconds * 1_000).toISOString();
}
