import type { QuoteLinesDto } from '@sesame/contract/shared/fields.ts';
import { chargeFromTotal } from '@sesame/contract/shared/money.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { currentRate } from '../rates/current-rate.ts';
import { serializeCharge } from '../rates/serialize-charge.ts';
import type { MethodRow } from '../records/methods.store.ts';
import type { PaymentRow } from '../records/payments.store.ts';

/** The columns of a payment that hold its charge. */
export type Charge = Pick<
  PaymentRow,
  'charge_currency' | 'charge_minor' | 'rate_e4' | 'rate_source' | 'rate_at'
>;

/**
 * The charge for a total: the total itself, or converted at the current rate. Refuses the method when there is no
 * current rate. A total of zero is always in USD.
 */
export async function quoteCharge(
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

/** Refuses when the buyer saw another sum than would be charged; the error carries the current one. */
export function requireExpectedCharge(
  charge: Charge,
  expectedMinor: number | undefined,
  lines: QuoteLinesDto,
): void {
  if (charge.charge_currency === 'USD' || expectedMinor === undefined) return;
  if (expectedMinor === charge.charge_minor) return;
  refuse('price_changed', { lines, ...serializeCharge(charge) });
}
