import type { ChargeOnWire, RateOnWire } from '@sesame/contract/fields.ts';
import { decimalFromRate } from '@sesame/contract/money.ts';
import type { Rate } from './rates.rules.ts';

export function rateOnWire({ rateE4, source, at }: Rate): RateOnWire {
  return {
    currency: 'RUB',
    rate: decimalFromRate(rateE4),
    rate_at: at.toISOString(),
    source,
  };
}

/** What a payment asks for where that is no dollars; a spread that adds nothing otherwise. */
export function chargeOnWire(payment: {
  readonly charge_minor: number;
  readonly rate_e4: number | null;
  readonly rate_source: Rate['source'] | null;
  readonly rate_at: Date | null;
}): { charge?: ChargeOnWire } {
  const { charge_minor, rate_e4, rate_source, rate_at } = payment;
  if (rate_e4 === null || rate_source === null || rate_at === null) return {};
  const rate = rateOnWire({ rateE4: rate_e4, source: rate_source, at: rate_at });
  return { charge: { ...rate, amount: charge_minor / 100 } };
}
