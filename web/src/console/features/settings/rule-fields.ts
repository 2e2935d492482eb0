import type { getReferralRules } from '@sesame/contract/console/referrals.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { IntegerField, MoneyField, PercentField } from '../../ui/forms/number-fields.tsx';

/** The field of every rule, in the order of the form. */
export const ruleFields = {
  deposit: PercentField,
  first_payment: PercentField,
  verified: PercentField,
  hold_days: IntegerField,
  payout_minimum: MoneyField,
  second_operator_from: MoneyField,
  accounts_per_network: IntegerField,
} as const satisfies Record<
  Exclude<keyof AnswerOf<typeof getReferralRules>, 'version' | 'created_at'>,
  object
>;
export type RuleName = keyof typeof ruleFields;
// The keys of the table above.
export const ruleNames = Object.keys(ruleFields) as readonly RuleName[];
