import { HISTORY_PAGE_SIZE } from '@sesame/contract/limits.ts';
import { dollarsFromCents } from '@sesame/contract/money.ts';
import type { OperatorPayout } from '@sesame/contract/operator-referrals.ts';
import type { PayoutState } from '../../../database.types.ts';
import type { Platform } from '../../../platform/platform.ts';
import { payoutOnWire } from './payout-on-wire.ts';
import { listPayoutsIn } from './payouts.store.ts';

export async function listAllPayouts(
  { db }: Pick<Platform, 'db'>,
  state: PayoutState,
  after: string | undefined,
): Promise<OperatorPayout[]> {
  const rows = await listPayoutsIn(db, { state, after, limit: HISTORY_PAGE_SIZE });
  return rows.map((row) => ({
    ...payoutOnWire(row),
    username: row.username,
    email: row.email,
    verified: row.verified_at !== null,
    available: dollarsFromCents(row.available_cents ?? 0),
    approved_at: row.approved_at?.toISOString() ?? null,
  }));
}
