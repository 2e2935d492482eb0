import type { testShownRate as route } from '@sesame/contract/console/settings/shown-rate.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { RatedCurrency } from '@sesame/contract/shared/shop-settings.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { fetchRate } from './fetch-rates.ts';
import { getShownRateState } from './get-shown-rate-state.ts';

/** Fetches the rate of a currency for real. It is stored like that of the hourly job, so that it can be shown at once. */
export async function testShownRate(
  platform: Platform,
  currency: RatedCurrency,
  by: Actor,
): Promise<AnswerOf<typeof route>> {
  const problem = await fetchRate(platform, currency);
  const result = { ...(await getShownRateState(platform, currency)), problem };
  await inTransaction(platform.db, (tx) =>
    recordAuditEvent(tx, platform, {
      ...by,
      action: 'settings.test_rate',
      subject: `rate:${currency}`,
      after: { rate: result.rate, problem },
    }),
  );
  return result;
}
