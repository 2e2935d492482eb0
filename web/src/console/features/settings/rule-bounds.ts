import type { getReferralRules } from '@sesame/contract/console/referrals.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';

/** The bounds of every rule; percentages and dollars may have two decimals. */
export const ruleBounds = {
  deposit: { min: 0, max: 50, step: 0.01 },
  first_payment: { min: 0, max: 50, step: 0.01 },
  verified: { min: 0, max: 50, step: 0.01 },
  hold_days: { min: 0, max: 365, step: 1 },
  payout_minimum: { min: 0.01, max: 100_000, step: 0.01 },
  second_operator_from: { min: 0, max: 1_000_000, step: 0.01 },
  accounts_per_network: { min: 1, max: 1_000, step: 1 },
} as const satisfies Record<
  Exclude<keyof AnswerOf<typeof getReferralRules>, 'version' | 'created_at'>,
  object
>;
export type RuleName = keyof typeof ruleBounds;
// The keys of the table above.
export const ruleNames = Object.keys(ruleBounds) as readonly RuleName[];
