import { HISTORY_PAGE_SIZE } from '@sesame/contract/shared/limits.ts';
import type { Payout } from '@sesame/contract/shop/referrals.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listPayoutsOf } from './payouts.store.ts';
import { serializePayout } from './serialize-payout.ts';

export async function listPayouts(
  { db }: Pick<Platform, 'db'>,
  userId: string,
  before: string | undefined,
): Promise<Payout[]> {
  const rows = await listPayoutsOf(db, { userId, before, limit: HISTORY_PAGE_SIZE });
  return rows.map(serializePayout);
}
