import {
  GIFT_FIGURES_DAYS,
  type readGiftFigures as route,
} from '@sesame/contract/console/payments/gifts.ts';
import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sumGifts } from './console-gifts.store.ts';

/** Gifts sold and redeemed in 30 days, and what the shop owes for those that are not redeemed. */
export async function readGiftFigures({
  db,
  clock,
}: Pick<Platform, 'db' | 'clock'>): Promise<AnswerOf<typeof route>> {
  const since = new Date(clock.now().getTime() - GIFT_FIGURES_DAYS * DAY_MS);
  const { sold, redeemed, owed } = await sumGifts(db, since);
  const serialize = ({ count, cents }: typeof sold) => ({ count, total: dollarsFromCents(cents) });
  return { sold: serialize(sold), redeemed: serialize(redeemed), owed: serialize(owed) };
}
