import { decimalFromRate, rateFromDecimal } from '@sesame/contract/money.ts';
import type { changeRate as route } from '@sesame/contract/operator-gateways.ts';
import type { AnswerOf, BodyOf } from '@sesame/contract/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { type DoneBy, recordAct } from '../../operators/index.ts';
import { currentRate } from './current-rate.ts';
import { getRates } from './get-rates.ts';
import { isNear } from './rates.rules.ts';
import { endOverride, insertOverride, lockOverride, lockRates } from './rates.store.ts';

/**
 * Sets the rate of quotes from now on, above the Bank of Russia's; null leaves it to the bank again. One that is 30 % off
 * what holds is `rate_jump` until its operator says that it is meant.
 */
export function changeRate(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  { rate, reason, jump_meant: jumpMeant = false }: BodyOf<typeof route>,
  by: DoneBy,
): Promise<AnswerOf<typeof route>> {
  const at = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    await lockRates(tx);
    const open = await lockOverride(tx);
    if (rate !== null && !jumpMeant) await requireNear(tx, platform, rate);
    if (open !== undefined) await endOverride(tx, open.id, at);
    if (rate !== null) {
      await insertOverride(tx, { rateE4: rateFromDecimal(rate), operatorId: by.operator.id, at });
    }
    await recordAct(tx, platform, {
      ...by,
      action: 'methods.change_rate',
      subject: 'rate:RUB',
      before: { rate: open === undefined ? null : decimalFromRate(open.rate_e4) },
      after: { rate },
      reason,
    });
    return getRates(tx, platform);
  });
}

async function requireNear(
  tx: Executor,
  platform: Pick<Platform, 'clock' | 'config'>,
  rate: number,
): Promise<void> {
  const current = await currentRate(tx, platform);
  if (current === undefined || isNear(rateFromDecimal(rate), current.rateE4)) return;
  refuse('rate_jump', { from: decimalFromRate(current.rateE4) });
}
