/** What the partners' rules say, without when they began to. */
export interface RuleValues {
  readonly deposit_percent: number;
  readonly first_payment_percent: number;
  readonly verified_percent: number;
  readonly hold_days: number;
  readonly payout_min_cents: number;
  readonly second_person_cents: number;
  readonly network_accounts_max: number;
}

/**
 * The rules that protect money, each with the direction in which it protects less: a higher sum that one person may move
 * alone, a shorter hold, more accounts of one network that nobody looks at.
 */
const LOOSER: Readonly<Partial<Record<keyof RuleValues, 'higher' | 'lower'>>> = {
  second_person_cents: 'higher',
  network_accounts_max: 'higher',
  hold_days: 'lower',
};

/** Whether a change makes any protection of money weaker. */
export function isLoosened(before: RuleValues, after: RuleValues): boolean {
  return Object.entries(LOOSER).some(([name, direction]) => {
    // The keys of the table.
    const rule = name as keyof RuleValues;
    return direction === 'higher' ? after[rule] > before[rule] : after[rule] < before[rule];
  });
}
