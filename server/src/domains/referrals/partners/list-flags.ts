import type { listReferralFlags as route } from '@sesame/contract/console/referrals.ts';
import { HISTORY_PAGE_SIZE } from '@sesame/contract/shared/limits.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listOpenFlags } from './flags.store.ts';

/** Flags that wait for an operator. */
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
