import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { Payout } from '@sesame/contract/shop/referrals.ts';
import type { PayoutRow } from './payouts.store.ts';

export function serializePayout(row: PayoutRow): Payout {
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    network: row.network,
    address: row.address,
    memo: row.memo,
    amount: dollarsFromCents(row.amount_cents),
    state: row.state,
    reason: row.reason,
    transaction: row.transaction,
    not_before: row.not_before.toISOString(),
  };
}
