import type { getRates as route } from '@sesame/contract/console/payments/gateways.ts';
import { decimalFromRate } from '@sesame/contract/shared/money.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { chooseRate } from './rates.rules.ts';
import { findRates } from './rates.store.ts';
import { serializeRate } from './serialize-charge.ts';

/** The current exchange rate and the latest rates of the Bank of Russia. */
export async function getRates(
  db: Executor,
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
): Promise<AnswerOf<typeof route>> {
  const rates = await findRates(db);
  const rate = chooseRate(rates, config.fixedRateE4, clock.now());
  const official = rates.filter(({ source }) => source === 'cbr');
  return {
    current: rate === undefined ? null : serializeRate(rate),
    overridden: official.length < rates.length,
    official: official.map(({ rate_e4, set_at, seen_at }) => ({
      rate: decimalFromRate(rate_e4),
      set_at: set_at.toISOString(),
      seen_at: seen_at.toISOString(),
    })),
  };
}
