import { HISTORY_PAGE_SIZE } from '@sesame/contract/limits.ts';
import { dollarsFromCents } from '@sesame/contract/money.ts';
import type { listReferralFlags as route } from '@sesame/contract/operator-referrals.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { listOpenFlags } from './flags.store.ts';

/** What waits for an operator. */
export async function listFlags({ db }: Pick<Platform, 'db'>): Promise<AnswerOf<typeof route>> {
  const rows = await listOpenFlags(db, HISTORY_PAGE_SIZE);
  return rows.map((row) => ({
    id: row.id,
    partner_id: row.partner_id,
    username: row.username,
    network: row.network,
    accounts: row.accounts,
    held: dollarsFromCents(row.held_cents),
    created_at: row.created_at.toISOString(),
  }));
}
