import { HISTORY_PAGE_SIZE } from '@sesame/contract/shared/limits.ts';
import type { Gift } from '@sesame/contract/shop/gifts.ts';
import type { Platform } from '../../../platform/platform.ts';
import { productCards } from '../../catalogue/index.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { listOwnGifts } from './gift-claims.store.ts';
import { serializeGift } from './serialize-gift.ts';

/** A page of the gifts that a buyer has bought, newest first, without their codes. */
export async function listGifts(
  platform: Pick<Platform, 'db' | 'listener' | 'log'>,
  gateways: Gateways,
  { userId, before }: { readonly userId: string; readonly before: string | undefined },
): Promise<Gift[]> {
  const rows = await listOwnGifts(platform.db, userId, { before, limit: HISTORY_PAGE_SIZE });
  if (rows.length === 0) return [];
  const cards = await productCards(platform);
  return Promise.all(rows.map((row) => serializeGift(row, { cards, gateways })));
}
