/**
 * One rule that the data must satisfy. `sql` selects the violations: rows with a text column `subject`, none when the
 * rule holds.
 */
export interface Invariant {
  /** The number in the list of invariants, followed by a word where one number needs several queries. */
  readonly id: string;
  /** The rule as a sentence. */
  readonly rule: string;
  /** `$1` is the time of the verification. */
  readonly sql: string;
}
