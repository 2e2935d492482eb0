import type { QuoteLinesOnWire } from '@sesame/contract/fields.ts';
import { chargeFromTotal } from '@sesame/contract/money.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import type { MethodRow } from './methods.store.ts';
import type { PaymentRow } from './payments.store.ts';
import { chargeOnWire } from './rates/charge-on-wire.ts';
import { currentRate } from './rates/current-rate.ts';

/** The columns of a payment that say what its gateway is asked for. */
export type Charge = Pick<
  PaymentRow,
  'charge_currency' | 'charge_minor' | 'rate_e4' | 'rate_source' | 'rate_at'
>;

/**
 * What the gateway would be asked for now: the total itself, or the total at the rate that holds. Refuses a method whose
 * rate nobody knows. What costs nothing is charged in no other currency.
 */
export async function chargeOrder(
  tx: Executor,
  platform: Pick<Platform, 'config' | 'clock'>,
  method: Pick<MethodRow, 'charge_currency'>,
  totalCents: number,
): Promise<Charge> {
  if (method.charge_currency === 'USD' || totalCents === 0) {
    return {
      charge_currency: 'USD',
      charge_minor: totalCents,
      rate_e4: null,
      rate_source: null,
      rate_at: null,
    };
  }
  const rate = await currentRate(tx, platform);
  if (rate === undefined) refuse('method_unavailable');
  return {
    charge_currency: 'RUB',
    charge_minor: chargeFromTotal(totalCents, rate.rateE4),
    rate_e4: rate.rateE4,
    rate_source: rate.source,
    rate_at: rate.at,
  };
}

/** Refuses when the buyer saw another sum than would be charged, with the one that would. */
export function requireExpectedCharge(
  charge: Charge,
  expectedMinor: number | undefined,
  lines: QuoteLinesOnWire,
): void {
  if (charge.charge_currency === 'USD' || expectedMinor === undefined) return;
  if (expectedMinor === charge.charge_minor) return;
  refuse('price_changed', { lines, ...chargeOnWire(charge) });
}
