import type { Executor, Platform } from '../../../platform/platform.ts';
import { chooseRate, type Rate } from './rates.rules.ts';
import { findRates } from './rates.store.ts';

/** Roubles per dollar now; undefined when no rate is known. */
export async function currentRate(
  db: Executor,
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
): Promise<Rate | undefined> {
  return chooseRate(await findRates(db), config.fixedRateE4, clock.now());
}
