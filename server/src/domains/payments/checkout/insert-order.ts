import type { PlanChangeLines } from '@sesame/contract/shared/orders/plan-change.ts';
import { violatedConstraint } from '../../../platform/db/errors.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Notifying } from '../../../platform/platform.ts';
import type { OrderPrice } from '../../catalogue/index.ts';
import { CHARGE_OPEN_MS } from '../charges/charges.rules.ts';
import { insertQuoted } from '../records/insert-quoted.ts';
import type { MethodRow } from '../records/methods.store.ts';
import { isPaidByBalance } from '../records/payments.rules.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import type { PromoRow } from '../redemptions/redemptions.store.ts';
import type { OrderInput } from './order-input.ts';
import type { Charge } from './quote-charge.ts';

/** Writes the payment of an order. */
export async function insertOrder(
  tx: Executor,
  platform: Notifying,
  id: string,
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
  return insertQuoted(tx, platform, {
    ...{ userId: input.userId, price, method, lines, charge, now, expiresAt, atOnce },
    more: {
      id,
      promo_code_id: promo?.id ?? null,
      credit_cents: lines.creditCents,
      provider_option: method.provider_option,
      country: input.country,
      is_gift: input.gift,
    },
  }).catch(refuseSecond);
}

/**
 * The buyer's pending payments are locked, so a conflicting payment must be in review: its money has arrived and waits
 * for an operator. It must not be paid a second time.
 */
function refuseSecond(error: unknown): never {
  if (violatedConstraint(error) === 'payments_one_open') refuse('payment_in_review');
  throw error;
}
