import type { ChargeDto, RateDto } from '@sesame/contract/shared/fields.ts';
import { decimalFromRate } from '@sesame/contract/shared/money.ts';
import type { Rate } from './rates.rules.ts';

export function serializeRate({ rateE4, source, at }: Rate): RateDto {
  return {
    currency: 'RUB',
    rate: decimalFromRate(rateE4),
    rate_at: at.toISOString(),
    source,
  };
}

/** The charge in rubles; an empty object for payments in dollars. */
export function serializeCharge(payment: {
  readonly charge_minor: number;
  readonly rate_e4: number | null;
  readonly rate_source: Rate['source'] | null;
  readonly rate_at: Date | null;
}): { charge?: ChargeDto } {
  const { charge_minor, rate_e4, rate_source, rate_at } = payment;
  if (rate_e4 === null || rate_source === null || rate_at === null) return {};
  const rate = serializeRate({ rateE4: rate_e4, source: rate_source, at: rate_at });
  return { charge: { ...rate, amount: charge_minor / 100 } };
}
