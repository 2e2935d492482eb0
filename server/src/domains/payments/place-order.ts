import type { QuoteLines } from '@sesame/contract/money.ts';
import { violatedConstraint } from '../../platform/db/errors.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { findPriceForOrder, type OrderPrice } from '../catalogue/index.ts';
import { lockBalances } from '../ledger/index.ts';
import { asksForCharge } from './charge.rules.ts';
import { type Charge, chargeOrder, requireExpectedCharge } from './charge-order.ts';
import { closePayment } from './close-payment.ts';
import { completeSale } from './complete-sale.ts';
import { judgePromo } from './judge-promo.ts';
import { takesCharge } from './methods/method.rules.ts';
import type { MethodRow } from './methods.store.ts';
import { isPaidByBalance } from './payments.rules.ts';
import { insertPayment, lockBuyer, lockOpenPayments, type PaymentRow } from './payments.store.ts';
import type { PromoRow } from './promo.store.ts';
import { capabilitiesOf } from './providers/capabilities.ts';
import { findCurrentPrice, linesOnWire, quoteForOrder } from './quote-order.ts';
import { nextCheck } from './reconcile.rules.ts';
import { reservePromo } from './reserve-promo.ts';
import { isBeingChecked } from './transfers/is-being-checked.ts';

export interface OrderInput {
  readonly userId: string;
  readonly priceId: number;
  readonly promocode: string;
  readonly expectedTotalCents: number | undefined;
  /** In the currency that the method charges, where that is no dollars. */
  readonly expectedChargeMinor: number | undefined;
  /** Where the buyer orders from, two letters; null where nobody says it. */
  readonly country: string | null;
}

export interface PlacedOrder {
  readonly payment: PaymentRow;
  /** Earlier open payments that this order took the place of. */
  readonly superseded: readonly PaymentRow[];
  /** The buyer's, for the gateway's receipt. */
  readonly email: string;
}

type Needs = Pick<Platform, 'ids' | 'clock' | 'sealer' | 'config' | 'mail' | 'publicUrl'>;

/**
 * Writes an order down, inside one transaction: the quote and the rate frozen, the promo code reserved. The same order
 * pressed again is the same payment; another quote for the same price and method takes its place. A free
 * order and one that the buyer's balance pays are completed at once. Locks in the order buyer, payments, promo code, as everywhere.
 */
export async function placeOrder(
  tx: Executor,
  platform: Needs,
  method: MethodRow,
  input: OrderInput,
): Promise<PlacedOrder> {
  const now = platform.clock.now();
  const { email } = await lockBuyer(tx, input.userId);
  const price = await findPriceForOrder(tx, input.priceId);
  if (price === undefined) refuse('price_unknown');
  const open = await endLapsed(tx, await lockOpenPayments(tx, input.userId), now);
  const same = open.find((one) => one.price_id === price.priceId && one.gateway === method.gateway);
  // Its money was sent, they say: no newer quote takes its place.
  if (same !== undefined && (await isBeingChecked(tx, same))) {
    return { payment: same, superseded: [], email };
  }

  const { promo, holders } = await requirePromo(tx, method, input, { price, open, same, now });
  const lines = quoteForOrder(price, await findCurrentPrice(tx, price), {
    feePercent: method.fee_percent,
    discountPercent: promo?.discount_percent ?? 0,
    expectedTotalCents: input.expectedTotalCents,
  });
  const charge = await chargeOrder(tx, platform, method, lines.totalCents);
  const expectedMinor = input.expectedChargeMinor;
  if (
    same !== undefined &&
    hasQuote(same, lines, promo) &&
    same.provider === method.provider &&
    same.provider_option === method.provider_option &&
    asksForCharge(same, charge, { expectedMinor, now })
  ) {
    return { payment: same, superseded: [], email };
  }
  requireExpectedCharge(charge, expectedMinor, linesOnWire(price.priceId, lines));

  const superseded: PaymentRow[] = [];
  for (const payment of open) {
    if (payment !== same && !holders.includes(payment.id)) continue;
    superseded.push(
      await closePayment(tx, payment, { to: 'canceled', by: 'newer_order', at: now }),
    );
  }
  const free = lines.totalCents === 0;
  const byBalance = isPaidByBalance(method);
  if (byBalance && !free) {
    // Locked: neither another order, nor a payout, nor a refund elsewhere takes the same money.
    const { available_cents: availableCents } = await lockBalances(tx, input.userId);
    if (lines.totalCents > availableCents) refuse('balance_too_small');
  } else if (!free) {
    const { open_payments_max: openMax } = platform.config.shop().limits;
    if (open.length - superseded.length >= openMax) refuse('too_many_open_payments');
    requireWithinLimits(method, lines, charge);
  }
  const payment = await insertOrder(tx, platform, {
    input,
    price,
    method,
    lines,
    charge,
    promo,
    now,
  });
  if (promo !== undefined) {
    await reservePromo(tx, platform, {
      promoId: promo.id,
      perUserLimit: promo.per_user_limit,
      firstPurchase: promo.first_purchase_only,
      userId: input.userId,
      paymentId: payment.id,
      at: now,
    });
  }
  if (!free && !byBalance) return { payment, superseded, email };
  const sale = { capturedMinor: lines.totalCents, late: false, overpaid: false };
  return { payment: await completeSale(tx, platform, payment, sale), superseded, email };
}

