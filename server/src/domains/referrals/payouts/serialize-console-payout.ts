import type { ConsolePayout } from '@sesame/contract/console/referrals.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import { maskAddress } from './payouts.rules.ts';
import type { PayoutRow } from './payouts.store.ts';
import { serializePayout } from './serialize-payout.ts';
import type { SourcedPayout } from './sourced-payouts.ts';

export function serializeConsolePayout(row: SourcedPayout): ConsolePayout {
  return {
    ...serializePayout(row),
    address: shownAddress(row),
    partner_id: row.user_id,
    username: row.username,
    email: row.email,
    verified: row.verified_at !== null,
    from_commissions: dollarsFromCents(row.amount_cents - row.credit_cents),
    from_refunds: dollarsFromCents(row.credit_cents),
    available: dollarsFromCents(row.available_cents ?? 0),
    approved_at: row.approved_at?.toISOString() ?? null,
    sending_at: row.sending_at?.toISOString() ?? null,
    paid_before: row.paid_before,
  };
}

/**
 * Masks the address of an approved payout until sending has started, so that no payout is paid from an outdated page.
 */
export function shownAddress(row: PayoutRow): string {
  const hidden = row.state === 'approved' && row.sending_at === null;
  return hidden ? maskAddress(row.address) : row.address;
}
