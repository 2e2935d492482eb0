/** One rule of the ledgers. `sql` finds what breaks it: rows with a text column `subject`, none when all is well. */
export interface Invariant {
  /** Its number in the list of invariants, with a word when one number needs several questions. */
  readonly id: string;
  /** The rule, as a sentence. */
  readonly rule: string;
  /** `$1` is the moment of the audit. */
  readonly sql: string;
}
