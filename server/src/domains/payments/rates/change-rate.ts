import type { changeRate as route } from '@sesame/contract/console/payments/gateways.ts';
import { decimalFromRate, rateFromDecimal } from '@sesame/contract/shared/money.ts';
import type { AnswerOf, BodyOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { currentRate } from './current-rate.ts';
import { getRates } from './get-rates.ts';
import { isNearRate } from './rates.rules.ts';
import { endRateOverride, insertRateOverride, lockRateOverride, lockRates } from './rates.store.ts';

/**
 * Sets the exchange rate for new quotes, which overrides the Bank of Russia's; null removes the override. A rate more
 * than 30 % off the current one is refused with `rate_jump` until the operator confirms it with `confirm_jump`.
 */
export function changeRate(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  { rate, reason, confirm_jump: confirmJump = false }: BodyOf<typeof route>,
  by: Actor,
): Promise<AnswerOf<typeof route>> {
  const at = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    await lockRates(tx);
    const open = await lockRateOverride(tx);
    if (rate !== null && !confirmJump) await requireNear(tx, platform, rate);
    if (open !== undefined) await endRateOverride(tx, open.id, at);
    if (rate !== null) {
      await insertRateOverride(tx, {
        rateE4: rateFromDecimal(rate),
        operatorId: by.operator.id,
        at,
      });
    }
    await recordAuditEvent(tx, platform, {
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
  if (current === undefined || isNearRate(rateFromDecimal(rate), current.rateE4)) return;
  refuse('rate_jump', { from: decimalFromRate(current.rateE4) });
}
