import type { RatedCurrency } from '@sesame/contract/shared/shop-settings.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { chooseRate, type Rate } from './rates.rules.ts';
import { findRates } from './rates.store.ts';

/**
 * Units of a currency per dollar now; undefined when no rate is known. That of rubles is the one that methods charge by, so
 * a price shown in rubles does not differ from the charge.
 */
export async function currentRate(
  db: Executor,
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  currency: RatedCurrency = 'RUB',
): Promise<Rate | undefined> {
  const fixed = currency === 'RUB' ? config.fixedRateE4 : undefined;
  return chooseRate(await findRates(db, currency), fixed, clock.now());
}
