import type { PlanChangeLines } from '@sesame/contract/shared/orders/plan-change.ts';
import { answered, withCommit } from '../../../platform/db/before-commit.ts';
import { together } from '../../../platform/db/together.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Notifying } from '../../../platform/platform.ts';
import { findPriceForOrder, type OrderPrice } from '../../catalogue/index.ts';
import { lockBalances } from '../../ledger/index.ts';
import { nextCheckAt } from '../charges/charges.rules.ts';
import { insertCharge } from '../charges/charges.store.ts';
import { acceptsCharge } from '../methods/method.rules.ts';
import { findPlanChange } from '../plan-changes/plan-changes.store.ts';
import {
  hasSameChange,
  requirePlanChange,
  storePlanChange,
} from '../plan-changes/require-plan-change.ts';
import { capabilitiesOf } from '../providers/capabilities.ts';
import { canReuseCharge } from '../records/charged-amount.rules.ts';
import { findEnabledMethod, type MethodRow } from '../records/methods.store.ts';
import { isPaidByBalance } from '../records/payments.rules.ts';
import { lockBuyer, lockOpenPayments, type PaymentRow } from '../records/payments.store.ts';
import { evaluatePromoCode } from '../redemptions/evaluate-promo-code.ts';
import type { PromoRow } from '../redemptions/redemptions.store.ts';
import { reserveRedemption } from '../redemptions/reserve-redemption.ts';
import { findConsentText, insertRenewalConsent } from '../saved-methods/renewal-consents.store.ts';
import {
  hasMandate,
  insertMandate,
  listMethodsWithGateway,
  lockMethodsOf,
} from '../saved-methods/saved-methods.store.ts';
import { beginConsented, isConsented } from '../settlement/begin-consented.ts';
import { closePayment } from '../settlement/close-payment.ts';
import { completeSale } from '../settlement/complete-sale.ts';
import { hasWaitingProof } from '../transfers/has-waiting-proof.ts';
import { enqueueCancel } from './cancel-at-gateway.ts';
import { Unconfirmed } from './closing-unconfirmed.ts';
import { insertOrder } from './insert-order.ts';
import { closeExpired, refuseBesideCharge, requireNoneUnderway } from './open-orders.ts';
import { requireRenewal } from './order-consent.ts';
import type { OrderInput } from './order-input.ts';
import { type Charge, quoteCharge, requireExpectedCharge } from './quote-charge.ts';
import { findCurrentPrice, quoteForOrder, serializeLines } from './quote-for-order.ts';
import { type LiveGateways, requireMethod } from './require-method.ts';

export interface PlacedOrder {
  readonly paymentId: string;
  /** A new one that is paid later is known when the transaction has committed. */
  readonly payment: PaymentRow | Promise<PaymentRow>;
  /** The buyer's address, for the gateway's receipt. */
  readonly email: string;
}

/**
 * Creates a payment inside one transaction: freezes the quote and the rate and reserves the promo code. Repeating the
 * same order returns the same payment; a different quote for the same price and method replaces it. Free orders and
 * orders paid from the balance are completed at once. Lock order, as everywhere: buyer, payments, promo code.
 * @param input.unused resolves when the key of the call is unused
 * @throws {Unconfirmed} when nothing but charges that could still be confirmed is in its way
 */
export async function placeOrder(
  tx: Executor,
  platform: Notifying,
  live: LiveGateways,
  input: OrderInput & { readonly unused: Promise<void> },
): Promise<PlacedOrder> {
  // Sent together, and executed in this order: the open payments are read when the buyer is locked.
  const [, found, { email }, price, unpaid] = await together([
    input.unused,
    findEnabledMethod(tx, input.gateway),
    lockBuyer(tx, input.userId),
    findPriceForOrder(tx, input.priceId),
    lockOpenPayments(tx, input.userId),
  ]);
  const method = requireMethod(found, live, input);
  requireSavable(method, input);
  if (price === undefined) refuse('price_unknown');
  const { orders, unconfirmed } = await requireNoneUnderway(tx, unpaid, input, price.productId);
  const now = platform.clock.now();
  // As it will be once the gateway has closed them; the error below undoes it.
  for (const payment of unconfirmed) {
    await closePayment(tx, platform, payment, { to: 'canceled', by: 'newer_order', at: now });
  }
  const placed = await placeBeside(tx, platform, method, input, { email, price, orders, now });
  if (unconfirmed.length === 0) return placed;
  await answered(tx);
  throw new Unconfirmed(unconfirmed.map(({ id }) => id));
}

