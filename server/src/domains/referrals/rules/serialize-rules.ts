import type { referralRulesField } from '@sesame/contract/console/referrals.ts';
import { dollarsFromCents, percentFromHundredths } from '@sesame/contract/shared/money.ts';
import type * as z from 'zod/mini';
import type { ReferralRules } from './referral-rules.store.ts';

export function serializeRules(row: ReferralRules): z.output<typeof referralRulesField> {
  return {
    version: row.version,
    created_at: row.created_at.toISOString(),
    deposit: percentFromHundredths(row.deposit_percent),
    first_payment: percentFromHundredths(row.first_payment_percent),
    verified: percentFromHundredths(row.verified_percent),
    hold_days: row.hold_days,
    payout_minimum: dollarsFromCents(row.payout_min_cents),
    second_operator_from: dollarsFromCents(row.second_operator_cents),
    accounts_per_network: row.network_accounts_max,
  };
}