/** The method's limits hold for the total, its provider's for what it is asked to charge. */
function requireWithinLimits(method: MethodRow, { totalCents }: QuoteLines, charge: Charge): void {
  const capabilities = capabilitiesOf(method.provider);
  if (
    totalCents < method.min_total_cents ||
    totalCents > method.max_total_cents ||
    (capabilities !== undefined && !takesCharge(capabilities, charge))
  ) {
    refuse('method_unavailable');
  }
}

/** Pending payments past their end count as ended, whether or not the job has come by yet. */
async function endLapsed(
  tx: Executor,
  pending: readonly PaymentRow[],
  now: Date,
): Promise<PaymentRow[]> {
  for (const payment of pending) {
    if (payment.expires_at > now) continue;
    await closePayment(tx, payment, { to: 'expired', by: 'time', at: now });
  }
  return pending.filter((payment) => payment.expires_at > now);
}

async function requirePromo(
  tx: Executor,
  method: MethodRow,
  input: OrderInput,
  order: {
    price: OrderPrice;
    open: readonly PaymentRow[];
    same: PaymentRow | undefined;
    now: Date;
  },
): Promise<{ promo: PromoRow | undefined; holders: readonly string[] }> {
  if (input.promocode.trim() === '') return { promo: undefined, holders: [] };
  const { price, open, same, now } = order;
  const { promo, refusal, holders } = await judgePromo(tx, {
    typed: input.promocode,
    userId: input.userId,
    order: {
      productId: price.productId,
      priceCents: price.amountCents,
      methodCategory: method.category,
    },
    open,
    now,
  });
  // What this very order has reserved stays its own, whatever became of the code since.
  const reserved = promo !== undefined && same?.promo_code_id === promo.id;
  if (promo === undefined || (refusal !== undefined && !reserved)) {
    refuse('promo_invalid', { reason: refusal ?? 'unknown' });
  }
  return { promo, holders };
}

function hasQuote(payment: PaymentRow, lines: QuoteLines, promo: PromoRow | undefined): boolean {
  return (
    payment.promo_code_id === (promo?.id ?? null) &&
    payment.price_cents === lines.priceCents &&
    payment.fee_percent === lines.feePercent &&
    payment.discount_percent === lines.discountPercent &&
    payment.total_cents === lines.totalCents
  );
}

async function insertOrder(
  tx: Executor,
  platform: Needs,
  order: {
    input: OrderInput;
    price: OrderPrice;
    method: MethodRow;
    lines: QuoteLines;
    charge: Charge;
    promo: PromoRow | undefined;
    now: Date;
  },
): Promise<PaymentRow> {
  const { input, price, method, lines, charge, promo, now } = order;
  const atOnce = lines.totalCents === 0 || isPaidByBalance(method);
  const expiresAt = new Date(now.getTime() + method.life_s * 1_000);
  const row = {
    id: platform.ids.uuid(),
    user_id: input.userId,
    product_id: price.productId,
    price_id: price.priceId,
    gateway: method.gateway,
    provider: method.provider,
    title: price.title,
    description: price.description,
    description_ru: price.descriptionRu,
    duration_count: price.durationCount,
    duration_unit: price.durationUnit,
    price_cents: lines.priceCents,
    fee_percent: lines.feePercent,
    fee_cents: lines.feeCents,
    promo_code_id: promo?.id ?? null,
    discount_percent: lines.discountPercent,
    discount_cents: lines.discountCents,
    total_cents: lines.totalCents,
    ...charge,
    provider_option: method.provider_option,
    country: input.country,
    currency: 'USD',
    state: 'pending',
    created_at: now,
    expires_at: expiresAt,
    form_state: atOnce ? 'none' : 'requested',
    form_url: null,
    gateway_reference: null,
    check_at: atOnce
      ? null
      : (nextCheck({ state: 'pending', expiresAt, checkCount: 0 }, 'unknown', now) ?? null),
    paid_at: null,
    closed_at: null,
    captured_currency: null,
    review_reason: null,
    flag: null,
    access_from: null,
    access_until: null,
  } as const;
  return insertPayment(tx, row, { kind: 'ordered', at: now }).catch(refuseSecond);
}

/**
 * The buyer's open payments are locked, so what stands in the way of another one is not open: its money has come and waits
 * for an operator. It must not be paid a second time.
 */
function refuseSecond(error: unknown): never {
  if (violatedConstraint(error) === 'payments_one_open') refuse('payment_in_review');
  throw error;
}
