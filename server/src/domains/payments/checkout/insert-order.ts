import type { PlanChangeLines } from '@sesame/contract/shared/orders/plan-change.ts';
import { violatedConstraint } from '../../../platform/db/errors.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Notifying } from '../../../platform/platform.ts';
import type { OrderPrice } from '../../catalogue/index.ts';
import { CHARGE_OPEN_MS } from '../charges/charges.rules.ts';
import type { MethodRow } from '../records/methods.store.ts';
import { isPaidByBalance } from '../records/payments.rules.ts';
import { insertPayment, type PaymentRow } from '../records/payments.store.ts';
import { nextSync } from '../records/reconcile.rules.ts';
import type { PromoRow } from '../redemptions/redemptions.store.ts';
import type { Charge } from './charge-order.ts';
import type { OrderInput } from './order-input.ts';

/** Writes the payment of an order. */
export async function insertOrder(
  tx: Executor,
  platform: Notifying,
  order: {
    input: OrderInput;
    price: OrderPrice;
    method: MethodRow;
    lines: PlanChangeLines;
    charge: Charge;
    promo: PromoRow | undefined;
    now: Date;
  },
): Promise<PaymentRow> {
  const { input, price, method, lines, charge, promo, now } = order;
  const atOnce = lines.totalCents === 0 || isPaidByBalance(method);
  const openMs =
    input.savedMethodId === undefined ? method.payment_timeout_s * 1_000 : CHARGE_OPEN_MS;
  const expiresAt = new Date(now.getTime() + openMs);
  const row = {
    id: platform.ids.uuid(),
    user_id: input.userId,
    product_id: price.productId,
    price_id: price.priceId,
    gateway: method.gateway,
    provider: method.provider,
    title: price.title,
    title_ru: price.titleRu,
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
    credit_cents: lines.creditCents,
    total_cents: lines.totalCents,
    ...charge,
    provider_option: method.provider_option,
    country: input.country,
    is_gift: input.gift,
    currency: 'USD',
    state: 'pending',
    created_at: now,
    expires_at: expiresAt,
    checkout_state: atOnce ? 'none' : 'requested',
    checkout_url: null,
    gateway_reference: null,
    sync_at: atOnce
      ? null
      : (nextSync({ state: 'pending', expiresAt, checkCount: 0 }, 'unknown', now) ?? null),
    paid_at: null,
    closed_at: null,
    captured_currency: null,
    review_reason: null,
    flags: null,
    access_from: null,
    access_until: null,
  } as const;
  return insertPayment(tx, row, { kind: 'ordered', at: now }).catch(refuseSecond);
}

/**
 * The buyer's pending payments are locked, so a conflicting payment must be in review: its money has arrived and waits
 * for an operator. It must not be paid a second time.
 */
function refuseSecond(error: unknown): never {
  if (violatedConstraint(error) === 'payments_one_open') refuse('payment_in_review');
  throw error;
}
