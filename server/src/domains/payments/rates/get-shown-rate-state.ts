import type { ShownRateState } from '@sesame/contract/console/settings/shown-rate.ts';
import { decimalFromRate } from '@sesame/contract/shared/money.ts';
import type { RatedCurrency } from '@sesame/contract/shared/shop-settings.ts';
import type { Platform } from '../../../platform/platform.ts';
import { currentRate } from './current-rate.ts';
import { isStaleRate } from './rates.rules.ts';
import { findRates } from './rates.store.ts';

/** The rate that prices would be shown at in this currency, and when the Bank of Russia last answered. */
export async function getShownRateState(
  platform: Pick<Platform, 'db' | 'config' | 'clock'>,
  currency: RatedCurrency,
): Promise<ShownRateState> {
  const rate = await currentRate(platform.db, platform, currency);
  if (rate === undefined)
    return { currency, rate: null, source: null, rate_at: null, seen_at: null, stale: false };
  const { rateE4, source, at } = rate;
  const stored = (await findRates(platform.db, currency)).find(
    (one) => one.source === 'cbr' && one.set_at.getTime() === at.getTime(),
  );
  const seen = source === 'cbr' ? stored : undefined;
  return {
    currency,
    rate: decimalFromRate(rateE4),
    source,
    rate_at: at.toISOString(),
    seen_at: seen?.seen_at.toISOString() ?? null,
    stale: seen !== undefined && isStaleRate(seen, platform.clock.now()),
  };
}