async function placeBeside(
  tx: Executor,
  platform: Notifying,
  method: MethodRow,
  input: OrderInput,
  {
    email,
    price,
    orders,
    now,
  }: { email: string; price: OrderPrice; orders: readonly PaymentRow[]; now: Date },
): Promise<PlacedOrder> {
  const open = await closeExpired(tx, platform, orders, { productId: price.productId, now });
  const same = open.find((one) => one.price_id === price.priceId && one.gateway === method.gateway);
  await requireChargeable(tx, method, input);
  // The buyer has sent a proof of payment: a newer quote must not replace it.
  if (same !== undefined && (await hasWaitingProof(tx, same))) {
    return { paymentId: same.id, payment: same, email };
  }

  const { userId } = input;
  const change = await requirePlanChange(tx, { userId, change: input.change, price, at: now });
  const { promo, releasedPayments } = await requirePromo(tx, method, input, {
    price,
    open,
    same,
    now,
  });
  const lines = quoteForOrder(price, await findCurrentPrice(tx, price), {
    feePercent: method.fee_percent,
    discountPercent: promo?.discount_percent ?? 0,
    creditCents: change?.creditCents ?? 0,
    expectedTotalCents: input.expectedTotalCents,
  });
  const charge = await quoteCharge(tx, platform, method, lines.totalCents);
  const expectedMinor = input.expectedChargeMinor;
  if (
    same !== undefined &&
    input.savedMethodId === undefined &&
    hasQuote(same, lines, promo) &&
    same.is_gift === input.gift &&
    same.provider === method.provider &&
    same.provider_option === method.provider_option &&
    (await hasMandate(tx, same.id)) === (input.save !== undefined) &&
    (await findConsentText(tx, same.id)) === input.renew?.text &&
    (await hasSameChange(tx, same.id, change)) &&
    canReuseCharge(same, charge, { expectedMinor, now })
  ) {
    return { paymentId: same.id, payment: same, email };
  }
  requireExpectedCharge(charge, expectedMinor, serializeLines(price.priceId, lines));
  const consent = await requireRenewal(tx, method, input);

  const others = [...releasedPayments, ...(change?.others ?? [])];
  const replaced = open.filter((one) => one === same || others.includes(one.id));
  await refuseBesideCharge(tx, replaced);
  for (const payment of replaced) {
    await closePayment(tx, platform, payment, { to: 'canceled', by: 'newer_order', at: now });
    await enqueueCancel(tx, platform, payment);
  }
  const free = lines.totalCents === 0;
  const byBalance = isPaidByBalance(method);
  if (byBalance && !free) {
    // Locked, so that no other order, payout or refund spends the same money.
    const { available_cents: availableCents } = await lockBalances(tx, input.userId);
    if (lines.totalCents > availableCents) refuse('balance_too_small');
  } else if (!free) {
    const { open_payments_max: openMax } = platform.config.shop().limits;
    if (open.length - replaced.length >= openMax) refuse('too_many_open_payments');
    requireWithinLimits(method, lines, charge);
  }
  const paymentId = platform.ids.uuid();
  const isPaidLater = !free && !byBalance;
  const order = { input, price, method, lines, charge, promo, now };
  const inserted = insertOrder(tx, platform, paymentId, order);
  const written = [
    inserted,
    change && storePlanChange(tx, paymentId, change, lines),
    input.save && isPaidLater
      ? insertMandate(tx, { ...input.save, paymentId, at: now })
      : undefined,
    input.savedMethodId !== undefined && isPaidLater
      ? insertCharge(tx, {
          payment_id: paymentId,
          method_id: input.savedMethodId,
          started_at: now,
          check_at: nextCheckAt(now, 0),
        })
      : undefined,
    consent !== undefined && !free
      ? insertRenewalConsent(tx, { ...consent, payment_id: paymentId, agreed_at: now })
      : undefined,
  ] as const;
  if (isPaidLater && promo === undefined) {
    await withCommit(tx, ...written);
    return { paymentId, payment: inserted, email };
  }
  const [payment] = await together(written);
  if (promo !== undefined) {
    await reserveRedemption(tx, platform, {
      promoId: promo.id,
      perUserLimit: promo.per_user_limit,
      firstPurchase: promo.first_purchase_only,
      userId: input.userId,
      paymentId,
      at: now,
    });
  }
  if (isPaidLater) return { paymentId, payment, email };
  const paidChange = change && (await findPlanChange(tx, payment.id));
  const sale = {
    ...{ capturedMinor: lines.totalCents, late: false, overpaid: false },
    change: paidChange,
  };
  const paid = await completeSale(tx, platform, payment, sale);
  if (await isConsented(tx, paid)) await beginConsented(tx, platform, paid);
  return { paymentId, payment: paid, email };
}

