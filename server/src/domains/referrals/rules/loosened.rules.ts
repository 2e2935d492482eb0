/** The referral rules without version and time. */
export interface RuleValues {
  readonly deposit_percent: number;
  readonly first_payment_percent: number;
  readonly verified_percent: number;
  readonly hold_days: number;
  readonly payout_min_cents: number;
  readonly second_operator_cents: number;
  readonly network_accounts_max: number;
}

/**
 * Rules that protect money, each with the direction of weaker protection: a higher sum that one person may move alone,
 * a shorter hold, more accounts per network before a review.
 */
const LOOSER: Readonly<Partial<Record<keyof RuleValues, 'higher' | 'lower'>>> = {
  second_operator_cents: 'higher',
  network_accounts_max: 'higher',
  hold_days: 'lower',
};

/** Whether a change weakens any protection of money. */
export function isLoosened(before: RuleValues, after: RuleValues): boolean {
  return Object.entries(LOOSER).some(([name, direction]) => {
    // The keys of `LOOSER` are names of rules.
    const rule = name as keyof RuleValues;
    return direction === 'higher' ? after[rule] > before[rule] : after[rule] < before[rule];
  });
}
