import type { RateOnWire } from '@sesame/contract/fields.ts';
import { type Cents, chargeFromTotal, rateFromDecimal } from '@sesame/contract/money.ts';
import type { PaymentMethod } from '@sesame/contract/payments.ts';

/** A sum in the currency that a method charges, and the rate that it comes from. */
export type Charge = RateOnWire & { amountMinor: Cents };

/** What the gateway will ask for, when that is no dollars; null when it is, and when there is nothing to pay. */
export function chargeOf(
  method: Pick<PaymentMethod, 'charge'> | undefined,
  totalCents: Cents,
): Charge | null {
  if (method?.charge === undefined || totalCents === 0) return null;
  const amountMinor = chargeFromTotal(totalCents, rateFromDecimal(method.charge.rate));
  return { ...method.charge, amountMinor };
}
