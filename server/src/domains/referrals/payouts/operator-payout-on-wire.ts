import { dollarsFromCents } from '@sesame/contract/money.ts';
import type { OperatorPayout } from '@sesame/contract/operator-referrals.ts';
import { payoutOnWire } from './payout-on-wire.ts';
import { maskAddress } from './payouts.rules.ts';
import type { ListedPayout, PayoutRow } from './payouts.store.ts';

export function operatorPayoutOnWire(row: ListedPayout): OperatorPayout {
  return {
    ...payoutOnWire(row),
    address: shownAddress(row),
    partner_id: row.user_id,
    username: row.username,
    email: row.email,
    verified: row.verified_at !== null,
    available: dollarsFromCents(row.available_cents ?? 0),
    approved_at: row.approved_at?.toISOString() ?? null,
    sending_at: row.sending_at?.toISOString() ?? null,
    paid_before: row.paid_before,
  };
}

/** An approved payout is not paid from a page that may be old: its address is whole only once sending has started. */
export function shownAddress(row: PayoutRow): string {
  const hidden = row.state === 'approved' && row.sending_at === null;
  return hidden ? maskAddress(row.address) : row.address;
}