/** A method of the buyer that is charged by the terms of this payment method; locked against its removal. */
async function requireChargeable(
  tx: Executor,
  { gateway }: MethodRow,
  { userId, savedMethodId, save }: OrderInput,
): Promise<void> {
  if (savedMethodId === undefined) return;
  await lockMethodsOf(tx, userId);
  const chargeable = await listMethodsWithGateway(tx, userId);
  const fits = chargeable.some((one) => one.id === savedMethodId && one.gateway === gateway);
  if (!fits || save !== undefined) refuse('method_unavailable');
}

function requireSavable({ provider }: MethodRow, { save, renew, change, gift }: OrderInput): void {
  // A gift leaves nothing that could be charged later, and has no plan to replace.
  if (gift && [save, renew, change].some((one) => one !== undefined)) refuse('bad_request');
  if (save === undefined || capabilitiesOf(provider)?.saves !== undefined) return;
  refuse('method_unavailable');
}

/** The method's limits apply to the total, its provider's limits to the charge. */
function requireWithinLimits(
  method: MethodRow,
  { totalCents }: PlanChangeLines,
  charge: Charge,
): void {
  const capabilities = capabilitiesOf(method.provider);
  if (
    totalCents < method.min_total_cents ||
    totalCents > method.max_total_cents ||
    (capabilities !== undefined && !acceptsCharge(capabilities, charge))
  ) {
    refuse('method_unavailable');
  }
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
): Promise<{ promo: PromoRow | undefined; releasedPayments: readonly string[] }> {
  if (input.promocode.trim() === '') return { promo: undefined, releasedPayments: [] };
  const { price, open, same, now } = order;
  const { promo, refusal, releasedPayments } = await evaluatePromoCode(tx, {
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
  // A code this order has already reserved stays valid for it, even if the code has changed since.
  const reserved = promo !== undefined && same?.promo_code_id === promo.id;
  if (promo === undefined || (refusal !== undefined && !reserved)) {
    refuse('promo_invalid', { reason: refusal ?? 'unknown' });
  }
  return { promo, releasedPayments };
}

function hasQuote(
  payment: PaymentRow,
  lines: PlanChangeLines,
  promo: PromoRow | undefined,
): boolean {
  return (
    payment.promo_code_id === (promo?.id ?? null) &&
    payment.price_cents === lines.priceCents &&
    payment.credit_cents === lines.creditCents &&
    payment.fee_percent === lines.feePercent &&
    payment.discount_percent === lines.discountPercent &&
    payment.total_cents === lines.totalCents
  );
}
