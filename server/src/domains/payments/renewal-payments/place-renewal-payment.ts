import type { Executor, Notifying } from '../../../platform/platform.ts';
import { lockBalances } from '../../ledger/index.ts';
import { acceptsCharge } from '../methods/method.rules.ts';
import { capabilitiesOf } from '../providers/capabilities.ts';
import { insertQuoted } from '../records/insert-quoted.ts';
import { BALANCE_PROVIDER, isPaidByBalance } from '../records/payments.rules.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { lockMethodsOf } from '../saved-methods/saved-methods.store.ts';
import { completeSale } from '../settlement/complete-sale.ts';
import { quoteRenewal, type RenewalQuote, type RenewalTerms } from './quote-renewal.ts';

/** For as long as a gateway may take to decide; later money is honored and refunded. */
const OPEN_MS = 21 * 24 * 3_600_000;

export interface RenewalOrder extends RenewalTerms {
  readonly renewalId: string;
  readonly userId: string;
  /** Null for the balance. */
  readonly methodId: string | null;
  /** The total that the buyer agreed to, in cents; more is never charged. */
  readonly ceilingCents: number;
  /** What the buyer was notified of; null when their consent said the same. */
  readonly notified: { readonly totalCents: number; readonly chargeMinor: number } | null;
}

/** Why nothing is charged. */
export type RenewalRefusal =
  | 'balance_too_small'
  | 'below_minimum'
  | 'method_dead'
  | 'method_off'
  | 'not_sold'
  | 'price_raised'
  | 'notification_outdated';

/** By how much a sum in rubles may exceed the one of the notification because the rate has moved, in 1/100 %. */
const RATE_BOUND = 1_000;

/**
 * Creates the payment of a renewal in the transaction that records its attempt: the quote and the rate are frozen as in
 * any order. An order paid from the balance is completed at once. The buyer is locked already.
 */
export async function placeRenewalPayment(
  tx: Executor,
  platform: Notifying,
  order: RenewalOrder,
): Promise<{ readonly payment: PaymentRow } | { readonly refusal: RenewalRefusal }> {
  const quote = await quoteRenewal(tx, platform, order);
  if (typeof quote === 'string') return { refusal: quote };
  const refusal = await whyRefused(tx, order, quote);
  if (refusal === 'below_minimum') return placeFromBalance(tx, platform, order);
  if (refusal !== undefined) return { refusal };
  return place(tx, platform, order, quote);
}

/** What is too little for the gateway is taken from the buyer's balance; if that does not suffice, an operator decides. */
async function placeFromBalance(
  tx: Executor,
  platform: Notifying,
  order: RenewalOrder,
): Promise<{ readonly payment: PaymentRow } | { readonly refusal: RenewalRefusal }> {
  const quote = await quoteRenewal(tx, platform, { ...order, gateway: BALANCE_PROVIDER });
  if (typeof quote === 'string') return { refusal: 'below_minimum' };
  const { available_cents: available } = await lockBalances(tx, order.userId);
  const fits = quote.lines.totalCents <= Math.min(available, order.ceilingCents);
  return fits ? place(tx, platform, order, quote) : { refusal: 'below_minimum' };
}

async function place(
  tx: Executor,
  platform: Notifying,
  order: RenewalOrder,
  quote: RenewalQuote,
): Promise<{ readonly payment: PaymentRow }> {
  const payment = await insertRenewalPayment(tx, platform, order, quote);
  if (!isPaidByBalance(quote.method)) return { payment };
  const sale = {
    capturedMinor: quote.lines.totalCents,
    late: false,
    overpaid: false,
    change: undefined,
  };
  return { payment: await completeSale(tx, platform, payment, sale) };
}

async function whyRefused(
  tx: Executor,
  order: RenewalOrder,
  { method, lines, charge }: RenewalQuote,
): Promise<RenewalRefusal | undefined> {
  const { totalCents } = lines;
  if (totalCents > order.ceilingCents) return 'price_raised';
  if (isOutdated(order.notified, { totalCents, chargeMinor: charge.charge_minor })) {
    return 'notification_outdated';
  }
  if (isPaidByBalance(method)) {
    const { available_cents: available } = await lockBalances(tx, order.userId);
    return totalCents > available ? 'balance_too_small' : undefined;
  }
  const saved = (await lockMethodsOf(tx, order.userId)).find(({ id }) => id === order.methodId);
  if (saved === undefined || saved.state === 'dead') return 'method_dead';
  if (saved.state !== 'active' || saved.provider !== method.provider) return 'method_off';
  const capabilities = capabilitiesOf(method.provider);
  const fits = capabilities === undefined || acceptsCharge(capabilities, charge);
  return fits ? undefined : 'below_minimum';
}

function isOutdated(
  notified: RenewalOrder['notified'],
  now: { readonly totalCents: number; readonly chargeMinor: number },
): boolean {
  if (notified === null) return false;
  const boundMinor =
    notified.chargeMinor + Math.floor((notified.chargeMinor * RATE_BOUND) / 10_000);
  const isDollar = notified.chargeMinor === notified.totalCents;
  return now.totalCents > notified.totalCents || (!isDollar && now.chargeMinor > boundMinor);
}

function insertRenewalPayment(
  tx: Executor,
  platform: Notifying,
  order: RenewalOrder,
  { method, price, lines, charge }: RenewalQuote,
): Promise<PaymentRow> {
  const now = platform.clock.now();
  const atOnce = isPaidByBalance(method);
  const expiresAt = new Date(now.getTime() + OPEN_MS);
  return insertQuoted(tx, platform, {
    ...{ userId: order.userId, price, method, lines, charge, now, expiresAt, atOnce },
    more: { renewal_id: order.renewalId },
    detail: { renewal: order.renewalId },
  });
}
