import { HISTORY_PAGE_SIZE } from '@sesame/contract/limits.ts';
import { dollarsFromCents } from '@sesame/contract/money.ts';
import type { listPartners as route } from '@sesame/contract/operator-referrals.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { listPartners as store } from './partners.store.ts';

export async function listPartners(
  { db }: Pick<Platform, 'db'>,
  before: string | undefined,
): Promise<AnswerOf<typeof route>> {
  const rows = await store(db, { before, limit: HISTORY_PAGE_SIZE });
  return rows.map((row) => ({
    id: row.id,
    username: row.username,
    email: row.email,
    verified: row.verified_at !== null,
    type: row.mode ?? 'base',
    registrations: row.registrations,
    total_earnings: dollarsFromCents(row.earned_cents ?? 0),
    credited: dollarsFromCents(row.credited_cents ?? 0),
    on_hold: dollarsFromCents(row.pending_cents ?? 0),
    available: dollarsFromCents(row.available_cents ?? 0),
    in_payout: dollarsFromCents(row.in_payout_cents ?? 0),
    paid_out: dollarsFromCents(row.paid_out_cents ?? 0),
    spent: dollarsFromCents(row.spent_cents ?? 0),
    reversed: dollarsFromCents(row.reversed_cents ?? 0),
  }));
}
