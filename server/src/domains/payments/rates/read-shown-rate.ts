import { decimalFromRate } from '@sesame/contract/shared/money.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { readShownRate as route } from '@sesame/contract/shop/orders/shown-currency.ts';
import type { Platform } from '../../../platform/platform.ts';
import { currentRate } from './current-rate.ts';

/** The rate at which buyers see prices in the shown currency, as a hint; nothing is charged by it. */
export async function readShownRate(
  platform: Pick<Platform, 'db' | 'config' | 'clock'>,
): Promise<AnswerOf<typeof route>> {
  const currency = platform.config.shop().shownCurrency;
  if (currency === 'USD') return { shown: null };
  const rate = await currentRate(platform.db, platform, currency);
  if (rate === undefined) return { shown: null };
  const { rateE4, at } = rate;
  return { shown: { currency, rate: decimalFromRate(rateE4), rate_at: at.toISOString() } };
}
