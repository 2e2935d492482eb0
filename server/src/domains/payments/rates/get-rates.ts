import { decimalFromRate } from '@sesame/contract/money.ts';
import type { getRates as route } from '@sesame/contract/operator-gateways.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { rateOnWire } from './charge-on-wire.ts';
import { chooseRate } from './rates.rules.ts';
import { findRates } from './rates.store.ts';

/** The rate that holds, and what the Bank of Russia told. */
export async function getRates(
  db: Executor,
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
): Promise<AnswerOf<typeof route>> {
  const kept = await findRates(db);
  const rate = chooseRate(kept, config.fixedRateE4, clock.now());
  const official = kept.filter(({ source }) => source === 'cbr');
  return {
    current: rate === undefined ? null : rateOnWire(rate),
    overridden: official.length < kept.length,
    official: official.map(({ rate_e4, set_at, seen_at }) => ({
      rate: decimalFromRate(rate_e4),
      set_at: set_at.toISOString(),
      seen_at: seen_at.toISOString(),
    })),
  };
}
