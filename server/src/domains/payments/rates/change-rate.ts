import { decimalFromRate, rateFromDecimal } from '@sesame/contract/money.ts';
import type { changeRate as route } from '@sesame/contract/operator-gateways.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type DoneBy, recordAct } from '../../operators/index.ts';
import { getRates } from './get-rates.ts';
import { endOverride, insertOverride, lockOverride, lockRates } from './rates.store.ts';

/** Sets the rate of quotes from now on, above the Bank of Russia's; null leaves it to the bank again. */
export function changeRate(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  { rate, reason }: { rate: number | null; reason: string },
  by: DoneBy,
): Promise<AnswerOf<typeof route>> {
  const at = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    await lockRates(tx);
    const open = await lockOverride(tx);
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
