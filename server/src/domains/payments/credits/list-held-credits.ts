import type { HeldCredit } from '@sesame/contract/console/payments/credits.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type CreditHold, listCreditHolds } from '../../ledger/index.ts';

export async function listHeldCredits(
  { db }: Pick<Platform, 'db'>,
  userId: string,
): Promise<HeldCredit[]> {
  return (await listCreditHolds(db, userId)).map(serializeHeldCredit);
}

export function serializeHeldCredit(row: CreditHold): HeldCredit {
  return {
    id: row.id,
    payment_id: row.payment_id,
    amount: dollarsFromCents(row.amount_cents),
    created_at: row.created_at.toISOString(),
    releasable_at: row.releasable_at.toISOString(),
    released_at: row.released_at?.toISOString() ?? null,
    released: row.released_cents === null ? null : dollarsFromCents(row.released_cents),
  };
}
