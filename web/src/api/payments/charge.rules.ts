import type { RateDto } from '@sesame/contract/shared/fields.ts';
import { type Cents, chargeFromTotal, rateFromDecimal } from '@sesame/contract/shared/money.ts';
import type { PaymentMethod } from '@sesame/contract/shop/payments.ts';

/** A sum in the currency that a method charges, with its rate. */
export type Charge = RateDto & { amountMinor: Cents };

/** What the gateway will charge if not dollars; null otherwise and when there is nothing to pay. */
export function chargeOf(
  method: Pick<PaymentMethod, 'charge'> | undefined,
  totalCents: Cents,
): Charge | null {
  if (method?.charge === undefined || totalCents === 0) return null;
  const amountMinor = chargeFromTotal(totalCents, rateFromDecimal(method.charge.rate));
  return { ...method.charge, amountMinor };
}
